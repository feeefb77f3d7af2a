import { expect, test } from 'vitest';
import { NOTHING_CHOSEN, WITHOUT } from '#web/features/offers/search/clear-conditions.ts';
import {
  activeConditions,
  FILTER_NAMES,
  searchFilter,
  searchSorting,
} from '#web/features/offers/search/search-filter.ts';
import { type OfferSearchState, searchParams } from '#web/features/offers/search/search-params.ts';
import { readListState } from '#web/kernel/use-list-state.ts';

const market = { countries: ['de', 'at'], animalkind: 'cattle' };
const stateOf = (address: string): OfferSearchState =>
  readListState(searchParams, new URLSearchParams(address));
const everything = stateOf(
  'place=Linz&lat=48.3&lon=14.3&radius=50&breed=a&breed=b&usage=milk&gender=female&age=calf&category=young' +
    '&classification=label&comparison=lte&amount=12&now=1&spot=1',
);

test('an address without parameters asks for the whole market', () => {
  expect(searchFilter(market, stateOf(''))).toEqual({
    $and: [
      { field: 'country', comparison: 'in', value: ['de', 'at'] },
      { field: 'animalkind', comparison: 'eq', value: 'cattle' },
    ],
  });
});

test('each parameter is one condition', () => {
  expect(Object.fromEntries(activeConditions(everything))).toEqual({
    radius: { field: 'geoPosition', comparison: 'within', value: { lat: 48.3, lon: 14.3, km: 50 } },
    breed: { field: 'offergroup', comparison: 'in', value: ['a', 'b'] },
    usage: { field: 'animalusage', comparison: 'in', value: ['milk'] },
    gender: { field: 'gender', comparison: 'in', value: ['female'] },
    age: { field: 'ageCategory', comparison: 'in', value: ['calf'] },
    category: { field: 'category1', comparison: 'in', value: ['young'] },
    classification: { field: 'classification', comparison: 'in', value: ['label'] },
    amount: { field: 'amount', comparison: 'lte', value: 12 },
    now: { field: 'status', comparison: 'eq', value: 'available' },
    spot: { field: 'spotMarket', comparison: 'eq', value: true },
  });
});

test('a radius without a place, and half a position, are no condition', () => {
  expect(activeConditions(stateOf('radius=50&lat=48.3')).size).toBe(0);
});

test('one condition can be left out to count what it hides', () => {
  const filter = searchFilter(market, everything, 'breed');
  expect(JSON.stringify(filter)).not.toContain('offergroup');
  expect(JSON.stringify(filter)).toContain('geoPosition');
});

test('taking a condition away takes that one away and no other; resetting takes all', () => {
  for (const name of FILTER_NAMES) {
    const left = activeConditions({ ...everything, ...WITHOUT[name] });
    expect([...left.keys()]).toEqual(FILTER_NAMES.filter((one) => one !== name));
  }
  expect({ ...everything, ...NOTHING_CHOSEN }).toEqual({ ...stateOf(''), comparison: 'lte' });
});

test('nearest first where a place is known, else the newest', () => {
  const nearest = [{ field: 'geoPosition', direction: 'asc' }];
  const newest = [{ field: 'updated', direction: 'desc' }];
  expect(searchSorting(everything)).toEqual(nearest);
  expect(searchSorting(stateOf(''))).toEqual(newest);
  expect(searchSorting({ ...everything, sort: 'newest' })).toEqual(newest);
  expect(searchSorting(stateOf('sort=amount'))).toEqual([{ field: 'amount', direction: 'desc' }]);
});
