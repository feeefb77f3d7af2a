import { describe, expect, test } from 'vitest';
import { historyAfter, isOnline } from '#shared/offers/history-after.ts';
import { HISTORY_SPANS } from '#shared/offers/limits.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { offerOf } from '#test/support/offers.ts';

const NOW = new Date('2026-03-02T08:00:00.000Z');
const now = NOW.toISOString();
const past = { begin: '2026-01-01T00:00:00.000Z', end: '2026-02-01T00:00:00.000Z' };
const open = { begin: '2026-02-10T00:00:00.000Z' };

describe('the history', () => {
  test.each<[string, Offer['history'], boolean, Offer['history']]>([
    ['begins when the offer first goes online', [], true, [{ begin: now }]],
    ['stays empty while it never was', [], false, []],
    ['goes on while it is online', [past, open], true, [past, open]],
    ['ends when it goes offline', [past, open], false, [past, { ...open, end: now }]],
    ['begins again when it comes back', [past], true, [past, { begin: now }]],
    ['stays while it is offline', [past], false, [past]],
  ])('%s', (_, history, online, after) => {
    expect(historyAfter(history, online, NOW)).toEqual(after);
  });

  test('forgets its oldest span when it grows beyond its bound', () => {
    const spans = Array.from({ length: HISTORY_SPANS }, (_, index) => ({
      begin: new Date(index).toISOString(),
      end: new Date(index + 1).toISOString(),
    }));
    const after = historyAfter(spans, true, NOW);
    expect(after).toEqual([...spans.slice(1), { begin: now }]);
  });
});

describe('an offer is online', () => {
  test.each<[string, Partial<Offer>, boolean]>([
    ['available without approval asked', {}, true],
    ['available and approved', { autApproval: { status: 'accepted' } }, true],
    ['not while approval is pending', { autApproval: { status: 'pending' } }, false],
    ['not when it was rejected', { autApproval: { status: 'rejected' } }, false],
    ['not when its owner may not publish', { ownerActive: false }, false],
    ['not when unavailable', { status: 'unavailable' }, false],
    ['not when available later', { status: 'later' }, false],
    ['not when archived', { status: 'archived' }, false],
    ['not when its confirmation has run out', { activityUntil: now }, false],
  ])('%s', (_, more, online) => {
    expect(isOnline(offerOf(more), NOW)).toBe(online);
  });
});
