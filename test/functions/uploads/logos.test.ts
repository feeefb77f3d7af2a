import { beforeEach, expect, test } from 'vitest';
import type { Account } from '#shared/accounts/account.ts';
import { GUEST, type Principal } from '#shared/kernel/principal.ts';
import { accountOf } from '#test/support/accounts.ts';
import { supplierData } from '#test/support/offers.ts';
import { principal } from '#test/support/principals.ts';
import { testId } from '#test/support/test-id.ts';
import { makeOfferWorld, type OfferWorld, OPENED } from '../offers/offer-world.ts';

const logo = testId('logo');
const owner = principal('SUP', { account: testId('seller') });
const office = principal('INS', { account: testId('office') });
const authority = principal('AUT', { country: testId('country') });
const administrator = principal('ADM');

let stage: OfferWorld;
beforeEach(async () => {
  stage = await makeOfferWorld();
  await stage.put('upload', 'logo', {
    name: 'Logo',
    category: 'profile',
    logo: true,
    owner: testId('seller'),
  });
});

const seller = accountOf('SUP', 'seller', {
  supExtra: { tosAcceptedOn: OPENED },
  userData: {
    insData: [{ ins: testId('office') }],
    supData: [supplierData({ logo, confirmedByAdminOn: OPENED })],
  },
}).data;
const sellerWith = (more: Partial<Account['userData']['supData'][number]>): object => ({
  userData: { ...seller.userData, supData: [supplierData({ logo, ...more })] },
});
const reads = async (who: Principal): Promise<boolean> =>
  (await stage.world.rowsFor(who).ids([logo])).items.length > 0;
/** Whom the logo is shown to, of those who read other sellers as everybody does. */
const readers = async (): Promise<string[]> => {
  const people = { guest: GUEST, rival: stage.stranger, authority, office, owner, administrator };
  const isRead = await Promise.all(Object.values(people).map(reads));
  return Object.keys(people).filter((_, index) => isRead[index]);
};

test('a logo is read by who reads the seller that shows it', async () => {
  await stage.put('account', 'seller', seller);
  const everybody = ['guest', 'rival', 'authority', 'office', 'owner', 'administrator'];
  expect(await readers()).toEqual(everybody);
  await stage.change('country', { registrationProcedure: 'confirmedByAdmin' });
  expect(await readers()).toEqual(everybody);
  await stage.change('country', { enabledForWebsite: false });
  expect(await readers()).toEqual(['authority', 'office', 'owner', 'administrator']);
});

test.each<[string, object, object, string[]]>([
  ['deactivated', { active: false }, {}, ['office']],
  [
    'blocked',
    { userData: { ...seller.userData, deactivatedOn: OPENED } },
    {},
    ['authority', 'office'],
  ],
  [
    'not confirmed',
    sellerWith({}),
    { registrationProcedure: 'confirmedByAdmin' },
    ['authority', 'office'],
  ],
  ['without accepted terms', { supExtra: {} }, {}, ['office']],
  ['showing another picture', sellerWith({ logo: testId('other') }), {}, []],
])('the logo of a seller %s is not read by others', async (_, more, country, few) => {
  await stage.put('account', 'seller', { ...seller, ...more });
  await stage.change('country', country);
  const shown = (await readers()).filter((name) => !['owner', 'administrator'].includes(name));
  expect(shown).toEqual(few);
});

test('nobody finds the logos of a seller by the seller’s id', async () => {
  await stage.put('account', 'seller', seller);
  const attributeFilter = { field: 'owner', comparison: 'eq', value: testId('seller') } as const;
  const uploads = { entityClass: 'upload', attributeFilter };
  expect(await stage.world.rowsFor(GUEST).count(uploads)).toBe(0);
});
