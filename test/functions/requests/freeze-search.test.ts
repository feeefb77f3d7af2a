import { beforeAll, describe, expect, test } from 'vitest';
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
