import { describe, expect, test } from 'vitest';
import { endOfDayAfter } from '#shared/countries/working-days.ts';
import { confirmedOffer, isConfirmable, isWarningDue, lastDayOf } from '#shared/offers/activity.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { offerOf } from '#test/support/offers.ts';

const NOW = new Date('2026-03-02T08:00:00.000Z');
const now = NOW.toISOString();
const UNTIL = '2026-05-31T08:00:00.000Z';
const LAPSED = '2026-02-20T00:00:00.000Z';
const begin = '2026-02-01T00:00:00.000Z';

describe('a confirmed offer', () => {
  test('that had lapsed was offline in between', () => {
    const lapsed = offerOf({ activityUntil: LAPSED, history: [{ begin }] });
    expect(confirmedOffer(lapsed, UNTIL, NOW)).toEqual({
      ...lapsed,
      activityUntil: UNTIL,
      confirmedOn: NOW.toISOString(),
      history: [{ begin, end: LAPSED }, { begin: now }],
    });
  });

  test('that had not lapsed goes on', () => {
    const offer = offerOf({ activityUntil: '2026-03-05T00:00:00.000Z', history: [{ begin }] });
    expect(confirmedOffer(offer, UNTIL, NOW)).toEqual({
      ...offer,
      activityUntil: UNTIL,
      confirmedOn: NOW.toISOString(),
    });
  });

  test('that nobody can buy of does not go online', () => {
    const offer = offerOf({ activityUntil: LAPSED, status: 'unavailable' });
    expect(confirmedOffer(offer, UNTIL, NOW).history).toEqual([]);
  });
});

test.each<[string, Partial<Offer>, boolean]>([
  ['an available one', {}, true],
  ['one that is not available now', { status: 'later' }, true],
  ['one that waits for approval', { autApproval: { status: 'pending' } }, true],
  ['not one in the archive', { status: 'archived' }, false],
  ['not one that was rejected', { autApproval: { status: 'rejected' } }, false],
])('what asks to be confirmed: %s', (_, more, expected) => {
  expect(isConfirmable(offerOf(more))).toBe(expected);
});

describe('a warning', () => {
  const until = new Date('2026-04-01T12:00:00.000Z');
  const confirmed = { activityConfirmedOn: '2026-01-01T12:00:00.000Z' };
  const isDueOn = (day: string, warnedOn?: string) =>
    isWarningDue(
      until,
      { ...confirmed, ...(warnedOn && { activityWarnedOn: warnedOn }) },
      new Date(day),
    );

  test.each([
    ['more than 14 days before', '2026-03-18T19:59:59.999Z', undefined, false],
    ['14 days before', '2026-03-18T20:00:00.000Z', undefined, true],
    ['a second time', '2026-03-18T20:30:00.000Z', '2026-03-18T20:00:00.000Z', false],
    ['between two', '2026-03-25T19:59:59.999Z', '2026-03-18T20:00:00.000Z', false],
    ['7 days before', '2026-03-25T20:00:00.000Z', '2026-03-18T20:00:00.000Z', true],
    ['1 day before', '2026-03-31T20:00:00.000Z', '2026-03-25T20:00:00.000Z', true],
    ['late, for the two that were missed', '2026-03-27T08:00:00.000Z', undefined, true],
    ['late, and only once', '2026-03-27T08:30:00.000Z', '2026-03-27T08:00:00.000Z', false],
    ['when it is over', '2026-04-01T12:00:00.000Z', '2026-03-25T12:00:00.000Z', false],
  ])('%s', (_, day, warnedOn, due) => {
    expect(isDueOn(day, warnedOn)).toBe(due);
  });

  test('is not sent for a moment before the supplier was last active, but for the next', () => {
    const active = { activityConfirmedOn: '2026-03-20T12:00:00.000Z' };
    expect(isWarningDue(until, active, new Date('2026-03-20T12:30:00.000Z'))).toBe(false);
    expect(isWarningDue(until, active, new Date('2026-03-25T20:00:00.000Z'))).toBe(true);
  });

  test('is not sent on the day after a confirmation that holds as long as a warning looks ahead', () => {
    const fresh = { activityConfirmedOn: '2026-03-17T21:00:00.000Z' };
    expect(isWarningDue(until, fresh, new Date('2026-03-18T20:00:00.000Z'))).toBe(false);
  });

  test('is sent to who never confirmed anything', () => {
    expect(isWarningDue(until, {}, new Date('2026-03-18T20:00:00.000Z'))).toBe(true);
  });
});

test.each(['IE', 'DE', 'RO'])(
  'a confirmation that ends with a day in %s has that last day, whatever the reader’s zone and the season',
  (code) => {
    for (const [days, last] of [
      [90, '2026-05-31'],
      [270, '2026-11-27'],
    ] as const) {
      expect(lastDayOf(endOfDayAfter({ code }, NOW, days).toISOString())).toBe(last);
    }
  },
);
