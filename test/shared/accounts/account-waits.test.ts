import { expect, test } from 'vitest';
import { accountWaits, waitsFilter } from '#shared/accounts/account-waits.ts';
import { SupplierData } from '#shared/accounts/supplier-data.ts';
import { accountOf } from '#test/support/accounts.ts';
import { testId } from '#test/support/test-id.ts';

const NOW = '2026-03-02T08:00:00.000Z';
const [home, abroad] = [testId('country'), testId('abroad')];
const begun = {
  locationsOfSale: [],
  animalkindsSold: [],
  associations: [],
  activityWarningsMailsSent: 0,
  confirmedAllLocationsOfSale: false,
};
const supplier = (more: object = {}) =>
  accountOf('SUP', 'sup', {
    userData: {
      supData: [
        SupplierData.parse({ ...begun, country: home, confirmedByAdminOn: NOW }),
        SupplierData.parse({ ...begun, country: abroad }),
      ],
    },
    ...more,
  }).data;

const farm = (supExtra: object = {}) =>
  accountOf('AGR', 'agr', { supExtra, userData: supplier().userData }).data;

test.each([
  ['a supplier in one of two countries', supplier(), [`supplier ${abroad}`]],
  ['a supplier that is deactivated', supplier({ active: false }), []],
  [
    'a control body without users',
    accountOf('INS', 'ins', { staticData: { confirmedByAdminOn: undefined } }).data,
    ['controlBody'],
  ],
  [
    'a control body that is confirmed and used',
    accountOf('INS', 'ins', { ssoUsers: ['anna'], staticData: { confirmedByAdminOn: NOW } }).data,
    [],
  ],
  ['a farm', accountOf('AGR', 'agr').data, []],
  ['a farm that has a place and sells nothing', farm(), []],
  ['a farm that sells', farm({ tosAcceptedOn: NOW }), [`supplier ${abroad}`]],
  [
    'an address that takes no mails',
    accountOf('AGR', 'agr', {
      userData: {
        emails: [
          { email: 'a@example.org', status: 'verified' },
          { email: 'b@example.org', status: 'rejected' },
        ],
      },
    }).data,
    ['mail'],
  ],
])('what waits in an account: %s', (_, account, waits) => {
  expect(accountWaits(account)).toEqual(waits);
});

test('suppliers wait only in countries whose suppliers an administrator confirms', () => {
  expect(waitsFilter('supplier', [])).toBeUndefined();
  expect(waitsFilter('supplier', [abroad])).toEqual({
    field: 'waits',
    comparison: 'in',
    value: [`supplier ${abroad}`],
  });
  expect(waitsFilter('mail', [])).toEqual({ field: 'waits', comparison: 'eq', value: 'mail' });
});
