import { expect, test } from 'vitest';
import { attributesOf } from '#functions/entities/class/attributes-of.ts';
import { classScreens, SCREEN_CLASSES } from '#shared/class-screens.ts';
import type { AnyClassScreen, Field, Fields } from '#shared/entities/class-screen.ts';
import { entityClasses } from '#shared/entity-classes.ts';
import type { AnyEntityClass } from '#shared/kernel/entity-class.ts';

/** The type that the schema gives a field of this control; for lists, that of what is in it. */
const TYPES = {
  texts: ['object', true],
  pages: ['object', true],
  line: ['text', false],
  number: ['number', false],
  day: ['text', false],
  yes: ['boolean', false],
  choice: ['text', false],
  choices: ['text', true],
  lines: ['text', true],
  numbers: ['number', true],
  entry: ['text', false],
  entries: ['text', true],
  pin: ['object', false],
  pins: ['object', true],
  ownId: ['text', false],
  factPath: ['text', false],
  stepField: ['text', false],
  stepAnswers: ['text', true],
  fact: ['any', false],
  rows: ['object', true],
  part: ['object', false],
} as const satisfies Record<Exclude<Field['control'], 'kept'>, readonly [string, boolean]>;

/** Choices that only older revisions have. */
const FORMER: Readonly<Record<string, readonly string[]>> = { 'steps.whenOver': ['close'] };

type Described = { readonly path: string; readonly field: Field };

function described(fields: Fields, prefix = ''): Described[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const path = `${prefix}${name}`;
    const inner = field.control === 'rows' || field.control === 'part' ? field.fields : {};
    return [{ path, field }, ...described(inner, `${path}.`)];
  });
}

test('every class with a description stands in the menu', () => {
  const withScreen = Object.entries(classScreens).flatMap(([name, screen]) =>
    screen === null ? [] : [name],
  );
  expect([...SCREEN_CLASSES].sort()).toEqual(withScreen.sort());
});

test.each([...SCREEN_CLASSES])('a search finds by every filter of the list of %s', (name) => {
  const { groups }: AnyEntityClass = entityClasses[name];
  const columns = Object.values(groups).flatMap((group) => Object.keys(group.columns));
  expect(columns).toEqual(expect.arrayContaining([...classScreens[name].filters]));
});

test.each([...SCREEN_CLASSES])('the screen of %s says what its schema says', (name) => {
  const screen: AnyClassScreen = classScreens[name];
  const attributes = attributesOf(entityClasses[name]);
  for (const { path, field } of described(screen.fields)) {
    const attribute = attributes.find(({ externalid }) => externalid === path);
    expect(attribute, path).toBeDefined();
    if (attribute === undefined || field.control === 'kept') continue;
    const [type, list] = TYPES[field.control];
    const written = attribute.type === 'integer' ? 'number' : attribute.type;
    expect({ path, type: written, list: attribute.list }).toEqual({ path, type, list });
    // A list or a switch is always sent, so it may look optional; anything else that must be given has its star.
    const isSent = attribute.list || field.control === 'yes';
    if (field.required || !isSent) {
      expect({ path, required: field.required === true }).toEqual({
        path,
        required: attribute.required,
      });
    }
    if (field.control === 'pin' || field.control === 'pins') {
      const id = attributes.find(({ externalid }) => externalid === `${path}.id`);
      expect({ path, of: field.of }).toEqual({ path, of: id?.entityclass });
    }
    if (field.control === 'entry' || field.control === 'entries') {
      expect({ path, of: field.of }).toEqual({ path, of: attribute.entityclass });
    }
    if (field.control === 'choice' || field.control === 'choices') {
      const offered = attribute.options?.filter(
        (option) => !FORMER[path]?.includes(String(option)),
      );
      expect({ path, choices: [...field.choices] }).toEqual({ path, choices: offered });
    }
  }
  for (const column of [...screen.columns, ...screen.filters]) {
    expect(Object.keys(screen.fields)).toContain(column);
  }
});
