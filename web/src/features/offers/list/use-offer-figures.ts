import { useQuery } from '@tanstack/react-query';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { overviewEntities } from '#web/kernel/search-entities.ts';
import { useToday } from '#web/kernel/use-today.ts';
import { foundFilter, isNotDue, type OfferStanding } from './offer-standing.ts';

/** The offers of a supplier in numbers: those that stand so, as "My offers" groups them. */
export type OfferFigures = {
  readonly total: number;
  readonly standing: Readonly<Record<OfferStanding, number>>;
  /** The offers that are not archived and have no photo. */
  readonly withoutPhoto: number;
  /** The animals of all offers that buyers find, by week, where their numbers are said: `2026-W51`. */
  readonly animals: ReadonlyMap<string, number>;
};

/** Returns the offers of a supplier in numbers. The clock counts in them, so they are no more than of this moment. */
export function useOfferFigures(owner: string) {
  const { api, now } = useKernel();
  const today = useToday();
  return useQuery({
    queryKey: ['count', 'offer', 'figures', owner],
    queryFn: async ({ signal }): Promise<OfferFigures> => {
      const present = { now: new Date(now()), today };
      const isOwn = { field: 'owner', comparison: 'eq', value: owner } as const;
      const scope = [isOwn, ...foundFilter(present)];
      const [{ rows }, { facets }] = await Promise.all([
        api.call(
          'POST search/aggregate/run',
          {
            entityClass: 'offer',
            attributeFilter: isOwn,
            aggregate: {
              groupBy: ['status', 'autApproval.status'],
              metrics: [
                { op: 'count', as: 'offers' },
                { op: 'count', field: 'photos.large', as: 'withPhoto' },
              ],
            },
          },
          { signal },
        ),
        overviewEntities(
          api,
          'offer',
          {
            attributeFilter: { $and: [...scope, isNotDue(present)] },
            scope: scope.length,
            facets: [{ field: 'status' }, { field: 'weeklyAmounts', summed: true, without: 'all' }],
            limit: 1,
          },
          { signal },
        ),
      ]);
      const states = rows.map(({ key, values }) => ({
        status: key.status,
        approval: key['autApproval.status'],
        count: values.offers ?? 0,
        withPhoto: values.withPhoto ?? 0,
      }));
      const [settled = [], weeks = []] = facets;
      return {
        ...standingsOf(
          states,
          settled.map(({ value, count }) => ({ status: value, count })),
        ),
        withoutPhoto: states
          .filter(isKept)
          .reduce((sum, { count, withPhoto }) => sum + count - withPhoto, 0),
        animals: new Map(
          weeks.flatMap(({ value, sum = 0 }) => (value === null ? [] : [[String(value), sum]])),
        ),
      };
    },
  });
}

type Counted = { readonly status: unknown; readonly count: number };

const isKept = ({ status }: Counted): boolean => status !== 'archived';

/** Counts how offers stand, by all of them, and by those that buyers find and no day of which has come. */
function standingsOf(
  states: readonly (Counted & { readonly approval: unknown })[],
  settled: readonly Counted[],
): Pick<OfferFigures, 'total' | 'standing'> {
  const kept = states.filter(isKept);
  const total = sumOf(states);
  const rejected = sumOf(kept.filter(({ approval }) => approval === 'rejected'));
  const waiting = sumOf(kept.filter(({ approval }) => approval === 'pending'));
  const paused = sumOf(settled.filter(({ status }) => status === 'unavailable'));
  const online = sumOf(settled) - paused;
  const others = rejected + waiting + paused + online;
  return {
    total,
    standing: {
      // Of two answers one may know a change that the other does not know yet.
      action: Math.max(0, sumOf(kept) - others),
      rejected,
      online,
      waiting,
      paused,
      archived: total - sumOf(kept),
    },
  };
}

const sumOf = (counted: readonly Counted[]): number =>
  counted.reduce((sum, { count }) => sum + count, 0);
