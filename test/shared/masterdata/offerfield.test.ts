import { expect, test } from 'vitest';
import { offerfieldClass } from '#shared/masterdata/offerfield.ts';
import { describeMasterData } from '#test/support/describe-master-data.ts';
import { testId } from '#test/support/test-id.ts';

const labels = [{ lang: 'de_DE', label: 'Hornstatus' }];
const minimal = { labels, entryType: 'textfield' };
const everywhere = {
  countries: [],
  animalkinds: [],
  category1: [],
  category2: [],
  animalusages: [],
  genders: [],
  ageCategories: [],
};

describeMasterData(offerfieldClass, {
  minimal,
  stored: {
    ...minimal,
    descriptions: [],
    type: 'information',
    sorting: 0,
    active: true,
    options: [],
    optionGroups: [],
    visibility: everywhere,
  },
  refused: {
    'an entry type that is none of the ten': { entryType: 'radio' },
    'a select without options': { entryType: 'select' },
    'options on a text field': { options: [{ id: 'horned', labels }] },
    'two options with one id': {
      entryType: 'select',
      options: [
        { id: 'horned', labels },
        { id: 'horned', labels },
      ],
    },
    'an option in a group that does not exist': {
      entryType: 'select',
      options: [{ id: 'horned', labels, group: 'cattle' }],
    },
    'a rule that names a gender nobody has': { visibility: { genders: ['neuter'] } },
    'a rule on something offers do not have': { mandatory: { colours: ['red'] } },
  },
});

test('a select keeps its options in groups, a rule its lists', () => {
  const field = offerfieldClass.schema.parse({
    labels,
    entryType: 'select',
    options: [{ id: 'horned', labels, group: 'natural' }],
    optionGroups: [{ id: 'natural', labels }],
    mandatory: { countries: [testId('country DE')], genders: ['female'] },
  });
  expect(field.options).toEqual([{ id: 'horned', labels, group: 'natural', enabled: true }]);
  expect(field.mandatory).toEqual({
    ...everywhere,
    countries: [testId('country DE')],
    genders: ['female'],
  });
});
