import { expect, test } from 'vitest';
import { type AttributeFilter, leavesOf } from '#shared/kernel/attribute-filter.ts';
import { numberFieldFilter } from '#shared/offers/field-values.ts';
import { offerConditions } from '#shared/offers/offer-conditions.ts';
import { offerTextFilter } from '#shared/offers/offer-text-filter.ts';
import { activeConditions, flatConditions } from '#shared/offers/search-filter.ts';
import { searchParams } from '#shared/offers/search-params.ts';
import { testId } from '#test/support/test-id.ts';

const angus = testId('angus');
const horns = testId('horns');

/** As the search for offers begins, with these filters set. */
const searched = (set: object) => {
  const nothing = Object.fromEntries(
    Object.entries(searchParams).map(([name, { initial }]) => [name, initial]),
  );
  const conditions = activeConditions({ ...nothing, ...set } as never, { today: '2026-03-02' });
  return offerConditions({ $and: flatConditions(conditions.values()) });
};

test('no filter asks nothing', () => {
  expect(offerConditions(undefined)).toEqual([]);
  expect(searched({})).toEqual([]);
});

test('every filter of the search for offers is told apart', () => {
  const conditions = searched({
    text: 'Murnau Hof',
    breed: [angus],
    specification: ['polled'],
    usage: [testId('dairy')],
    gender: ['female'],
    age: [testId('heifer')],
    category: [testId('category 1')],
    category2: [testId('category 2')],
    classification: [testId('label')],
    association: [testId('aso')],
    week: '2026-W40',
    before: 1,
    after: 1,
    comparison: 'gte',
    amount: 12,
    now: true,
    spot: true,
    field: [`${horns}=polled`],
  });
  expect(
    conditions.map((condition) =>
      condition.kind === 'named' ? `${condition.kind} ${condition.field}` : condition.kind,
    ),
  ).toEqual([
    'text',
    'text',
    'named offergroup',
    'specification',
    'named animalusage',
    'gender',
    'named ageCategory',
    'named category1',
    'named category2',
    'named classification',
    'named associations',
    'week',
    'amount',
    'now',
    'spot',
    'field',
  ]);
  expect(searched({ amount: 12, comparison: 'lt' })).toEqual([
    { kind: 'amount', comparison: 'lt', amount: 12 },
  ]);
  expect(conditions).toContainEqual({ kind: 'amount', comparison: 'gte', amount: 12 });
  expect(conditions).toContainEqual({
    kind: 'week',
    weeks: ['2026-W39', '2026-W40', '2026-W41'],
  });
});

test('a word that breeds and specifications are called by, too, stays one word', () => {
  const filter = offerTextFilter('angus', () => ({
    offergroup: [angus],
    offerspecification: ['red'],
  }));
  expect(offerConditions(filter)).toEqual([{ kind: 'text', word: 'angus' }]);
});

test('a range of numbers is one condition of its field, from step to step', () => {
  const [range] = offerConditions(numberFieldFilter(horns, { min: 300, max: 2500 }));
  expect(range).toMatchObject({ kind: 'field', field: horns, range: { min: 300, max: 2500 } });
});

test.each<AttributeFilter>([
  { field: 'amount', comparison: 'ne', value: 5000 },
  { field: 'id', comparison: 'eq', value: angus },
  { field: 'gender', comparison: 'ne', value: 'female' },
  { field: 'status', comparison: 'eq', value: 'later' },
  { field: 'status', comparison: 'eq', value: 'available' },
  { field: 'gender', comparison: 'in', value: [] },
  { field: 'region', comparison: 'contains', value: 'Rind' },
  { $or: [] },
  {
    $or: [
      { field: 'status', comparison: 'eq', value: 'archived' },
      { field: 'availableFrom', comparison: 'lte', value: '1900-01-01' },
    ],
  },
  {
    $or: [
      { field: 'place.name', comparison: 'contains', value: 'Hof' },
      { field: 'amount', comparison: 'eq', value: 1 },
    ],
  },
])('what no screen asks is unknown, and all of it is kept: %j', (filter) => {
  expect(offerConditions({ $and: [filter] })).toEqual([
    { kind: 'unknown', leaves: leavesOf(filter) },
  ]);
});
