import { expect, test } from 'vitest';
import { declares, filterOf, inputFacts } from '#shared/masterdata/input-facts.ts';
import { INPUT_TYPES } from '#shared/masterdata/input-type.ts';

const namesOf = (holds: (type: (typeof INPUT_TYPES)[number]) => boolean) =>
  INPUT_TYPES.filter(holds);

test('the ten types of the specification hold what they say', () => {
  expect(namesOf((type) => inputFacts(type).holds === 'option')).toEqual(['select', 'multiselect']);
  expect(namesOf((type) => inputFacts(type).several === true)).toEqual([
    'multiselect',
    'multitext',
    'singleline-multitext',
  ]);
  expect(namesOf((type) => inputFacts(type).holds === 'nothing')).toEqual(['hidden']);
  expect(namesOf(declares)).toEqual(['checkbox']);
});

test.each([
  ['options', ['select', 'multiselect']],
  ['ticked', ['checkbox']],
  ['range', ['numberfield']],
])('a search has a filter “%s” of %s', (filter, types) => {
  expect(namesOf((type) => filterOf(type) === filter)).toEqual(types);
});
