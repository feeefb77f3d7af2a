import { beforeEach, expect, test } from 'vitest';
import type { Account } from '#shared/accounts/account.ts';
import { GUEST, type Principal } from '#shared/kernel/principal.ts';
import { accountOf } from '#test/support/accounts.ts';
import { type SupplierFields, supplierData } from '#test/support/offers.ts';
import { principal } from '#test/support/principals.ts';
import { testId } from '#test/support/test-id.ts';
import { circleRequest } from '../campaign/campaign-rows.ts';
import { makeOfferWorld, type OfferWorld } from '../offers/offer-world.ts';

const country = testId('country');
const authority = principal('AUT', { account: testId('authority'), country });
const farmer = principal('AGR', { account: testId('farmer'), country });
const SELLS_CATTLE = {
  $and: [
    { field: 'userData.supData.country', comparison: 'eq' as const, value: country },
    { field: 'staticData.name', comparison: 'eq' as const, value: 'seller' },
    {
      field: 'userData.supData.animalkindsSold',
      comparison: 'eq' as const,
      value: testId('cattle'),
    },
  ],
};

let stage: OfferWorld;
beforeEach(async () => {
  stage = await makeOfferWorld();
});

const sale = (more: SupplierFields = {}) =>
  supplierData({ animalkindsSold: [testId('cattle')], ...more });
const sellerWith = (userData: Partial<Account['userData']> = {}) =>
  accountOf('SUP', 'seller', {
    supExtra: { tosAcceptedOn: '2026-01-01T00:00:00.000Z' },
    userData: { supData: [sale()], ...userData },
  }).data;
const seller = (userData: Partial<Account['userData']> = {}) =>
  stage.put('account', 'seller', sellerWith(userData));

/** How many countries the caller reads about, then how many sellers a search finds; undefined: nobody is there. */
async function seen(who: Principal) {
  const rows = stage.world.rowsFor(who);
  const { items } = await rows.ids([testId('seller')]);
  const count = await rows.count({ entityClass: 'account', attributeFilter: SELLS_CATTLE });
  const [seller] = items.map(({ data }) => data as Account);
  return [seller?.userData.supData.length, count];
}

test('where administrators confirm suppliers, nobody but the authority finds an unconfirmed one', async () => {
  await seller();
  expect(await seen(GUEST)).toEqual([1, 1]);
  await stage.change('country', { registrationProcedure: 'confirmedByAdmin' });
  for (const who of [GUEST, farmer]) expect(await seen(who)).toEqual([undefined, 0]);
  expect(await seen(authority)).toEqual([1, 1]);
  const confirmedByAdminOn = '2026-01-02T00:00:00.000Z';
  await stage.change('seller', sellerWith({ supData: [sale({ confirmedByAdminOn })] }));
  expect(await seen(GUEST)).toEqual([1, 1]);
});

test('a seller who is confirmed in one country is not found in another that did not confirm it', async () => {
  await stage.put('country', 'abroad', stage.country('AT'));
  for (const name of ['country', 'abroad']) {
    await stage.change(name, { registrationProcedure: 'confirmedByAdmin' });
  }
  const elsewhere = { country: testId('abroad'), confirmedByAdminOn: '2026-01-02T00:00:00.000Z' };
  await seller({ supData: [sale(), sale(elsewhere)] });
  expect(await seen(GUEST)).toEqual([1, 0]);
  await stage.change('abroad', { enabledForWebsite: false });
  expect(await seen(GUEST)).toEqual([undefined, 0]);
});

test.each<[string, Partial<Account['userData']>]>([
  ['whom all control bodies have ended', { deactivatedOn: '2026-01-01T00:00:00.000Z' }],
  [
    'without an active certification',
    { certification: { active: false, since: '2026-01-01T00:00:00.000Z' } },
  ],
])('nobody but the authority and itself reads a seller %s', async (_, blocked) => {
  await seller(blocked);
  for (const who of [GUEST, farmer]) expect(await seen(who)).toEqual([undefined, 0]);
  for (const who of [authority, principal('SUP', { account: testId('seller'), country })]) {
    expect(await seen(who)).toEqual([1, 0]);
  }
});

test.each<[string, object]>([
  ['blocked', sellerWith({ deactivatedOn: '2026-01-01T00:00:00.000Z' })],
  ['deactivated', { active: false }],
])(
  'parties of a request read the name of its %s seller, and nothing else of it',
  async (_, gone) => {
    await seller();
    await stage.put(
      'request-process',
      'request',
      circleRequest('home1', stage.world.clock.now(), {
        agr: testId('farmer'),
        sup: testId('seller'),
      }),
    );
    await stage.change('seller', gone);
    const { items } = await stage.world.rowsFor(farmer).ids([testId('seller')]);
    expect(items.map(({ data }) => data)).toMatchObject([
      { staticData: { name: 'seller' }, userData: { supData: [] } },
    ]);
    const neighbour = principal('AGR', { account: testId('neighbour'), country });
    for (const who of [GUEST, neighbour]) expect(await seen(who)).toEqual([undefined, 0]);
  },
);

test.each(['INS', 'ASO', 'AUT'] as const)(
  'parties of a request read the name of its deactivated %s',
  async (role) => {
    const office = accountOf(role, 'office', {
      active: false,
      staticData: { standardName: 'Bioland', code: 'DE-ÖKO-006' },
      userData: { address: { city: 'Testdorf' } },
    });
    await stage.put('account', 'office', office.data);
    const party = { [role.toLowerCase()]: office.id };
    const request = circleRequest('home1', stage.world.clock.now(), {
      agr: testId('farmer'),
      ...party,
    });
    await stage.put('request-process', 'request', request);
    const read = async (who: Principal) => (await stage.world.rowsFor(who).ids([office.id])).items;
    const [seen] = await read(farmer);
    const { name, standardName, code } = office.data.staticData;
    expect(seen?.data).toEqual({
      active: false,
      staticData: expect.objectContaining({ name, role, standardName, code }),
      userData: { address: {} },
    });
    const neighbour = principal('AGR', { account: testId('neighbour'), country });
    for (const who of [GUEST, neighbour]) expect(await read(who)).toEqual([]);
  },
);
