import { expect, test } from 'vitest';
import { accountClass } from '#shared/accounts/account-class.ts';
import { accountGroups } from '#shared/accounts/account-groups.ts';
import { circumstancesAt } from '#shared/kernel/circumstances.ts';
import { readGroupFor } from '#shared/kernel/row-rights.ts';
import { accountOf } from '#test/support/accounts.ts';
import { supplierData } from '#test/support/offers.ts';
import { principal } from '#test/support/principals.ts';
import { testId } from '#test/support/test-id.ts';

const NOW = new Date('2026-03-02T09:00:00.000Z');
const office = testId('office');
const tied = (deactivatedOn: string | undefined, more: object = {}) =>
  accountOf('AGR', 'farm', {
    userData: {
      insData: [{ ins: office, deactivatedOn }],
      asoData: [{ aso: office, deactivatedOn }],
    },
    ...more,
  });

test.each(['INS', 'ASO'] as const)('%s reads the farmers that it has, not those it had', (role) => {
  const who = principal(role, { account: office });
  const readsWhenEnded = (deactivatedOn: string | undefined) =>
    readGroupFor(accountClass, who, tied(deactivatedOn), circumstancesAt(NOW)) !== undefined;
  expect(readsWhenEnded(undefined)).toBe(true);
  expect(readsWhenEnded('2026-03-01T00:00:00.000Z')).toBe(false);
  // A clock that went wrong opens nothing: what says that it ended has ended.
  expect(readsWhenEnded('2027-01-01T00:00:00.000Z')).toBe(false);
});

const CUSTOMERS = { INS: 'customer', ASO: 'member' } as const;

test.each(['INS', 'ASO'] as const)(
  '%s hears of other offices of its farmer by name alone, and only as long as they are',
  (role) => {
    const [agreementOn, deactivatedOn] = ['2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z'];
    const [present, former] = [testId('present'), testId('former')];
    const farm = accountOf('AGR', 'farm', {
      userData: {
        insData: [
          { ins: office, agreementOn },
          { ins: present, agreementOn, lastImportedOn: agreementOn },
          { ins: former, deactivatedOn },
        ],
        asoData: [
          { aso: office, agreementOn },
          { aso: present, agreementOn },
          { aso: former, deactivatedOn },
        ],
      },
    });
    const { view, held } = accountGroups[CUSTOMERS[role]];
    expect(view(farm.data, principal(role, { account: office }))).toMatchObject({
      userData: {
        insData: [{ ins: office, agreementOn }, { ins: present }],
        asoData: [{ aso: office, agreementOn }, { aso: present }],
      },
    });
    expect(held({ agreedWith: [office, present] }, office)).toEqual({ agreedWith: [office] });
  },
);

test('of one who sells it reads what everybody reads', () => {
  const seller = tied('2026-03-01T00:00:00.000Z');
  seller.data.supExtra = { tosAcceptedOn: '2026-01-01T00:00:00.000Z' };
  seller.data.userData.supData = [supplierData()];
  const who = principal('INS', { account: office });
  const countries = new Set([testId('country')]);
  const on = { countriesOn: countries, countriesWithoutConfirmation: countries };
  const circumstances = { ...circumstancesAt(NOW), ...on };
  expect(readGroupFor(accountClass, who, seller, circumstances)).toBe(accountClass.groups.supplier);
});

test('a search that asks for a role besides offices is none of the offices’', () => {
  const { choose } = accountClass.groups.office ?? {};
  const pinned =
    (...roles: string[]) =>
    (field: string) =>
      field === 'staticData.role' ? roles : [testId('country')];
  const guest = principal('SUP');
  expect(choose?.(guest, pinned('INS', 'AUT'))).toEqual([testId('country')]);
  expect(choose?.(guest, pinned('INS', 'AGR'))).toBeUndefined();
});
