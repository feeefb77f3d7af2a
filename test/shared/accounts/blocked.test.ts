import { describe, expect, test } from 'vitest';
import { type BlockFacts, blockReason } from '#shared/accounts/blocked.ts';
import { followControlBodies } from '#shared/accounts/follow-control-bodies.ts';
import { publicationChanged } from '#shared/accounts/publication-changed.ts';
import { type AccountFields, accountOf } from '#test/support/accounts.ts';
import { supplierData } from '#test/support/offers.ts';
import { testId } from '#test/support/test-id.ts';

const on = '2026-01-01T00:00:00.000Z';
const now = new Date('2026-03-02T08:00:00.000Z');
const [one, two] = [{ ins: testId('one') }, { ins: testId('two') }];
const ended = { deactivatedOn: on };

describe('an account is blocked', () => {
  const reasonOf = (userData: Partial<BlockFacts['userData']>, staticData = {}) =>
    blockReason({ staticData, userData: { insData: [], ...userData } });

  test.each([
    [{}, undefined],
    [{ certification: { active: true } }, undefined],
    [{ certification: { active: false } }, 'noActiveCertification'],
    [{ deactivatedOn: on }, 'deactivatedByControlBody'],
    [{ deactivatedOn: on, certification: { active: false } }, 'deactivatedByControlBody'],
  ])('with %j: %s', (userData, reason) => {
    expect(reasonOf(userData)).toBe(reason);
  });

  test('but not for its certification when an administrator decided otherwise', () => {
    const override = { certificationOverride: { reason: 'x' } };
    expect(reasonOf({ certification: { active: false } }, override)).toBeUndefined();
    expect(reasonOf({ deactivatedOn: on }, override)).toBe('deactivatedByControlBody');
  });
});

describe('a farmer follows its control bodies', () => {
  const farmer = (userData: object) => accountOf('AGR', 'farmer', { userData }).data;

  test.each([
    ['is deactivated with the last entry', { insData: [{ ...one, ...ended }] }, now.toISOString()],
    ['stays active with one of two', { insData: [{ ...one, ...ended }, two] }, undefined],
    [
      'is active again with one',
      { insData: [{ ...one, ...ended }, two], deactivatedOn: on },
      undefined,
    ],
    [
      'keeps the time at which it ended',
      { insData: [{ ...one, ...ended }], deactivatedOn: on },
      on,
    ],
    ['stays deactivated without any entry', { insData: [], deactivatedOn: on }, on],
    ['stays active without any entry', { insData: [] }, undefined],
  ])('%s', (_, userData, deactivatedOn) => {
    expect(followControlBodies(farmer(userData), now).userData.deactivatedOn).toBe(deactivatedOn);
  });

  test('nobody else does', () => {
    const { data } = accountOf('INS', 'office', { userData: { insData: [{ ...one, ...ended }] } });
    expect(followControlBodies(data, now)).toBe(data);
  });
});

describe('whether offers may be found', () => {
  const supplier = (more: AccountFields = {}) =>
    accountOf('SUP', 'supplier', {
      supExtra: { tosAcceptedOn: on },
      ...more,
      userData: { supData: [supplierData()], ...more.userData },
    }).data;

  test.each([
    ['the use of the account', { active: false }],
    ['the terms of service', { supExtra: {} }],
    ['a control body', { userData: { deactivatedOn: on } }],
    ['a certification', { userData: { certification: { active: false, since: on } } }],
    ['a confirmation', { userData: { supData: [supplierData({ confirmedByAdminOn: on })] } }],
    ['a country', { userData: { supData: [] } }],
  ])('changes with %s', (_, more) => {
    expect(publicationChanged(supplier(), supplier(more))).toBe(true);
    expect(publicationChanged(supplier(more), supplier())).toBe(true);
  });

  test.each([
    ['a name', { staticData: { name: 'x' } }],
    ['another time of acceptance', { supExtra: { tosAcceptedOn: now.toISOString() } }],
    ['activity', { userData: { supData: [supplierData({ activityConfirmedOn: on })] } }],
  ])('does not change with %s', (_, more) => {
    expect(publicationChanged(supplier(), supplier(more))).toBe(false);
  });

  test('changes with nothing as long as the terms are not accepted', () => {
    const closed = { supExtra: {} };
    expect(publicationChanged(supplier(closed), supplier({ ...closed, active: false }))).toBe(
      false,
    );
  });
});
