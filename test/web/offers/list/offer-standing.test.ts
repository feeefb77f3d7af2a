import { describe, expect, test } from 'vitest';
import { rowOf } from '#shared/kernel/column-values.ts';
import { matchesFilter } from '#shared/kernel/match-filter.ts';
import { AVAILABILITIES } from '#shared/offers/availability.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { offerClass } from '#shared/offers/offer-class.ts';
import { offerGroups } from '#shared/offers/offer-groups.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { offerOf } from '#test/support/offers.ts';
import {
  neededAction,
  needsOwnerFilter,
  OFFER_STANDINGS,
  standingFilter,
  standingOf,
} from '#web/features/offers/list/offer-standing.ts';

const NOW = new Date('2026-03-05T12:00:00Z');
const SOON = '2026-04-01';

test.each<[string, Partial<Offer>, string]>([
  ['available', {}, 'online'],
  ['later', { status: 'later', availableFrom: SOON }, 'online'],
  ['not now', { status: 'unavailable' }, 'paused'],
  ['not now, with a day to come', { status: 'unavailable', availableFrom: SOON }, 'paused'],
  [
    'archived, whatever else',
    { status: 'archived', autApproval: { status: 'rejected' } },
    'archived',
  ],
  ['waiting for approval', { autApproval: { status: 'pending' } }, 'waiting'],
  ['rejected', { autApproval: { status: 'rejected' } }, 'rejected'],
  ['not confirmed in time', { activityUntil: '2026-03-05T12:00:00.000Z' }, 'action'],
  ['of an account that may not publish', { ownerActive: false }, 'action'],
])('an offer that is %s', (_, offer, standing) => {
  expect(standingOf(offerOf(offer), NOW)).toBe(standing);
});

test('what needs doing is said once: what keeps all offers back before what is wrong with one', () => {
  const past = { activityUntil: '2026-01-01T00:00:00.000Z' };
  expect(neededAction(offerOf({ ...past, ownerActive: false }), NOW)).toBe('inactive');
  expect(neededAction(offerOf(past), NOW)).toBe('lapsed');
  expect(neededAction(offerOf(), NOW)).toBeUndefined();
});

describe('the search for a group finds exactly the offers that stand so', () => {
  const offers = AVAILABILITIES.flatMap((status) =>
    (['none', 'pending', 'accepted', 'rejected'] as const).flatMap((approval) =>
      [true, false].flatMap((ownerActive) =>
        ['2026-03-05T12:00:00.000Z', '2026-03-05T12:00:00.001Z'].map((activityUntil) =>
          offerOf({ status, autApproval: { status: approval }, ownerActive, activityUntil }),
        ),
      ),
    ),
  );
  const { columns } = offerGroups.owner;

  test.each(OFFER_STANDINGS)('%s', (standing) => {
    const filter = standingFilter(standing, NOW);
    const found = offers.filter((offer) =>
      matchesFilter(rowOf(entityOf(offerClass.name, offer), columns), filter, columns),
    );
    const expected = offers.filter((offer) => standingOf(offer, NOW) === standing);
    expect(expected.length).toBeGreaterThan(0);
    expect(found).toEqual(expected);
  });

  test('that need their owner one by one: rejected ones, which nobody confirms, at any time', () => {
    const found = offers.filter((offer) =>
      matchesFilter(
        rowOf(entityOf(offerClass.name, offer), columns),
        { $and: needsOwnerFilter(NOW) },
        columns,
      ),
    );
    const expected = offers.filter((offer) => {
      const standing = standingOf(offer, NOW);
      const isLapsed = new Date(offer.activityUntil) <= NOW;
      return standing === 'rejected' || (standing === 'action' && !isLapsed);
    });
    expect(found).toEqual(expected);
  });
});
