import { expect, test } from 'vitest';
import {
  byName,
  idOf,
  labelsOf,
  named,
  namesIn,
  optionsByName,
} from '#functions/imports/by-name.ts';
import { entityOf } from '#test/support/entity-of.ts';

const NAMES = [
  '> 2\u00a0Jahre',
  '<\u00a02 Jahre',
  'Milch/Fleisch',
  'Milch',
  '+',
  '–',
  'Mast; Zucht',
];
const known = byName(
  NAMES.map((label) =>
    entityOf('category1', { labels: [{ lang: 'de_DE' as const, label }] }, label),
  ),
  labelsOf,
);
const meant = (name: string) => named(known, name).flatMap(({ data }) => labelsOf(data));

test.each([
  ['< 2 Jahre', ['<\u00a02 Jahre']],
  ['2 jahre', ['> 2\u00a0Jahre', '<\u00a02 Jahre']],
  ['Milch / Fleisch', ['Milch/Fleisch']],
  ['–', ['–']],
  ['?', []],
])('%s means the name that is written so, else one that differs in signs only', (name, all) => {
  expect(meant(name)).toEqual(all);
});

test.each([
  ['Milch; < 2 Jahre', ['Milch', '< 2 Jahre']],
  ['Milch; Mast; Zucht; +', ['Milch', 'Mast; Zucht', '+']],
  ['Milch; Mast; Milch', ['Milch', 'Mast', 'Milch']],
  ['Milch; Fleisch\n', ['Milch', 'Fleisch']],
])('a semicolon is inside of a name that is written so: %s', (cell, names) => {
  expect(namesIn(cell, known)).toEqual(names);
});

test.each([
  ['15\u00a0kg', '15 kg', 'x'],
  ['15 kg', '1,5 kg', undefined],
  ['> 2 Jahre', '< 2 Jahre', undefined],
])('an option %j is meant by %j as it is written: %s', (label, written, id) => {
  const options = optionsByName([{ id: 'x', labels: [{ lang: 'de_DE', label }] }]);
  expect(idOf(options, written, { current: [] })).toBe(id);
});
