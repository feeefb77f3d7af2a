import { expect, test } from 'vitest';
import { classScreens, SCREEN_CLASSES } from '#shared/class-screens.ts';
import type { AnyClassScreen, Fields } from '#shared/entities/class-screen.ts';
import { classKey, fieldWords } from '#shared/entities/field-words.ts';
import { entityClasses } from '#shared/entity-classes.ts';
import { messages as de_DE } from '#web/i18n/messages/de_DE/administration.ts';
import { messages as offers } from '#web/i18n/messages/de_DE/offers.ts';
import { messages as shell } from '#web/i18n/messages/de_DE/shell.ts';
import { messages as words } from '#web/i18n/messages/de_DE/words.ts';

const keys = new Set<string>(Object.keys(de_DE));
/** What the administration loads. */
const texts: Readonly<Record<string, string>> = { ...shell, ...words, ...offers, ...de_DE };

/** The words of a class's fields, by their keys. */
const wordsOf = (type: string) => fieldWords((key) => (key in texts ? key : undefined), type);

/** Tells whether a field has a name of its own, or that of a class or another field. */
const fieldNamed = (type: string, path: string): boolean => wordsOf(type).name(path) !== path;

function wordless(type: string, fields: Fields, prefix = ''): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const path = `${prefix}${name}`;
    if (field.control === 'kept') return [];
    const own = fieldNamed(type, path) ? [] : [`field ${type}.${path}`];
    const section =
      field.section === undefined ||
      keys.has(`administration.section.${field.section}`) ||
      fieldNamed(type, field.section)
        ? []
        : [`section ${field.section}`];
    const choices = field.control === 'choice' || field.control === 'choices' ? field.choices : [];
    // Languages are called by their own names.
    const without = choices.filter(
      (choice) =>
        !/^[a-z]{2}_[A-Z]{2}$/.test(choice) && wordsOf(type).choice(path, choice) === choice,
    );
    const inner = field.control === 'rows' || field.control === 'part' ? field.fields : {};
    return [
      ...own,
      ...section,
      ...without.map((choice) => `choice ${type}.${path}.${choice}`),
      ...wordless(type, inner, `${path}.`),
    ];
  });
}

test.each([...SCREEN_CLASSES])('%s is called something, and names its fields', (name) => {
  const screen: AnyClassScreen = classScreens[name];
  expect(wordless(name, screen.fields)).toEqual([]);
});

/** All keys by which the words of a field, and of what is in it, may be found. */
function keysOfField(type: string, fields: Fields, prefix = ''): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const path = `${prefix}${name}`;
    const choices = field.control === 'choice' || field.control === 'choices' ? field.choices : [];
    const inner = field.control === 'rows' || field.control === 'part' ? field.fields : {};
    return [
      ...['field', 'hint'].flatMap((kind) => [`${kind}.${type}.${path}`, `${kind}.${name}`]),
      ...choices.flatMap((choice) =>
        [`${type}.${path}.${choice}`, `${name}.${choice}`, choice].map((key) => `choice.${key}`),
      ),
      `section.${field.section}`,
      ...keysOfField(type, inner, `${path}.`),
    ];
  });
}

test('all words are of a field, a choice or a section that there is', () => {
  const fieldKeys = new Set(
    SCREEN_CLASSES.flatMap((name) => {
      const screen: AnyClassScreen = classScreens[name];
      return keysOfField(name, screen.fields).map((key) => `administration.${key}`);
    }),
  );
  const ofFields = [...keys].filter((key) =>
    /^administration\.(field|hint|choice|section)\./.test(key),
  );
  // The screen shows `exists` with the value `false` as a comparison of its own.
  expect(ofFields.filter((key) => !fieldKeys.has(key))).toEqual([
    'administration.choice.comparison.existsNot',
  ]);
});

test('every class that can refer to an entry is called something', () => {
  const referring = Object.values(entityClasses).filter(({ refs }) => Object.keys(refs).length > 0);
  const without = referring.filter(({ name }) => !(classKey(name) in texts));
  expect(without).toEqual([]);
});

test('words that all classes share stand back behind those of a field', () => {
  const { choice, name, section } = fieldWords((key) => texts[key], 'requestpackage');
  expect(choice('steps.role', 'ASO')).toBe(shell['role.ASO']);
  expect(choice('legalBasis', 'ASO')).toBe(de_DE['administration.choice.legalBasis.ASO']);
  expect(choice('legalBasis', 'unheard')).toBe('unheard');
  expect(name('ruleset')).toBe(de_DE['administration.class.ruleset']);
  expect(section('texts')).toBe(de_DE['administration.section.texts']);
  expect(section('steps')).toBe(de_DE['administration.field.steps']);
});
