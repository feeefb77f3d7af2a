import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { OFFERS_PER_GROUP } from '#shared/offers/limits.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { loadedRows } from '#web/kernel/loaded-rows.ts';
import { useEntityCount, useEntityPages } from '#web/kernel/use-entities.ts';
import { OFFER_NAMES } from '../use-offer-names.tsx';
import { type OfferStanding, standingFilter } from './offer-standing.ts';

export type StandingPages = {
  readonly standing: OfferStanding;
  /** The loaded offers; undefined until they are there, and all are counted. */
  readonly offers: readonly EntityOf<'offer'>[] | undefined;
  /** The exact number of offers, however many are loaded. */
  readonly total: number;
  readonly more: (() => void) | undefined;
  readonly isLoadingMore: boolean;
  readonly error: unknown;
  readonly refetch: () => unknown;
};

type Question = {
  readonly among: readonly AttributeFilter[];
  readonly now: Date;
  /** The only group that is asked for; empty for all. */
  readonly only: OfferStanding | '';
};

/**
 * Returns the offers of one group, 50 at a time; they are counted by the server only where one page does not hold
 * them.
 */
function useStanding(standing: OfferStanding, { among, now, only }: Question): StandingPages {
  const filter: AttributeFilter = { $and: [...among, standingFilter(standing, now)] };
  const pages = useEntityPages('offer', {
    filter,
    sorting: [{ field: 'updated', direction: 'desc' }],
    limit: OFFERS_PER_GROUP,
    with: OFFER_NAMES,
    enabled: only === '' || only === standing,
  });
  // Rows of the filters before would be selected, and counted, as those of now.
  const loaded = pages.isPlaceholderData ? undefined : pages.data;
  const isWhole = loaded?.pages.at(-1)?.next === null;
  const rows = loaded && loadedRows(loaded.pages);
  // A group that is full is counted before it has one more, which would wait for its number.
  const isFull = !isWhole || (rows?.length ?? 0) >= OFFERS_PER_GROUP;
  const count = useEntityCount('offer', { filter, enabled: rows !== undefined && isFull });
  const isCounted = isWhole || (!count.isPending && !count.isPlaceholderData);
  const offers = isCounted ? rows : undefined;
  const shown = offers?.length ?? 0;
  return {
    standing,
    offers,
    total: isWhole ? shown : Math.max(count.data ?? shown, shown),
    more: pages.hasNextPage ? () => void pages.fetchNextPage() : undefined,
    isLoadingMore: pages.isFetchingNextPage,
    error: pages.error,
    refetch: pages.refetch,
  };
}

/** Returns the groups that are asked for, most urgent first. */
export function useStandings(question: Question): readonly StandingPages[] {
  const action = useStanding('action', question);
  const rejected = useStanding('rejected', question);
  const online = useStanding('online', question);
  const waiting = useStanding('waiting', question);
  const paused = useStanding('paused', question);
  const archived = useStanding('archived', question);
  return [action, rejected, online, waiting, paused, archived].filter(
    ({ standing }) => question.only === '' || question.only === standing,
  );
}
