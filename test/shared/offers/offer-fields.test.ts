import { describe, expect, test } from 'vitest';
import { fieldErrors } from '#shared/kernel/field-errors.ts';
import { Offerfield } from '#shared/masterdata/offerfield.ts';
import { checkFieldValue, dynamicFieldProblems } from '#shared/offers/dynamic-field-problems.ts';
import { remainingEntries } from '#shared/offers/field-choices.ts';
import { FIELD_LINES, FIELD_TEXT_LENGTH, FIELDS_TEXT_LENGTH } from '#shared/offers/limits.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { filledFields, isMandatory, shownFields } from '#shared/offers/offer-fields.ts';
import { searchedFields } from '#shared/offers/searched-fields.ts';
import { offerOf } from '#test/support/offers.ts';
import { testId } from '#test/support/test-id.ts';

const OPTIONS = [
  { id: 'free', labels: [{ lang: 'en_GB', label: 'free' }] },
  { id: 'old', labels: [{ lang: 'en_GB', label: 'old' }], enabled: false },
];
const field = (name: string, more: object = {}) => ({
  id: testId(name),
  data: Offerfield.parse({
    labels: [{ lang: 'en_GB', label: name }],
    entryType: 'singleline-textfield',
    ...more,
  }),
});

const health = field('health', {
  entryType: 'select',
  options: OPTIONS,
  sorting: 2,
  mandatory: {},
});
const horns = field('horns', {
  entryType: 'checkbox',
  sorting: 1,
  visibility: { animalkinds: [testId('cattle')] },
  mandatory: { genders: ['male'] },
});
const eggs = field('eggs', {
  entryType: 'numberfield',
  visibility: { animalkinds: [testId('hens')] },
});
const gone = field('gone', { active: false, mandatory: {} });
const fields = [health, horns, eggs, gone];

const filled = (name: string, value: Offer['dynamicFields'][number]['value']) => ({
  field: testId(name),
  value,
});
const problemsOf = (more: Partial<Offer>) =>
  dynamicFieldProblems(fields, offerOf(more)).map(({ path, error }) => `${path} ${error.code}`);

test('a search asks for the fields that an offer it finds may have', () => {
  const search = {
    countries: [testId('country')],
    animalkinds: [testId('cattle')],
    category1: [],
    category2: [],
    animalusages: [],
    genders: [],
    ageCategories: [],
  };
  const filter = (name: string, visibility: object, more: object = {}) =>
    field(name, { entryType: 'checkbox', type: 'filter', visibility, ...more });
  const cows = filter('cows', { animalkinds: [testId('cattle')], genders: ['female'] });
  const all = filter('all', {}, { sorting: -1 });
  const others = [
    filter('pigs', { animalkinds: [testId('pigs')] }),
    filter('gone', {}, { active: false }),
    filter('words', {}, { entryType: 'textfield' }),
    field('information', { entryType: 'checkbox' }),
  ];
  const fieldsOf = (more: Partial<typeof search & { genders: string[] }> = {}) =>
    searchedFields([cows, ...others, all], { ...search, ...more });
  expect(fieldsOf()).toEqual([all, cows]);
  expect(fieldsOf({ genders: ['male', 'female'] as never })).toEqual([all, cows]);
  expect(fieldsOf({ genders: ['male'] as never })).toEqual([all]);
});

test('an offer shows the active fields of its kind, in their order', () => {
  expect(shownFields(fields, offerOf())).toEqual([horns, health]);
});

test('a field without a rule is never mandatory, with an empty one always', () => {
  expect([health, horns, eggs].map((field) => isMandatory(field, offerOf()))).toEqual([
    true,
    false,
    false,
  ]);
  expect(isMandatory(horns, offerOf({ gender: 'male' }))).toBe(true);
});

test('a field whose options are all switched off is mandatory for nobody: no offer could be saved', () => {
  const options = OPTIONS.map((option) => ({ ...option, enabled: false }));
  const over = field('over', { entryType: 'select', options, mandatory: {} });
  expect(isMandatory(over, offerOf())).toBe(false);
  expect(dynamicFieldProblems([over], offerOf())).toEqual([]);
});

describe('the own fields of an offer', () => {
  test('may hold what is asked for', () => {
    expect(
      problemsOf({ dynamicFields: [filled('health', 'free'), filled('horns', false)] }),
    ).toEqual([]);
  });

  test.each<[string, Partial<Offer>, string[]]>([
    ['a mandatory one left out', {}, [`dynamicFields.${testId('health')} fields.required`]],
    [
      'one of another animal kind',
      { dynamicFields: [filled('health', 'free'), filled('eggs', 3)] },
      ['dynamicFields.1.field offers.fieldNotShown'],
    ],
    [
      'one that is no longer active',
      { dynamicFields: [filled('health', 'free'), filled('gone', 'x')] },
      ['dynamicFields.1.field offers.fieldNotShown'],
    ],
    [
      'one twice',
      { dynamicFields: [filled('health', 'free'), filled('health', 'free')] },
      ['dynamicFields.1.field offers.fieldTwice'],
    ],
    [
      'a value that does not fit, and one left out for a male',
      { gender: 'male', dynamicFields: [filled('health', 'ill')] },
      [
        'dynamicFields.0.value fields.notAllowed',
        `dynamicFields.${testId('horns')} fields.required`,
      ],
    ],
  ])('refuse %s', (_, more, problems) => {
    expect(problemsOf(more)).toEqual(problems);
  });
});

test('of all that is filled in, an offer says what its fields ask for, without blanks and empty lines', () => {
  const lines = field('lines', { entryType: 'multitext', sorting: 3 });
  const text = field('text', { entryType: 'hidden', mandatory: {}, sorting: 4 });
  const all = [...fields, lines, text];
  const values = {
    [testId('eggs')]: 5,
    [testId('gone')]: 'x',
    [testId('text')]: 'x',
    [testId('lines')]: [' one ', ' ', 'two'],
    [testId('horns')]: false,
    [testId('health')]: 'free',
  };
  const dynamicFields = filledFields(all, offerOf(), values);
  expect(dynamicFields).toEqual([
    filled('horns', false),
    filled('health', 'free'),
    filled('lines', ['one', 'two']),
  ]);
  expect(dynamicFieldProblems(all, offerOf({ dynamicFields }))).toEqual([]);
  // Each text is short enough, all of them together are not.
  const long = [...dynamicFields.slice(0, 2), filled('lines', Array(6).fill('x'.repeat(2000)))];
  expect(dynamicFieldProblems(all, offerOf({ dynamicFields: long }))).toEqual([
    { path: 'dynamicFields.2.value', error: fieldErrors.tooLong, limit: FIELDS_TEXT_LENGTH },
  ]);
  expect(filledFields(all, offerOf(), { [testId('lines')]: [' '] })).toEqual([]);
});

test('a mandatory checkbox must be ticked', () => {
  const dynamicFields = [filled('health', 'free'), filled('horns', false)];
  expect(problemsOf({ gender: 'male', dynamicFields })).toEqual([
    'dynamicFields.1.value fields.required',
  ]);
});

describe('the value of a field', () => {
  const codeOf = (entryType: string, value: Offer['dynamicFields'][number]['value']) => {
    const options = entryType.endsWith('select') ? OPTIONS : [];
    return checkFieldValue(field('any', { entryType, options }).data, value)?.error.code;
  };

  test.each([
    ['select', 'free'],
    ['multiselect', ['free']],
    ['singleline-textfield', 'one line'],
    ['textfield', 'two\nlines'],
    ['multitext', ['two\nlines', 'more']],
    ['singleline-multitext', ['one', 'two']],
    ['checkbox', false],
    ['datefield', '2026-02-28'],
    ['numberfield', 0],
  ])('of %s may be %j', (entryType, value) => {
    expect(codeOf(entryType, value)).toBeUndefined();
  });

  test.each([
    ['select', 'ill', 'fields.notAllowed'],
    ['select', 'old', 'fields.notAllowed'],
    ['select', ['free'], 'fields.wrongType'],
    ['multiselect', 'free', 'fields.wrongType'],
    ['multiselect', [], 'fields.required'],
    ['multiselect', ['free', 'free'], 'fields.notAllowed'],
    ['multiselect', ['free', 'ill'], 'fields.notAllowed'],
    ['singleline-textfield', '', 'fields.required'],
    ['singleline-textfield', 'two\nlines', 'fields.wrongFormat'],
    ['textfield', 5, 'fields.wrongType'],
    ['multitext', ['one', ''], 'fields.required'],
    ['singleline-multitext', ['two\nlines'], 'fields.wrongFormat'],
    ['checkbox', 'yes', 'fields.wrongType'],
    ['datefield', '2026-02-30', 'fields.wrongFormat'],
    ['datefield', 'soon', 'fields.wrongFormat'],
    ['numberfield', '5', 'fields.wrongType'],
    ['numberfield', -1, 'fields.tooSmall'],
    ['textfield', 'x'.repeat(FIELD_TEXT_LENGTH + 1), 'fields.tooLong'],
    ['multitext', Array(FIELD_LINES + 1).fill('x'), 'fields.tooMany'],
    ['hidden', 'x', 'fields.notAllowed'],
  ])('of %s cannot be %j', (entryType, value, code) => {
    expect(codeOf(entryType, value)).toBe(code);
  });
});

test('of the address of an older search, the fields and values remain that there still are', () => {
  const still = [`${health.id}=free`, `${eggs.id}=300..`];
  const others = [`${health.id}=sick`, `${testId('gone')}=1`, 'x'];
  expect(remainingEntries([...others, ...still], [health, eggs])).toEqual(still);
});
