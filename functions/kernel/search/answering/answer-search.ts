import { distinctMatches } from '#functions/kernel/search/filtering/distinct-matches.ts';
import { type Matches, matchRows } from '#functions/kernel/search/filtering/match-rows.ts';
import { splitMatches } from '#functions/kernel/search/filtering/split-matches.ts';
import {
  decodeCursor,
  encodeCursor,
  queryTextOf,
} from '#functions/kernel/search/ordering/cursor.ts';
import { sortFieldsOf } from '#functions/kernel/search/ordering/sort-field.ts';
import { cursorAt, refAt, sortedRows } from '#functions/kernel/search/ordering/sorted-rows.ts';
import type {
  AggregateRow,
  Metric,
  Overview,
  OverviewQuery,
  ShardQuery,
  Sorting,
} from '#functions/kernel/search/search.ts';
import type { LoadedShard } from '#functions/kernel/search/shards/loaded-shard.ts';
import { type AttributeFilter, membersOf } from '#shared/kernel/attribute-filter.ts';
import type { Columns } from '#shared/kernel/entity-class.ts';
import type { Pagination } from '#shared/kernel/page.ts';
import type { PinnedRef } from '#shared/kernel/ref.ts';
import { aggregateMatches } from './aggregate-matches.ts';
import { countFacets } from './count-facets.ts';

/** The shards in memory and the question to them. */
export type Searched = { readonly shards: readonly LoadedShard[]; readonly columns: Columns };

type PageQuery = ShardQuery & { sorting: Sorting; pagination: Pagination };
type Hits = { items: PinnedRef[]; next: string | null };

export function findHits(searched: Searched, query: PageQuery): Hits {
  return pageOf(matchesOf(searched, query), searched.columns, query);
}

function pageOf(matches: readonly Matches[], columns: Columns, query: PageQuery): Hits {
  const { sorting, pagination, filter } = query;
  const fields = sortFieldsOf(sorting, filter, columns);
  const { cursor, limit } = pagination;
  const after = cursor === undefined ? undefined : decodeCursor(queryTextOf(query), cursor, fields);
  const start = after ? 0 : pagination.start;
  const end = start + limit;
  const rows = sortedRows(matches, fields, { after, wanted: end + 1 });
  const last = rows.length > end ? rows[end - 1] : undefined;
  return {
    items: rows.slice(start, end).map(refAt),
    next: last ? encodeCursor(queryTextOf(query), cursorAt(last, fields)) : null,
  };
}

export function countHits(searched: Searched, query: ShardQuery): number {
  return rowsIn(matchesOf(searched, query));
}

const rowsIn = (matches: readonly Matches[]): number =>
  matches.reduce((sum, { rows }) => sum + rows.length, 0);

export function aggregateHits(
  searched: Searched,
  query: ShardQuery & { groupBy: readonly string[]; metrics: readonly Metric[] },
): AggregateRow[] {
  return aggregateMatches(matchesOf(searched, query), searched.columns, query);
}

/** Answers everything about a filter from one look at each row of its scope. */
export function overviewHits(searched: Searched, query: OverviewQuery): Overview {
  const { columns } = searched;
  const { filter, visible, facets, limit } = query;
  const members = membersOf(filter);
  const scope = query.scope ?? members.length;
  const conditions = members.slice(scope);
  const inScope = matchesIn(searched, [...members.slice(0, scope), visible]);
  const parts = inScope.map((matches) => splitMatches(matches, conditions, columns));
  const hits = onceEach(
    searched,
    parts.map(({ met }) => met),
  );
  const without = conditions.map((_, n) =>
    onceEach(
      searched,
      parts.flatMap(({ met, missed }) => [met, ...missed.slice(n, n + 1)]),
    ),
  );
  const all = onceEach(searched, inScope);
  return {
    ...pageOf(hits, columns, { ...query, pagination: { start: 0, limit } }),
    count: rowsIn(hits),
    without: without.map(rowsIn),
    facets: countFacets(
      facets.map(({ without: place, ...facet }) => ({
        ...facet,
        matches: (place === 'all' ? all : without[place ?? -1]) ?? hits,
      })),
      columns,
    ),
  };
}

function matchesOf(searched: Searched, { filter, visible }: ShardQuery): Matches[] {
  return onceEach(searched, matchesIn(searched, [filter, visible]));
}

function matchesIn(
  { shards, columns }: Searched,
  filters: readonly (AttributeFilter | undefined)[],
): Matches[] {
  const asked = filters.filter((filter) => filter !== undefined);
  return shards.flatMap(({ layers }) => layers.map((layer) => matchRows(layer, asked, columns)));
}

function onceEach({ shards }: Searched, matches: Matches[]): Matches[] {
  return shards.length > 1 ? distinctMatches(matches) : matches;
}
