import { expect, test } from 'vitest';
import { AttributeFilter, leavesOf, pinnedValues } from '#shared/kernel/attribute-filter.ts';
import type { Labels } from '#shared/kernel/label.ts';
import { readListState } from '#shared/kernel/list-state.ts';
import { matchesFilter } from '#shared/kernel/match-filter.ts';
import { AVAILABILITIES } from '#shared/offers/availability.ts';
import { makeBreedSearch } from '#shared/offers/make-breed-search.ts';
import { offerGroups } from '#shared/offers/offer-groups.ts';
import { offerTextFilter } from '#shared/offers/offer-text-filter.ts';
import {
  activeConditions,
  FILTER_NAMES,
  fartherSearch,
  searchFilter,
  searchSorting,
} from '#shared/offers/search-filter.ts';
import { type OfferSearchState, searchParams } from '#shared/offers/search-params.ts';
import { OverviewQuery } from '#shared/search/overview.ts';
import { principal } from '#test/support/principals.ts';
import { NOTHING_CHOSEN, withoutCondition } from '#web/features/offers/search/clear-conditions.ts';
import { searchOverview } from '#web/features/offers/search/search-overview.ts';

const today = '2026-03-02';
const market = { countries: ['de', 'at'], animalkind: 'cattle', today };
const stateOf = (address: string): OfferSearchState =>
  readListState(searchParams, new URLSearchParams(address));
const everything = stateOf(
  'place=Linz&lat=48.3&lon=14.3&radius=50&breed=a&breed=b&usage=milk&gender=female&age=calf&category=young' +
    '&classification=label&comparison=lte&amount=12&now=1&spot=1&text=hof&specification=polled&category2=rare' +
    '&association=bio&week=2026-W53&before=1&after=2&field=horns%3Dpolled&field=horns%3Dscurs&field=weight%3D5..7',
);

const TO_BE_HAD: AttributeFilter = {
  $or: [
    { field: 'status', comparison: 'in', value: ['available', 'later'] },
    { field: 'availableFrom', comparison: 'exists', value: true },
  ],
};

/** The server takes the filter, and the question of the page about a supplier with all facets. */
function expectTaken(state: OfferSearchState): void {
  const filter = searchFilter(market, state);
  expect(AttributeFilter.parse(filter)).toEqual(filter);
  const { input } = searchOverview({ ...market, owner: 'us' }, state, {
    usesAssociations: true,
    animalkindsUsingPoultrySystem: ['cattle'],
  });
  expect(OverviewQuery.parse({ entityClass: 'offer', ...input })).toMatchObject(input);
}

test('an address without parameters asks for the whole market', () => {
  expect(searchFilter(market, stateOf(''))).toEqual({
    $and: [
      { field: 'country', comparison: 'in', value: ['de', 'at'] },
      { field: 'animalkind', comparison: 'eq', value: 'cattle' },
      TO_BE_HAD,
    ],
  });
});

test('what is sold out without a day is not found; what comes or comes again is', () => {
  const { columns } = offerGroups.market;
  const found = (row: { status: string; availableFrom?: string }) =>
    matchesFilter(
      {
        status: [row.status],
        availableFrom: row.availableFrom === undefined ? [] : [Date.parse(row.availableFrom)],
      },
      TO_BE_HAD,
      columns,
    );
  expect(found({ status: 'available' })).toBe(true);
  expect(found({ status: 'later', availableFrom: '2026-12-01' })).toBe(true);
  expect(found({ status: 'unavailable', availableFrom: '2026-12-01' })).toBe(true);
  expect(found({ status: 'unavailable' })).toBe(false);
});

test.each([
  ['lat=999&lon=14', undefined],
  ['lat=48&lon=-200', undefined],
  ['lat=48&lon=14&radius=-5', 200],
  ['lat=48&lon=14&radius=0', 200],
  ['lat=48&lon=14&radius=1e9', 200],
  ['lat=48&lon=14&radius=NaN', 200],
  ['lat=48&lon=14&radius=65', 65],
])('an address with %s asks what the server takes', (address, km) => {
  expectTaken(stateOf(address));
  const within = activeConditions(stateOf(address)).get('radius');
  expect(within).toEqual(
    km && { field: 'geoPosition', comparison: 'within', value: { lat: 48, lon: 14, km } },
  );
});

const many = (count: number, entry: (at: number) => string) =>
  Array.from({ length: count }, (_, index) => entry(index)).join('&');
test.each([
  ['300 breeds', many(300, (index) => `breed=b${index}`)],
  ['a breed of 5,000 characters', `breed=${'x'.repeat(5000)}`],
  ['a text of 300 words', `text=${many(300, (index) => `w${index}`).replaceAll('&', '+')}`],
  ['60 fields', many(60, (index) => `field=f${index}%3Dv`)],
  ['a field of 5,000 characters', `field=f%3D${'x'.repeat(5000)}`],
])('an address with %s asks what the server takes', (_, address) => {
  expectTaken(stateOf(address));
});

test('each parameter is one condition', () => {
  expect(Object.fromEntries(activeConditions(everything, { today }))).toEqual({
    radius: { field: 'geoPosition', comparison: 'within', value: { lat: 48.3, lon: 14.3, km: 50 } },
    breed: { field: 'offergroup', comparison: 'in', value: ['a', 'b'] },
    usage: { field: 'animalusage', comparison: 'in', value: ['milk'] },
    gender: { field: 'gender', comparison: 'in', value: ['female'] },
    age: { field: 'ageCategory', comparison: 'in', value: ['calf'] },
    category: { field: 'category1', comparison: 'in', value: ['young'] },
    classification: { field: 'classification', comparison: 'in', value: ['label'] },
    amount: { field: 'amount', comparison: 'lte', value: 12 },
    now: {
      $or: [
        { field: 'status', comparison: 'eq', value: 'available' },
        { field: 'availableFrom', comparison: 'lte', value: today },
      ],
    },
    spot: { field: 'spotMarket', comparison: 'eq', value: true },
    text: offerTextFilter('hof'),
    specification: { field: 'offerspecification', comparison: 'in', value: ['polled'] },
    category2: { field: 'category2', comparison: 'in', value: ['rare'] },
    association: { field: 'associations', comparison: 'in', value: ['bio'] },
    week: {
      field: 'availableWeeks',
      comparison: 'in',
      value: ['2026-W52', '2026-W53', '2027-W01', '2027-W02'],
    },
    'field:horns': {
      field: 'fieldValues',
      comparison: 'in',
      value: ['horns=polled', 'horns=scurs'],
    },
    'field:weight': {
      $or: [
        {
          field: 'fieldValues',
          comparison: 'in',
          value: ['weight=5', 'weight=6', 'weight=7'],
        },
      ],
    },
  });
});

test.each(['week=2025-W53', 'week=12', 'week=2026-W1', 'field=horns', 'field=%3Dpolled'])(
  'what the address says wrongly is no condition: %s',
  (address) => {
    expect(activeConditions(stateOf(address)).size).toBe(0);
  },
);

test('weeks around that are not offered as a choice are the usual two', () => {
  expect(stateOf('before=999&after=-1')).toMatchObject({ before: 2, after: 2 });
});

test('one supplier’s offers are asked for on the market, also by that supplier', () => {
  const filter = searchFilter({ ...market, owner: 'us' }, stateOf(''));
  expect(leavesOf(filter)).toContainEqual({ field: 'owner', comparison: 'eq', value: 'us' });
  const group = (account: string) =>
    offerGroups.owner.choose(principal('SUP', { account }), (name) => pinnedValues(filter, name));
  expect([group('us'), group('them')]).toEqual([undefined, undefined]);
  expect(AttributeFilter.safeParse(filter).success).toBe(true);
});

type Specification = { readonly id: string; readonly labels: Labels };
const named = (label: string) => ({ labels: [{ lang: 'de_DE' as const, label }] });
const breed = (id: string, label: string, offerSpecifications: Specification[] = []) => ({
  id,
  data: { ...named(label), offerSpecifications },
});
test('words find the breeds and specifications of that name besides the offers that hold them', () => {
  const search = makeBreedSearch([
    breed('a', 'Fleckvieh', [{ id: 'polled', ...named('Almhörner') }]),
    breed('b', 'Murnau-Werdenfelser'),
  ]);
  const filter = searchFilter({ ...market, breedsNamed: search }, stateOf('text=FLECK+alm'));
  const breeds = { field: 'offergroup', comparison: 'in', value: ['a'] };
  const specifications = { field: 'offerspecification', comparison: 'in', value: ['polled'] };
  expect(filter).toMatchObject({
    $and: [
      {},
      {},
      TO_BE_HAD,
      { $or: expect.arrayContaining([breeds]) },
      { $or: expect.arrayContaining([specifications]) },
    ],
  });
});

test('the name of a breed that was merged finds the remaining one, once', () => {
  const gone = { id: 'c', data: { ...breed('c', 'Fleckvieh alt').data, sameAs: 'a' } };
  expect(makeBreedSearch([gone, breed('a', 'Fleckvieh')])('fleck').offergroup).toEqual(['a']);
});

test('everything that can be chosen at once is a filter that the server takes', () => {
  expectTaken(everything);
});

test('farther offers meet all conditions but the radius, the nearest first', () => {
  const { filter, sorting } = fartherSearch(market, everything);
  const around = {
    field: 'geoPosition',
    comparison: 'within',
    value: { lat: 48.3, lon: 14.3, km: 20_000 },
  };
  expect(filter).toEqual({
    $and: expect.arrayContaining([
      around,
      { field: 'offergroup', comparison: 'in', value: ['a', 'b'] },
    ]),
  });
  expect(sorting).toEqual([{ field: 'geoPosition', direction: 'asc' }]);
});

test('a radius without a place, and half a position, are no condition', () => {
  expect(activeConditions(stateOf('radius=50&lat=48.3')).size).toBe(0);
});

test('taking a condition away takes that one away and no other; resetting takes all', () => {
  const names = [...FILTER_NAMES, 'field:horns', 'field:weight'] as const;
  for (const name of names) {
    const left = activeConditions({ ...everything, ...withoutCondition(name, everything) });
    expect([...left.keys()]).toEqual(names.filter((other) => other !== name));
  }
  expect({ ...everything, ...NOTHING_CHOSEN }).toEqual({ ...stateOf(''), comparison: 'lte' });
});

const sorting = (state: OfferSearchState, today = '2026-03-02') => searchSorting(state, today);

test('what can be had comes first; then the nearest where a place is known, else the newest', () => {
  const available = { field: 'status', direction: 'asc' };
  const nearest = { field: 'geoPosition', direction: 'asc' };
  const newest = { field: 'id', direction: 'desc' };
  const near = { ...everything, week: '', now: false };
  expect(sorting(near)).toEqual([available, nearest]);
  expect(sorting(stateOf(''))).toEqual([available, newest]);
  expect(sorting({ ...near, sort: 'newest' })).toEqual([available, newest]);
  expect(sorting(stateOf('sort=confirmed'))).toEqual([
    available,
    { field: 'activityUntil', direction: 'desc' },
    newest,
  ]);
  expect(sorting(stateOf('sort=amount'))).toEqual([
    available,
    { field: 'amount', direction: 'desc' },
  ]);
});

test('who asks for a number in a week sees first who has it; who wants most, the most of that week', () => {
  const nearest = { field: 'geoPosition', direction: 'asc' };
  const inWeek = (most?: number) => ({
    field: 'weeklyAmounts',
    direction: 'desc',
    numberOf: { values: ['2026-W51', '2026-W50'], ...(most !== undefined && { most }) },
  });
  const near = {
    ...stateOf('lat=48&lon=12&week=2026-W51&before=1'),
    after: 0,
    amount: 500,
  };
  expect(sorting({ ...near, comparison: 'gte' })).toEqual([inWeek(500), nearest]);
  expect(sorting({ ...near, comparison: 'gt' })).toEqual([inWeek(501), nearest]);
  expect(sorting({ ...near, comparison: 'lte' })).toEqual([nearest]);
  // The numbers of a week that is over are of no use any more.
  const late = sorting({ ...near, week: '2026-W52', before: 2, comparison: 'gte' }, '2026-12-14');
  expect(late[0]).toEqual({
    ...inWeek(500),
    numberOf: { values: ['2026-W52', '2026-W51'], most: 500 },
  });
  expect(sorting({ ...near, amount: null, sort: 'amount' })).toEqual([
    inWeek(),
    { field: 'amount', direction: 'desc' },
  ]);
});

test('the words of availability sort by what can be had first', () => {
  const statuses = AVAILABILITIES.filter((status) => status !== 'archived');
  expect(statuses.toSorted()).toEqual(['available', 'later', 'unavailable']);
});

test('who asks for a week, or for what is there now, has said what can be had', () => {
  const nearest = [{ field: 'geoPosition', direction: 'asc' }];
  const near = { ...everything, week: '', now: false };
  expect(sorting({ ...near, week: '2026-W20' })).toEqual(nearest);
  expect(sorting({ ...near, now: true })).toEqual(nearest);
});
