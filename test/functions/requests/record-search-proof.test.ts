import { beforeAll, describe, expect, test } from 'vitest';
import { runSearch } from '#functions/requests/searching/run-search.ts';
import { type AttributeFilter, leavesOf } from '#shared/kernel/attribute-filter.ts';
import { numberFieldFilter } from '#shared/offers/field-values.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { offerTextFilter } from '#shared/offers/offer-text-filter.ts';
import { FOUND_OFFERS } from '#shared/requests/limits.ts';
import { testId } from '#test/support/test-id.ts';
import { requestOffer } from './request-offer.ts';
import {
  contextOf,
  dataOf,
  makeRequestStage,
  type RequestStage,
  refusal,
} from './request-stage.ts';

const angus = testId('angus');

let stage: RequestStage;
const labels = [{ lang: 'de_DE', label: 'x' }];
const cattle = { animalkinds: [testId('cattle')] };
const breed = {
  labels: [
    { lang: 'de_DE', label: 'Deutsch Angus' },
    { lang: 'da_DK', label: 'Tysk kvæg' },
  ],
  animalkind: testId('cattle'),
  offerSpecifications: [{ id: 'polled', labels }],
};
const offerfield = { labels, type: 'filter', options: [] };
const master: readonly (readonly [string, string, object])[] = [
  [
    'country',
    'AT',
    {
      labels,
      code: 'AT',
      domains: ['at.localhost'],
      languages: ['de_AT'],
      enabledForWebsite: true,
    },
  ],
  ['offergroup', 'angus', breed],
  ['offergroup', 'only AT', { ...breed, activeInCountries: [testId('AT')] }],
  ['category1', 'breeding', { labels, ...cattle }],
  ['category1', 'fattening', { labels, ...cattle, disabledForRequestSearch: true }],
  ['category1', 'of hens', { labels, animalkinds: [testId('hens')] }],
  ['animalusage', 'milk', { labels, ...cattle }],
  [
    'offerfield',
    'horns',
    { ...offerfield, entryType: 'select', options: [{ id: 'long', labels }] },
  ],
  ['offerfield', 'weight', { ...offerfield, entryType: 'numberfield' }],
  ['offerfield', 'organic', { ...offerfield, entryType: 'checkbox' }],
  ['offerfield', 'remark', { ...offerfield, entryType: 'textfield' }],
];

beforeAll(async () => {
  stage = await makeRequestStage();
  for (const [entityclass, name, data] of master) await stage.put(entityclass, testId(name), data);
  const offers: Readonly<Record<string, Partial<Offer>>> = {
    near: {},
    nearOther: { offergroup: testId('other breed') },
    nearMany: { amount: 40 },
    // About 222 km to the north.
    far: { geoPosition: { lat: 50.1, lon: 11.5 } },
    hens: { animalkind: testId('hens') },
    abroad: { country: testId('AT') },
    archived: { status: 'archived' },
    gone: { status: 'unavailable' },
    late: { status: 'later', availableFrom: '2026-03-30' },
    young: { category1: [testId('fattening')] },
    pending: { autApproval: { status: 'pending' } },
    lapsed: { activityUntil: '2026-01-01T00:00:00.000Z' },
  };
  for (const [name, more] of Object.entries(offers)) {
    await stage.put('offer', testId(`offer ${name}`), requestOffer(more));
  }
});

const asked = async (attributeFilter: object, more: object = {}) =>
  dataOf(await stage.init('farmer', { ...more, searchFilter: { attributeFilter } })).searchFilter;
const refused = async (attributeFilter: object, more: object = {}) =>
  refusal(stage.init('farmer', { ...more, searchFilter: { attributeFilter } }));
const found = async (more: object) => dataOf(await stage.init('farmer', more)).searchFilter?.found;

describe('the proof of search counts what a search may find within 200 km', () => {
  test('of the animal kind', async () => {
    expect(await found({})).toBe(3);
  });

  test('of the offer group, where one is asked for', async () => {
    expect(await found({ offergroup: angus })).toBe(2);
  });

  test('of what was searched for', async () => {
    expect(await asked({ field: 'amount', comparison: 'gte', value: 10 })).toMatchObject({
      found: 1,
    });
  });

  test('in other countries too, where the search named them', async () => {
    const value = [testId('DE'), testId('AT')];
    expect(await asked({ field: 'country', comparison: 'in', value })).toMatchObject({
      found: 4,
      foundWithoutConditions: 4,
    });
  });

  test('and beside it what the animal kind alone finds', async () => {
    const amount = { field: 'amount', comparison: 'gte', value: 9_000 };
    expect(await asked(amount)).toMatchObject({ found: 0, foundWithoutConditions: 3 });
    expect(dataOf(await stage.init('farmer')).searchFilter).toMatchObject({
      found: 3,
      foundWithoutConditions: 3,
      until: '2026-03-02',
    });
  });
});

describe('no alternative, and so not found, is what', () => {
  const idsFound = async (more: object = {}) =>
    dataOf(await stage.init('farmer', more)).searchFilter?.offers.map(({ id }) => id);
  const readyIn = (...value: string[]) => ({
    searchFilter: { attributeFilter: { field: 'availableWeeks', comparison: 'in', value } },
  });
  const rows = (calendarWeek: string, from: string, to: string) => ({
    statusWeekly: [{ calendarWeek, from, to, available: 5 }],
  });

  test('is sold out, or comes after today', async () => {
    const ids = await idsFound();
    expect(ids).not.toContain(testId('offer gone'));
    expect(ids).not.toContain(testId('offer late'));
  });

  test('but it is found once its day has come, whoever says that it is sold out', async () => {
    const before = stage.time.now;
    stage.time.now = Date.parse('2026-03-30T08:00:00.000Z');
    expect(await idsFound()).toContain(testId('offer late'));
    stage.time.now = before;
  });

  test('and in the weeks that the search names, where it has animals in them', async () => {
    const week = rows('2026-W14', '2026-03-30', '2026-04-05');
    const weekly = { status: 'later' as const, availableFrom: '2026-03-30', ...week };
    await stage.put('offer', testId('offer weekly'), requestOffer(weekly));
    expect(await idsFound(readyIn('2026-W13', '2026-W14'))).toEqual([testId('offer weekly')]);
    expect(await idsFound(readyIn('2026-W12', '2026-W13'))).toEqual([]);
    const { searchFilter } = dataOf(await stage.init('farmer', readyIn('2026-W13', '2026-W14')));
    expect(searchFilter).toMatchObject({
      until: '2026-04-05',
      found: 1,
      foundWithoutConditions: 5,
      offers: [{ animals: { amount: 5, calendarWeek: '2026-W14' } }],
    });
  });

  test('had its animals in a past week, though the search names that week beside others', async () => {
    const id = testId('offer over');
    await stage.put('offer', id, requestOffer(rows('2026-W09', '2026-02-23', '2026-03-01')));
    expect(await idsFound(readyIn('2026-W09', '2026-W10'))).toEqual([]);
    await stage.put('offer', id, requestOffer(rows('2026-W10', '2026-03-02', '2026-03-08')));
    expect(await idsFound(readyIn('2026-W09', '2026-W10'))).toEqual([id]);
    await stage.put('offer', id, requestOffer({ status: 'archived' }));
  });

  test('is only in categories that are switched off for requests', async () => {
    expect(await idsFound()).not.toContain(testId('offer young'));
    const both = { category1: [testId('fattening'), testId('breeding')] };
    await stage.put('offer', testId('offer young'), requestOffer(both));
    expect(await idsFound()).toContain(testId('offer young'));
    await stage.put(
      'offer',
      testId('offer young'),
      requestOffer({ category1: [testId('fattening')] }),
    );
  });
});

describe('what was found is kept with the request', () => {
  const begin = async (offers?: object) =>
    dataOf(
      await stage.init('farmer', { offergroup: angus, searchFilter: offers ? { offers } : {} }),
    ).searchFilter?.offers;
  const near = { id: testId('offer near'), rev: 1 };
  const nearMany = { id: testId('offer nearMany'), rev: 1 };
  const said = { reasons: ['age', 'other'], text: 'Zu alt für unsere Herde.' };

  test('each offer at its revision, the nearest first, with what was said of it', async () => {
    const offers = (await begin([{ ...near, ...said }])) ?? [];
    expect(offers.find(({ id }) => id === near.id)).toEqual({
      ...near,
      km: 44,
      animals: { offergroup: angus, amount: 3 },
      ...said,
    });
    expect(offers.find(({ id }) => id === nearMany.id)).toEqual({
      ...nearMany,
      km: 44,
      animals: { offergroup: angus, amount: 40 },
      reasons: [],
    });
    const kms = offers.map(({ km = 0 }) => km);
    expect(kms).toEqual(kms.toSorted((a, b) => a - b));
  });

  test.each([
    ['of another revision', { id: near.id, rev: 2 }],
    ['that is too far away', { id: testId('offer far'), rev: 1 }],
    ['that never was', { id: testId('offer nobody has'), rev: 1 }],
  ])('a reason for an offer %s is refused', async (_, offer) => {
    expect(
      await refusal(
        begin([
          { ...nearMany, ...said },
          { ...offer, ...said },
        ]),
      ),
    ).toEqual({
      code: 'requests.offersChanged',
      status: 409,
      fields: [['searchFilter.offers.1', 'requests.offersChanged']],
    });
  });
});

describe('a search that proves nothing is refused', () => {
  test.each([
    ['other animals', { field: 'animalkind', comparison: 'eq', value: testId('hens') }],
    [
      'a country that is none',
      { field: 'country', comparison: 'in', value: [testId('DE'), testId('XX')] },
    ],
  ])('for %s', async (_, filter) => {
    const [leaf] = leavesOf(filter as AttributeFilter);
    expect(await refused(filter)).toEqual({
      code: 'requests.searchTooNarrow',
      status: 422,
      fields: [[leaf?.field, 'requests.searchTooNarrow']],
    });
  });

  const oneOf = (field: string, ...value: string[]) => ({ field, comparison: 'in', value });
  test.each<readonly [string, string, object]>([
    ['a breed of other animals', 'offergroup', oneOf('offergroup', testId('brown hen'))],
    ['a breed of another country', 'offergroup', oneOf('offergroup', testId('only AT'))],
    ['a breed that is none', 'offergroup', oneOf('offergroup', angus, testId('unicorn'))],
    ['a use that is none', 'animalusage', oneOf('animalusage', testId('magic'))],
    ['a category of other animals', 'category1', oneOf('category1', testId('of hens'))],
    ['a category that does not count', 'category1', oneOf('category1', testId('fattening'))],
    ['an association that is a farm', 'associations', oneOf('associations', testId('farmer'))],
    [
      'a specification that no breed has',
      'offerspecification',
      oneOf('offerspecification', 'winged'),
    ],
    ['a field that is none', 'fieldValues', oneOf('fieldValues', `${testId('no field')}=long`)],
    [
      'a field that is not searched for',
      'fieldValues',
      oneOf('fieldValues', `${testId('remark')}=long`),
    ],
    ['an option that is none', 'fieldValues', oneOf('fieldValues', `${testId('horns')}=short`)],
    [
      'scattered numbers',
      'fieldValues',
      oneOf('fieldValues', `${testId('weight')}=1`, `${testId('weight')}=9`),
    ],
  ])('for %s', async (_, field, filter) => {
    expect(await refused({ $and: [filter] })).toEqual({
      code: 'requests.conditionNotPossible',
      status: 422,
      fields: [[field, 'requests.conditionNotPossible']],
    });
  });

  test('for another breed than that of the request', async () => {
    const filter = oneOf('offergroup', testId('angus'));
    await stage.put('offergroup', testId('second'), { ...breed, labels });
    expect(await refused(filter, { offergroup: testId('second') })).toMatchObject({
      fields: [['offergroup', 'requests.conditionNotPossible']],
    });
    expect(await asked(filter, { offergroup: angus })).toMatchObject({ found: 2 });
  });

  test('with a radius of one’s own', async () => {
    const answer = await refusal(stage.init('farmer', { searchFilter: { radiusKm: 1 } }));
    expect(answer).toMatchObject({ code: 'kernel.invalidInput', status: 400 });
  });
});

describe('what the search page asks is kept as it was asked', () => {
  test('all of it', async () => {
    const attributeFilter: AttributeFilter = {
      $and: [
        { field: 'animalusage', comparison: 'in', value: [testId('milk')] },
        { field: 'category1', comparison: 'in', value: [testId('breeding')] },
        { field: 'associations', comparison: 'in', value: [testId('aso')] },
        { field: 'offerspecification', comparison: 'in', value: ['polled'] },
        { field: 'fieldValues', comparison: 'in', value: [`${testId('horns')}=long`] },
        { field: 'fieldValues', comparison: 'in', value: [`${testId('organic')}=true`] },
        numberFieldFilter(testId('weight'), { min: 5, max: 120 }),
      ],
    };
    expect((await asked(attributeFilter))?.attributeFilter).toEqual(attributeFilter);
  });

  test('and what a word names is looked up, in every language and for all countries, though none is said', async () => {
    const search = await asked(offerTextFilter('kvaeg') ?? {});
    expect(search).toMatchObject({ found: 2, foundWithoutConditions: 3 });
    const offergroup = [angus, testId('only AT')].toSorted();
    expect(search?.attributeFilter).toEqual(
      offerTextFilter('kvaeg', () => ({ offergroup, offerspecification: [] })),
    );
  });
});

test('an offer that comes while the search runs is counted only where it is named', async () => {
  const context = contextOf(stage.world, 'farmer');
  const search: typeof context.rows.search = async (query) => {
    const page = await context.rows.search(query);
    if (query.entityClass === 'offer')
      await stage.put('offer', testId('offer just come'), requestOffer());
    return page;
  };
  const { found, offers } = await runSearch(
    { ...context, rows: { ...context.rows, search } },
    {
      country: testId('DE'),
      today: '2026-03-02',
      animalkind: testId('cattle'),
      isByWeek: false,
      position: { lat: 48.1, lon: 11.5 },
      radiusKm: 200,
      attributeFilter: undefined,
      offers: FOUND_OFFERS,
    },
  );
  expect(found).toBe(offers.length);
});
