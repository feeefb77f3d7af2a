import { expect, test } from 'vitest';
import type { Offer } from '#shared/offers/offer.ts';
import { offerOf } from '#test/support/offers.ts';
import { groupOffers, standingOf } from '#web/features/offers/list/group-offers.ts';

const NOW = new Date('2026-03-05T12:00:00Z');
const row = (id: string, more: Partial<Offer> = {}) => ({ id, data: offerOf(more) });

test.each<[string, Partial<Offer>, string]>([
  ['available', {}, 'online'],
  ['later', { status: 'later', availableFrom: '2026-04-01' }, 'online'],
  ['not now', { status: 'unavailable' }, 'paused'],
  [
    'archived, whatever else',
    { status: 'archived', autApproval: { status: 'rejected' } },
    'archived',
  ],
  ['waiting for approval', { autApproval: { status: 'pending' } }, 'waiting'],
  ['rejected', { autApproval: { status: 'rejected' } }, 'rejected'],
  ['not confirmed in time', { activityUntil: '2026-03-05T12:00:00.000Z' }, 'lapsed'],
  ['of an account that may not publish', { ownerActive: false }, 'lapsed'],
])('an offer that is %s', (_, offer, standing) => {
  expect(standingOf(offerOf(offer), NOW)).toBe(standing);
});

test('what needs doing comes first; groups without offers are left out', () => {
  const offers = [
    row('paused', { status: 'unavailable' }),
    row('online'),
    row('rejected', { autApproval: { status: 'rejected' } }),
    row('later', { status: 'later', availableFrom: '2026-04-01' }),
  ];
  expect(
    groupOffers(offers, NOW).map((group) => [group.standing, group.offers.map((one) => one.id)]),
  ).toEqual([
    ['rejected', ['rejected']],
    ['online', ['online', 'later']],
    ['paused', ['paused']],
  ]);
});

test('an offer that was just changed stays in the group where it was', () => {
  const offers = [row('changed', { status: 'archived' }), row('other')];
  const held = new Map([['changed', 'online' as const]]);
  expect(
    groupOffers(offers, NOW, held).map((group) => [group.standing, group.offers.length]),
  ).toEqual([['online', 2]]);
});
