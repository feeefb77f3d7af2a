import { describe, expect, test } from 'vitest';
import { confirmActivity } from '#functions/offers/confirming/confirm-activity.ts';
import { ANIMAL_KINDS_SOLD } from '#shared/accounts/limits.ts';
import type { SupplierData } from '#shared/accounts/supplier-data.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { accountOf } from '#test/support/accounts.ts';
import { offerOf, supplierData } from '#test/support/offers.ts';
import { testId } from '#test/support/test-id.ts';

const NOW = new Date('2026-03-02T08:00:00.000Z');
const elsewhere = supplierData({ country: testId('elsewhere'), activityWarningsMailsSent: 2 });

/** The supplier data of the offer's country after saving; undefined when nothing is to be written. */
function saved(before: Partial<SupplierData>, offer: Partial<Offer> = {}, othersEnd = false) {
  const owner = accountOf('SUP', 'supplier', {
    userData: { supData: [elsewhere, supplierData(before)] },
  }).data;
  const account = confirmActivity(owner, offerOf(offer), { now: NOW, othersEnd });
  if (account === undefined) return undefined;
  const [other, own] = account.userData.supData;
  expect(other).toEqual(elsewhere);
  expect({ ...account, userData: owner.userData }).toEqual(owner);
  return own;
}
const confirmed = { activityConfirmedOn: NOW.toISOString(), activityWarningsMailsSent: 0 };
const cattle = { animalkindsSold: [testId('cattle')] };

describe('saving an offer', () => {
  test('confirms the activity, forgets the warnings and adds the animal kind', () => {
    const before = {
      activityConfirmedOn: '2026-01-01T00:00:00.000Z',
      activityWarningsMailsSent: 3,
      animalkindsSold: [testId('pigs')],
    };
    expect(saved(before)).toEqual(
      supplierData({ ...confirmed, animalkindsSold: [testId('pigs'), testId('cattle')] }),
    );
  });

  test('while other offers are about to lapse adds the animal kind only', () => {
    const before = {
      activityConfirmedOn: '2026-01-01T00:00:00.000Z',
      activityWarningsMailsSent: 1,
    };
    expect(saved(before, {}, true)).toEqual(supplierData({ ...before, ...cattle }));
    expect(saved({ ...before, ...cattle }, {}, true)).toBeUndefined();
  });

  test('adds an animal kind once', () => {
    expect(saved(cattle)).toEqual(supplierData({ ...confirmed, ...cattle }));
  });

  test('adds no animal kind to a full list', () => {
    const full = { animalkindsSold: Array<string>(ANIMAL_KINDS_SOLD).fill(testId('pigs')) };
    expect(saved(full)).toEqual(supplierData({ ...confirmed, ...full }));
  });

  test('does not add the animal kind of an offer that is archived', () => {
    expect(saved({}, { status: 'archived' })).toEqual(supplierData(confirmed));
  });

  test.each([
    ['an hour ago or more', '2026-03-02T07:00:00.000Z', true],
    ['within the hour', '2026-03-02T07:00:00.001Z', false],
    ['by a clock that was ahead', '2026-03-02T08:00:00.001Z', true],
  ])('writes a confirmation again when it was made %s', (_, activityConfirmedOn, writes) => {
    expect(saved({ ...cattle, activityConfirmedOn }) !== undefined).toBe(writes);
  });

  test('forgets warnings and adds kinds within the hour too', () => {
    const recent = { activityConfirmedOn: '2026-03-02T07:59:00.000Z' };
    expect(saved({ ...recent, ...cattle, activityWarningsMailsSent: 1 })).toEqual(
      supplierData({ ...confirmed, ...cattle }),
    );
    expect(saved(recent)).toEqual(supplierData({ ...confirmed, ...cattle }));
  });
});
