import { expect, test } from 'vitest';
import { withoutUser, withUser } from '#functions/accounts/account/linked-users.ts';
import type { Joining } from '#shared/accounts/joining.ts';
import { nameOutside, personName } from '#shared/accounts/person-name.ts';
import { accountOf } from '#test/support/accounts.ts';

const objection = { hash: 'a'.repeat(64), expires: '2026-03-15T00:00:00.000Z' };
const claimed: Joining = {
  user: 'karin',
  on: '2026-03-01T00:00:00.000Z',
  way: 'claim',
  name: 'Karin Bauer',
  objection,
};
const again: Joining = {
  user: 'karin',
  on: '2026-03-02T00:00:00.000Z',
  way: 'invitation',
  name: 'Karin Huber',
};
const office = accountOf('INS', 'office', { maxUsers: 9, ssoUsers: ['karin'] }).data;
/** Who can be objected to leaves and comes again: both joinings stay. */
const cameAgain = withUser(withoutUser({ ...office, joinings: [claimed] }, 'karin'), again);

test('who left and came again is named as she came last', () => {
  expect(cameAgain.joinings).toEqual([claimed, again]);
  expect(personName(cameAgain, 'karin')).toBe('Karin Huber');
  const shown = { ...cameAgain, userData: { peopleShown: 'name' as const } };
  expect(nameOutside(shown, 'karin')).toBe('Karin Huber');
});
