import { expect, test } from 'vitest';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { numberFieldFilter } from '#shared/offers/field-values.ts';
import { offerTextFilter } from '#shared/offers/offer-text-filter.ts';
import { testId } from '#test/support/test-id.ts';
import { activeConditions, flatConditions } from '#web/features/offers/search/search-filter.ts';
import { searchParams } from '#web/features/offers/search/search-params.ts';
import { searchConditions } from '#web/features/requests/view/search-conditions.ts';

const angus = testId('angus');
const horns = testId('horns');

/** As the search for offers begins, with these filters set. */
const searched = (set: object) => {
  const nothing = Object.fromEntries(
    Object.entries(searchParams).map(([name, { initial }]) => [name, initial]),
  );
  const conditions = activeConditions({ ...nothing, ...set } as never, { today: '2026-03-02' });
  return searchConditions({ $and: flatConditions(conditions.values()) });
};

test('no filter asks nothing', () => {
  expect(searchConditions(undefined)).toEqual([]);
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
    conditions.map((one) => (one.kind === 'named' ? `${one.kind} ${one.as.name}` : one.kind)),
  ).toEqual([
    'text',
    'text',
    'named breed',
    'specification',
    'named usage',
    'gender',
    'named age',
    'named category',
    'named category2',
    'named classification',
    'named association',
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

test('a word that breeds are called by, too, stays one word', () => {
  const filter = offerTextFilter('angus', () => [angus]);
  expect(searchConditions(filter)).toEqual([{ kind: 'text', word: 'angus' }]);
});

test('a range of numbers is one condition of its field, from step to step', () => {
  const [range] = searchConditions(numberFieldFilter(horns, { min: 300, max: 2500 }));
  expect(range).toMatchObject({ kind: 'field', field: horns });
  const values = range?.kind === 'field' ? range.values : [];
  expect([values[0], values.at(-1)]).toEqual(['300', '2500']);
});

test.each<AttributeFilter>([
  { field: 'amount', comparison: 'ne', value: 5000 },
  { field: 'id', comparison: 'eq', value: angus },
  { field: 'gender', comparison: 'ne', value: 'female' },
  { field: 'status', comparison: 'eq', value: 'later' },
  { $or: [] },
  {
    $or: [
      { field: 'place.name', comparison: 'contains', value: 'Hof' },
      { field: 'amount', comparison: 'eq', value: 1 },
    ],
  },
])('what no screen asks stands as it was asked: %j', (filter) => {
  expect(searchConditions({ $and: [filter] })).toEqual([
    { kind: 'other', asked: JSON.stringify(filter) },
  ]);
});
