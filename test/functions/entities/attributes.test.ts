import { expect, test } from 'vitest';
import { attributesOf } from '#functions/entities/class/attributes-of.ts';
import { entityImplementations } from '#functions/entities/handler.ts';
import { getAttribute } from '#functions/entities/reading/get-attribute.ts';
import { ENTITY_CLASS_NAMES, entityClasses } from '#shared/entity-classes.ts';
import type { AnyEntityClass } from '#shared/kernel/entity-class.ts';
import { GUEST } from '#shared/kernel/principal.ts';
import { memoryWorld } from '#test/support/memory-world.ts';
import { animalClass } from './farm-classes.ts';

const { listClasses, loadEntityclass } = entityImplementations;
const world = memoryWorld();
const context = {
  ...world,
  who: GUEST,
  rows: world.rowsFor(GUEST),
  requestId: 'request',
  host: 'de.localhost',
  sourceAddress: '192.0.2.7',
};

test('the attributes of a class are the fields of its schema, through objects and lists', () => {
  expect(attributesOf(animalClass)).toEqual([
    { externalid: 'name', type: 'text', list: false, required: true, minLength: 1 },
    { externalid: 'owner', type: 'text', list: false, required: true, format: 'uuid' },
    ...[
      {
        externalid: 'farm',
        type: 'text',
        list: false,
        required: true,
        format: 'uuid',
        entityclass: 'farm',
      },
      { externalid: 'mates', type: 'object', list: true, required: false },
      {
        externalid: 'mates.animal',
        type: 'text',
        list: false,
        required: true,
        format: 'uuid',
        entityclass: 'animal',
      },
      { externalid: 'mates.note', type: 'text', list: false, required: false },
    ],
    {
      externalid: 'shown',
      type: 'boolean',
      list: false,
      required: false,
      searchable: 'boolean',
    },
    {
      externalid: 'price',
      type: 'number',
      list: false,
      required: false,
      writtenBy: ['SUP'],
    },
    { externalid: 'health', type: 'object', list: false, required: false },
    {
      externalid: 'health.checkedBy',
      type: 'text',
      list: false,
      required: false,
      writtenBy: 'system',
    },
    { externalid: 'health.note', type: 'text', list: false, required: false },
    { externalid: 'tag', type: 'text', list: false, required: false },
  ]);
});

test('every class is listed, and every reference and column that is not derived is an attribute of it', async () => {
  const classes = await listClasses({}, context);
  expect(classes.map(({ entityclass }) => entityclass)).toEqual([...ENTITY_CLASS_NAMES]);
  for (const { entityclass, attributes } of classes) {
    const known = new Set(attributes.map(({ externalid }) => externalid));
    const { groups, refs }: AnyEntityClass = entityClasses[entityclass as 'offer'];
    const columns = Object.values(groups).flatMap((group) =>
      Object.keys(group.columns).filter((path) => group.derived?.[path] === undefined),
    );
    expect([...columns, ...Object.keys(refs)].filter((path) => !known.has(path))).toEqual([]);
    expect(known.size).toBe(attributes.length);
  }
});

test('an attribute is found by its external id', async () => {
  const input = { entityclass: 'offer', externalid: 'amount' };
  expect(await getAttribute(input, context)).toMatchObject({
    type: 'integer',
    searchable: 'number',
  });
  await expect(getAttribute({ ...input, externalid: 'colour' }, context)).rejects.toMatchObject({
    error: { code: 'entities.unknownAttribute', status: 404 },
  });
  await expect(getAttribute({ ...input, entityclass: 'unicorn' }, context)).rejects.toMatchObject({
    error: { code: 'entities.unknownClass', status: 400 },
  });
});

test('a field that takes one value only says which, as one of several does', async () => {
  const optionsOf = async (entityclass: string, externalid: string) =>
    (await getAttribute({ entityclass, externalid }, context)).options;
  expect(await optionsOf('account', 'registrationOptionName')).toEqual(['agr']);
  expect(await optionsOf('account', 'staticData.role')).toEqual(expect.arrayContaining(['AGR']));
});

test('one class is described for administrators', async () => {
  const region = await loadEntityclass({ entityclass: 'region' }, context);
  expect(region).toMatchObject({ entityclass: 'region', attributesets: ['default'] });
  expect(region.attributes.find(({ externalid }) => externalid === 'aut')).toEqual({
    externalid: 'aut',
    type: 'text',
    list: false,
    required: false,
    format: 'uuid',
    entityclass: 'account',
    searchable: 'text',
  });
});
