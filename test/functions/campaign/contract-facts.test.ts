import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { attributesOf } from '#functions/entities/class/attributes-of.ts';
import { ENTITY_CLASS_NAMES, entityClasses, entityClassOf } from '#shared/entity-classes.ts';
import { allErrors } from '#shared/errors.ts';
import type { AnyEntityClass } from '#shared/kernel/entity-class.ts';
import { AccountRole } from '#shared/kernel/role.ts';
import { errorKey } from '#web/i18n/error-key.ts';
import { ERRORS_OF_PROGRAMS } from '#web/i18n/errors-of-programs.ts';
import { messages as de_DE } from '#web/i18n/messages/de_DE/errors.ts';
import { messages as en_GB } from '#web/i18n/messages/en_GB/errors.ts';
import { ENDPOINT_KEYS, endpointOf } from './endpoint-key.ts';
import { isBoundedText, schemaNodes } from './schema-nodes.ts';

/** Data of an entity: checked by the schema of its class, which is checked here too. */
const BY_CLASS = ['data', 'patch'];
/** Facts of a page for the log, and those that a ruleset names: bounded in number and length, free in their names. */
const FREE_FACTS = ['context', 'facts', 'cases[].facts'];
/** Records by the names of lists, and of columns. */
const BY_LIST = [
  'settings.listViews',
  'settings.exportViews',
  'settings.exportViews.*|0.headings',
  'customColumnHeaders',
  'mapping',
];

/** As long as the schemas they are made from, whatever is stored. */
const DESCRIPTIONS: readonly string[] = [
  'entities.listClasses',
  'entities.getAttribute',
  'entities.loadEntityclass',
];

const classes: readonly AnyEntityClass[] = ENTITY_CLASS_NAMES.map((name) => entityClasses[name]);
/** Every schema that what a caller sends must meet, under its name. */
const inputs: readonly (readonly [string, z.ZodType])[] = [
  ...ENDPOINT_KEYS.map((key) => [key, endpointOf(key).input] as const),
  ...classes.flatMap(({ name, schema, draft }) => [
    [`class ${name}`, schema] as const,
    ...(draft ? [[`class ${name}, draft`, draft] as const] : []),
  ]),
];
const offenders = (
  isWrong: (node: ReturnType<typeof schemaNodes>[number]) => boolean,
  schemas = inputs,
  io: 'input' | 'output' = 'input',
): string[] =>
  schemas.flatMap(([name, schema]) =>
    schemaNodes(schema, io)
      .filter(isWrong)
      .map(({ path }) => `${name}: ${path}`),
  );

describe('what callers send', () => {
  test('is an object that takes no unknown field, in every part', () => {
    const isOpen = ({ path, schema }: ReturnType<typeof schemaNodes>[number]) =>
      schema.type === 'object' &&
      schema.additionalProperties !== false &&
      ![...BY_CLASS, ...FREE_FACTS, ...BY_LIST].includes(path);
    expect(offenders(isOpen)).toEqual([]);
    const isNone = ([, schema]: (typeof inputs)[number]) => {
      const { type, anyOf } = schemaNodes(schema)[0]?.schema ?? {};
      // One of several objects, such as the two ways to register.
      return type !== 'object' && !anyOf?.every((schema) => schema.type === 'object');
    };
    expect(inputs.filter(isNone)).toEqual([]);
  });

  test('has a longest text wherever it has a text', () => {
    expect(offenders(({ schema }) => schema.type === 'string' && !isBoundedText(schema))).toEqual(
      [],
    );
  });

  test('has a longest list wherever it has a list', () => {
    expect(
      offenders(({ schema }) => schema.type === 'array' && schema.maxItems === undefined),
    ).toEqual([]);
  });
});

describe('what callers get', () => {
  test('has a longest list wherever it has a list', () => {
    const outputs = ENDPOINT_KEYS.filter((key) => !DESCRIPTIONS.includes(key)).map(
      (key) => [key, endpointOf(key).output] as const,
    );
    expect(
      offenders(
        ({ schema }) => schema.type === 'array' && schema.maxItems === undefined,
        outputs,
        'output',
      ),
    ).toEqual([]);
  });

  test.each([
    ['de_DE', de_DE],
    ['en_GB', en_GB],
  ])(
    'has a text in %s for every failure, but for those that only a program can cause',
    (_, texts) => {
      const withText = new Map(Object.entries(texts));
      const codes = Object.keys(allErrors);
      const untold = codes.filter((code) => !withText.get(errorKey(code))?.trim());
      expect(untold.toSorted()).toEqual(Object.values(ERRORS_OF_PROGRAMS).flat().toSorted());
    },
  );

  test.each(ENDPOINT_KEYS)('%s says in a sentence what it does', (key) => {
    expect(endpointOf(key).summary).toMatch(/^[A-Z].{10,}\.$/s);
  });
});

test('method and path name one call', () => {
  const names = ENDPOINT_KEYS.map((key) => `${endpointOf(key).method} ${endpointOf(key).path}`);
  expect(new Set(names).size).toBe(names.length);
});

describe.each(classes)('class $name', (entityClass) => {
  const attributes = attributesOf(entityClass);
  const paths = attributes.map(({ externalid }) => externalid);
  const attributeOf = (path: string) => attributes.find(({ externalid }) => externalid === path);

  test('refers from fields that hold ids to classes that exist', () => {
    const wrong = Object.entries(entityClass.refs).filter(
      ([path, target]) =>
        attributeOf(path)?.format !== 'uuid' || entityClassOf(target) === undefined,
    );
    expect(wrong).toEqual([]);
  });

  test('searches by fields that exist and hold what the column packs', () => {
    const TYPES: Readonly<Record<string, readonly string[]>> = {
      text: ['text'],
      texts: ['text'],
      number: ['number', 'integer'],
      boolean: ['boolean'],
      time: ['text'],
      geo: ['object'],
    };
    const wrong = Object.entries(entityClass.groups).flatMap(([group, { columns, derived = {} }]) =>
      Object.entries(columns)
        // A derived column is worked out of the data and stands in no schema.
        .filter(([path]) => !Object.hasOwn(derived, path))
        .filter(([path, kind]) => !TYPES[kind]?.includes(attributeOf(path)?.type ?? ''))
        .map(([path]) => `${group}: ${path}`),
    );
    expect(wrong).toEqual([]);
  });

  test('packs several values only where the column takes several', () => {
    const isListed = (path: string): boolean =>
      path
        .split('.')
        .some((_, index, names) => attributeOf(names.slice(0, index + 1).join('.'))?.list === true);
    const wrong = Object.entries(entityClass.groups).flatMap(([group, { columns }]) =>
      Object.entries(columns)
        .filter(([path, kind]) => kind === 'text' && isListed(path))
        .map(([path]) => `${group}: ${path}`),
    );
    expect(wrong).toEqual([]);
  });

  test('gives rights on fields that exist, to roles that exist', () => {
    const rights = Object.entries(entityClass.fieldRights);
    expect(rights.map(([path]) => path).filter((path) => !paths.includes(path))).toEqual([]);
    const roles = rights.flatMap(([, right]) => (right === 'system' ? [] : right));
    expect(roles.filter((role) => !AccountRole.safeParse(role).success)).toEqual([]);
  });

  test('asks for no field of which only the product decides', () => {
    const sent = schemaNodes(entityClass.draft ?? entityClass.schema).flatMap(({ path, schema }) =>
      (schema.required ?? []).map((name) => (path === '' ? name : `${path}.${name}`)),
    );
    const system = Object.entries(entityClass.fieldRights).filter(
      ([, right]) => right === 'system',
    );
    expect(system.map(([path]) => path).filter((path) => sent.includes(path))).toEqual([]);
  });
});
