import { beforeEach, expect, test } from 'vitest';
import type { Account } from '#shared/accounts/account.ts';
import { GUEST, type Principal } from '#shared/kernel/principal.ts';
import { accountOf } from '#test/support/accounts.ts';
import { supplierData } from '#test/support/offers.ts';
import { principal } from '#test/support/principals.ts';
import { testId } from '#test/support/test-id.ts';
import { makeOfferWorld, type OfferWorld } from '../offers/offer-world.ts';

const country = testId('country');
const authority = principal('AUT', { account: testId('authority'), country });
const farmer = principal('AGR', { account: testId('farmer'), country });

let stage: OfferWorld;
beforeEach(async () => {
  stage = await makeOfferWorld();
});

const sellerWith = (userData: Partial<Account['userData']> = {}) =>
  accountOf('SUP', 'seller', {
    supExtra: { tosAcceptedOn: '2026-01-01T00:00:00.000Z' },
    userData: { supData: [supplierData({ animalkindsSold: [testId('cattle')] })], ...userData },
  }).data;
const seller = (userData: Partial<Account['userData']> = {}) =>
  stage.put('account', 'seller', sellerWith(userData));

/** The name of the seller, and how many countries the caller reads about. */
async function seen(who: Principal) {
  const { entity } = await stage.world.rowsFor(who).get(testId('seller'), { fresh: true });
  const { staticData, userData } = entity.data as Account;
  return [staticData.name, userData.supData.length];
}

test('where administrators confirm suppliers, others read of an unconfirmed one its name alone', async () => {
  await seller();
  expect(await seen(GUEST)).toEqual(['seller', 1]);
  await stage.change('country', { registrationProcedure: 'confirmedByAdmin' });
  for (const who of [GUEST, farmer]) expect(await seen(who)).toEqual(['seller', 0]);
  expect(await seen(authority)).toEqual(['seller', 1]);
  const confirmedByAdminOn = '2026-01-02T00:00:00.000Z';
  await stage.change('seller', sellerWith({ supData: [supplierData({ confirmedByAdminOn })] }));
  expect(await seen(GUEST)).toEqual(['seller', 1]);
});

test.each<[string, Partial<Account['userData']>]>([
  ['whom all control bodies have ended', { deactivatedOn: '2026-01-01T00:00:00.000Z' }],
  [
    'without an active certification',
    { certification: { active: false, since: '2026-01-01T00:00:00.000Z' } },
  ],
])('others read of a seller %s its name alone', async (_, blocked) => {
  await seller(blocked);
  for (const who of [GUEST, farmer]) expect(await seen(who)).toEqual(['seller', 0]);
  const attributeFilter = {
    field: 'userData.supData.country',
    comparison: 'eq',
    value: country,
  } as const;
  const search = { entityClass: 'account', attributeFilter };
  const { items } = await stage.world.rowsFor(GUEST).search({
    ...search,
    sorting: [],
    pagination: { start: 0, limit: 50 },
  });
  expect(items.map(({ id }) => id)).not.toContain(testId('seller'));
  expect(await seen(authority)).toEqual(['seller', 1]);
  expect(await seen(principal('SUP', { account: testId('seller'), country }))).toEqual([
    'seller',
    1,
  ]);
});
