import { useQuery } from '@tanstack/react-query';
import { isPublished } from '#shared/offers/offer-groups.ts';
import type { CallInput, CallOutput } from '#web/kernel/contract.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import type { OfferStanding } from './offer-standing.ts';

/** The offers of a supplier in numbers. */
export type OfferFigures = {
  readonly total: number;
  /** The offers that stand so, as "My offers" groups them. */
  readonly standing: Readonly<Record<OfferStanding, number>>;
  /** The instant at which the first confirmation ends, in milliseconds; null where nothing is to be confirmed. */
  readonly confirmedUntil: number | null;
  /** The offers that are not archived and have no photo. */
  readonly withoutPhoto: number;
  /** The animals of all offers that buyers find, by week, where their numbers are said: `2026-W51`. */
  readonly animals: ReadonlyMap<string, number>;
};

/** Returns the offers of a supplier in numbers, as they are at this moment. */
export function useOfferFigures(owner: string) {
  const { api, now } = useKernel();
  return useQuery({
    queryKey: ['count', 'offer', 'figures', owner],
    queryFn: async ({ signal }): Promise<OfferFigures> => {
      const { all, found } = questionsOf(owner, new Date(now()));
      const [{ rows }, { facets }] = await Promise.all([
        api.call('POST search/aggregate/run', all, { signal }),
        api.call('POST search/search/overview', found, { signal }),
      ]);
      return figuresOf(rows, facets);
    },
  });
}

/** Returns what to ask: how all offers stand, and of those that buyers find the status and the weeks. */
function questionsOf(owner: string, now: Date) {
  const isOwn = { field: 'owner', comparison: 'eq', value: owner } as const;
  const scope = [isOwn, isPublished(now)];
  return {
    all: {
      entityClass: 'offer',
      attributeFilter: isOwn,
      aggregate: {
        groupBy: ['status', 'autApproval.status'],
        metrics: [
          { op: 'count', as: 'count' },
          { op: 'count', field: 'photos.large', as: 'withPhoto' },
          { op: 'min', field: 'activityUntil', as: 'until' },
        ],
      },
    } satisfies CallInput<'POST search/aggregate/run'>,
    found: {
      entityClass: 'offer',
      attributeFilter: { $and: scope },
      scope: scope.length,
      facets: [{ field: 'status' }, { field: 'weeklyAmounts', summed: true, without: 'all' }],
      limit: 1,
    } satisfies CallInput<'POST search/search/overview'>,
  };
}

/** Returns the figures by the states of all offers, and by the status and the weeks of those found. */
function figuresOf(
  rows: CallOutput<'POST search/aggregate/run'>['rows'],
  [settled = [], weeks = []]: CallOutput<'POST search/search/overview'>['facets'],
): OfferFigures {
  const states = rows.map(({ key, values: { count, withPhoto, until } }) => ({
    status: key.status,
    approval: key['autApproval.status'],
    count: count ?? 0,
    withPhoto: withPhoto ?? 0,
    until: until ?? null,
  }));
  const kept = states.filter(({ status }) => status !== 'archived');
  const ends = kept.flatMap(({ approval, until }) =>
    approval === 'rejected' || until === null ? [] : [until],
  );
  const total = sumOf(states);
  const rejected = sumOf(kept.filter(({ approval }) => approval === 'rejected'));
  const waiting = sumOf(kept.filter(({ approval }) => approval === 'pending'));
  const paused = sumOf(settled.filter(({ value }) => value === 'unavailable'));
  const online = sumOf(settled) - paused;
  return {
    total,
    standing: {
      // Of two answers one may know a change that the other does not know yet.
      action: Math.max(0, sumOf(kept) - rejected - waiting - paused - online),
      rejected,
      online,
      waiting,
      paused,
      archived: total - sumOf(kept),
    },
    confirmedUntil: ends.length === 0 ? null : Math.min(...ends),
    withoutPhoto: kept.reduce((sum, { count, withPhoto }) => sum + count - withPhoto, 0),
    animals: new Map(
      weeks.flatMap(({ value, sum = 0 }) => (value === null ? [] : [[String(value), sum]])),
    ),
  };
}

const sumOf = (counted: readonly { readonly count: number }[]): number =>
  counted.reduce((sum, { count }) => sum + count, 0);
