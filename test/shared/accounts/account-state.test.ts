import { expect, test } from 'vitest';
import { accountState } from '#shared/accounts/account-state.ts';
import { followControlBodies } from '#shared/accounts/follow-control-bodies.ts';
import { accountOf } from '#test/support/accounts.ts';
import { testId } from '#test/support/test-id.ts';

const NOW = new Date('2026-03-02T08:00:00.000Z');
const on = NOW.toISOString();
const farm = (userData: object, more: object = {}) =>
  accountOf('AGR', 'farm', { userData, ...more }).data;
const ended = { ins: testId('ins'), deactivatedOn: on };
const running = { ins: testId('otherIns') };
const uncertified = { certification: { active: false, since: on } };
const override = { on, by: testId('adm'), reason: 'checked' };

test.each([
  ['nobody has ended', farm({ insData: [running] }), 'active'],
  ['one of two control bodies has ended', farm({ insData: [ended, running] }), 'active'],
  ['all its control bodies have ended', farm({ insData: [ended] }), 'deactivated'],
  [
    'an administrator has deactivated',
    farm({ insData: [running] }, { active: false }),
    'deactivated',
  ],
  ['the register does not certify', farm({ insData: [running], ...uncertified }), 'blocked'],
  [
    'an administrator lets act without certification',
    farm(uncertified, { staticData: { certificationOverride: override } }),
    'active',
  ],
  ['is ended and not certified', farm({ insData: [ended], ...uncertified }), 'deactivated'],
])('a farm that %s', (_, account, state) => {
  expect(accountState(followControlBodies(account, NOW))).toBe(state);
});

test('a farm is active again with its control body', () => {
  const off = followControlBodies(farm({ insData: [ended] }), NOW);
  const { userData } = off;
  const back = { ...off, userData: { ...userData, insData: [{ ins: ended.ins }] } };
  expect(accountState(followControlBodies(back, NOW))).toBe('active');
});
