import { beforeAll, describe, expect, test } from 'vitest';
import { type AttributeFilter, leavesOf } from '#shared/kernel/attribute-filter.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { testId } from '#test/support/test-id.ts';
import { dataOf, makeRequestStage, type RequestStage, refusal } from './request-stage.ts';

const angus = testId('angus');
const offer = (more: Partial<Offer> = {}): Offer => ({
  country: testId('DE'),
  animalkind: testId('cattle'),
  offergroup: angus,
  category1: [],
  amount: 3,
  status: 'available',
  statusWeekly: [],
  spotMarket: false,
  associations: [],
  attachments: [],
  dynamicFields: [],
  locationOfSale: testId('stall'),
  owner: testId('supplier'),
  ownerActive: true,
  activityUntil: '2027-01-01T00:00:00.000Z',
  geoPosition: { lat: 48.5, lon: 11.5 },
  region: testId('Bavaria'),
  place: {},
  autApproval: { status: 'none' },
  history: [],
  ...more,
});

let stage: RequestStage;
beforeAll(async () => {
  stage = await makeRequestStage();
  const offers: Readonly<Record<string, Partial<Offer>>> = {
    near: {},
    nearOther: { offergroup: testId('other breed') },
    nearMany: { amount: 40 },
    // About 222 km to the north.
    far: { geoPosition: { lat: 50.1, lon: 11.5 } },
    hens: { animalkind: testId('hens') },
    abroad: { country: testId('AT') },
    archived: { status: 'archived' },
    pending: { autApproval: { status: 'pending' } },
    lapsed: { activityUntil: '2026-01-01T00:00:00.000Z' },
  };
  for (const [name, more] of Object.entries(offers)) {
    await stage.put('offer', testId(`offer ${name}`), offer(more));
  }
});

const found = async (more: object) => dataOf(await stage.init('farmer', more)).searchFilter?.found;

describe('the proof of search counts what a search may find within 200 km', () => {
  test('of the animal kind', async () => {
    expect(await found({})).toBe(3);
  });

  test('of the offer group, where one is asked for', async () => {
    expect(await found({ offergroup: angus })).toBe(2);
  });

  test('of what was searched for', async () => {
    const attributeFilter = { field: 'amount', comparison: 'gte', value: 10 };
    expect(await found({ searchFilter: { attributeFilter } })).toBe(1);
  });

  test('in other countries too, where the search named them', async () => {
    const countries = [testId('DE'), testId('AT')];
    const attributeFilter = { field: 'country', comparison: 'in', value: countries };
    expect(await found({ searchFilter: { attributeFilter } })).toBe(4);
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
    const kms = offers.map(({ km }) => km);
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

  test.each([
    ['no reason at all', { reasons: [] }],
    ['an unknown reason', { reasons: ['price'] }],
    ['another reason without a word', { reasons: ['other'] }],
  ])('%s is refused', async (_, why) => {
    expect(await refusal(begin([{ ...near, ...why }]))).toMatchObject({
      code: 'kernel.invalidInput',
    });
  });
});

describe('a search that proves nothing is refused', () => {
  test.each([
    ['other animals', 'animalkind', testId('hens')],
    ['another country', 'country', testId('AT')],
    ['one supplier', 'owner', testId('supplier')],
  ])('%s', async (_, field, value) => {
    const attributeFilter = { $and: [{ field, comparison: 'eq', value }] };
    expect(await refusal(stage.init('farmer', { searchFilter: { attributeFilter } }))).toEqual({
      code: 'requests.searchTooNarrow',
      status: 422,
      fields: [[field, 'requests.searchTooNarrow']],
    });
  });

  const elsewhere = { field: 'country', comparison: 'eq', value: testId('AT') };
  const here = { field: 'country', comparison: 'in', value: [testId('DE'), testId('AT')] };
  const nowhere = { lat: 0, lon: 0, km: 1 };
  test.each([
    ['a place of one’s own', { field: 'geoPosition', comparison: 'within', value: nowhere }],
    ['one offer', { field: 'id', comparison: 'eq', value: testId('offer') }],
    ['offers of yesterday', { field: 'updated', comparison: 'lt', value: '2026-03-01' }],
    ['another country, as a choice', { $or: [elsewhere] }],
    ['another country, behind the own one', { $and: [here, { $and: [elsewhere] }] }],
    ['all but the own country', { field: 'country', comparison: 'ne', value: testId('DE') }],
  ])('%s, however it is wrapped', async (_, filter) => {
    const attributeFilter = { $and: [filter] };
    const [field] = leavesOf(filter as AttributeFilter).map((one) => one.field);
    expect(await refusal(stage.init('farmer', { searchFilter: { attributeFilter } }))).toEqual({
      code: 'requests.searchTooNarrow',
      status: 422,
      fields: [[field, 'requests.searchTooNarrow']],
    });
  });

  test('an unknown field', async () => {
    const attributeFilter = { field: 'colour', comparison: 'eq', value: 'red' };
    expect(
      await refusal(stage.init('farmer', { searchFilter: { attributeFilter } })),
    ).toMatchObject({ code: 'search.unknownField', status: 400 });
  });

  test('a radius of one’s own', async () => {
    const answer = await refusal(stage.init('farmer', { searchFilter: { radiusKm: 1 } }));
    expect(answer).toMatchObject({ code: 'kernel.invalidInput', status: 400 });
  });
});
