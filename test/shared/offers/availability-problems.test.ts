import { describe, expect, test } from 'vitest';
import { AVAILABILITIES, type Availability } from '#shared/offers/availability.ts';
import { availabilityProblems } from '#shared/offers/availability-problems.ts';

const TODAY = '2026-03-02';
const problemsOf = (
  from: { status: Availability; availableFrom?: string } | undefined,
  to: { status: Availability; availableFrom?: string },
) =>
  availabilityProblems(from, to, { today: TODAY }).map(
    ({ path, error }) => `${path} ${error.code}`,
  );

/** A day where the state needs one. */
const state = (status: Availability) => ({
  status,
  ...(status === 'later' && { availableFrom: TODAY }),
});

describe('from one state to another', () => {
  const refused = new Set(['archived available', 'archived later']);
  const cells = AVAILABILITIES.flatMap((from) => AVAILABILITIES.map((to) => [from, to] as const));

  test.each(cells)('%s → %s', (from, to) => {
    const expected = refused.has(`${from} ${to}`) ? ['status offers.availabilityNotReached'] : [];
    expect(problemsOf(state(from), state(to))).toEqual(expected);
  });

  test.each(AVAILABILITIES)('a new offer may be %s', (status) => {
    expect(problemsOf(undefined, state(status))).toEqual([]);
  });
});

describe('the day from which animals are there', () => {
  test.each<[string, { status: Availability; availableFrom?: string }, string[]]>([
    ['must come with later', { status: 'later' }, ['availableFrom fields.required']],
    ['may be today', { status: 'later', availableFrom: TODAY }, []],
    ['may come', { status: 'later', availableFrom: '2027-01-01' }, []],
    [
      'must not be yesterday',
      { status: 'later', availableFrom: '2026-03-01' },
      ['availableFrom offers.dayInPast'],
    ],
    ['may be left out when unavailable', { status: 'unavailable' }, []],
    ['may come with unavailable', { status: 'unavailable', availableFrom: '2026-04-01' }, []],
    [
      'must not be yesterday when unavailable',
      { status: 'unavailable', availableFrom: '2026-03-01' },
      ['availableFrom offers.dayInPast'],
    ],
    [
      'must not come with available',
      { status: 'available', availableFrom: '2026-04-01' },
      ['availableFrom offers.dayNotAllowed'],
    ],
    [
      'must not come with archived',
      { status: 'archived', availableFrom: '2026-04-01' },
      ['availableFrom offers.dayNotAllowed'],
    ],
  ])('%s', (_, to, problems) => {
    expect(problemsOf({ status: 'available' }, to)).toEqual(problems);
  });

  test('may stay when it has passed and nothing about it changes, and goes to no other state', () => {
    const unavailable = { status: 'unavailable', availableFrom: '2026-02-01' } as const;
    const later = { status: 'later', availableFrom: '2026-02-01' } as const;
    expect(problemsOf(unavailable, unavailable)).toEqual([]);
    expect(problemsOf(later, later)).toEqual([]);
    expect(problemsOf(later, unavailable)).toEqual(['availableFrom offers.dayInPast']);
    expect(problemsOf(unavailable, later)).toEqual(['availableFrom offers.dayInPast']);
  });
});
