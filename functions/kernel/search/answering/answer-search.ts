import { distinctMatches } from '#functions/kernel/search/filtering/distinct-matches.ts';
import { type Matches, matchRows } from '#functions/kernel/search/filtering/match-rows.ts';
import {
  decodeCursor,
  encodeCursor,
  queryTextOf,
} from '#functions/kernel/search/ordering/cursor.ts';
import { sortFieldsOf } from '#functions/kernel/search/ordering/sort-field.ts';
import { sortedHits } from '#functions/kernel/search/ordering/sorted-hits.ts';
import type { AggregateRow, Metric, ShardQuery, Sorting } from '#functions/kernel/search/search.ts';
import type { LoadedShard } from '#functions/kernel/search/shards/loaded-shard.ts';
import type { Columns } from '#shared/kernel/entity-class.ts';
import type { Pagination } from '#shared/kernel/page.ts';
import type { PinnedRef } from '#shared/kernel/ref.ts';
import { aggregateMatches } from './aggregate-matches.ts';

/** The shards in memory and the question to them. */
export type Searched = { readonly shards: readonly LoadedShard[]; readonly columns: Columns };

export function findHits(
  searched: Searched,
  query: ShardQuery & { sorting: Sorting; pagination: Pagination },
): { items: PinnedRef[]; next: string | null } {
  const { sorting, pagination, filter } = query;
  const fields = sortFieldsOf(sorting, filter, searched.columns);
  const question = queryTextOf(query);
  const { cursor, limit } = pagination;
  const after = cursor === undefined ? undefined : decodeCursor(question, cursor, fields);
  const start = after ? 0 : pagination.start;
  const end = start + limit;
  const hits = sortedHits(matchesOf(searched, query), fields, { after, wanted: end + 1 });
  const last = hits.length > end ? hits[end - 1] : undefined;
  return {
    items: hits.slice(start, end).map(({ id, rev }) => ({ id, rev })),
    next: last ? encodeCursor(question, last) : null,
  };
}

export function countHits(searched: Searched, query: ShardQuery): number {
  return matchesOf(searched, query).reduce((sum, { rows }) => sum + rows.length, 0);
}

export function aggregateHits(
  searched: Searched,
  query: ShardQuery & { groupBy: readonly string[]; metrics: readonly Metric[] },
): AggregateRow[] {
  return aggregateMatches(matchesOf(searched, query), searched.columns, query);
}

function matchesOf({ shards, columns }: Searched, { filter, visible }: ShardQuery): Matches[] {
  const filters = [filter, visible].filter((condition) => condition !== undefined);
  const matches = shards.flatMap(({ layers }) =>
    layers.map((layer) => matchRows(layer, filters, columns)),
  );
  return shards.length > 1 ? distinctMatches(matches) : matches;
}
