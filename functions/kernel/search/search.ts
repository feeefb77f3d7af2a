import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import type { Pagination } from '#shared/kernel/page.ts';
import type { PinnedRef } from '#shared/kernel/ref.ts';

export type Sorting = readonly {
  readonly field: string;
  readonly direction: 'asc' | 'desc';
  /** The values, the most wanted first: see `shared/search/sorting.ts`. */
  readonly numberOf?:
    | { readonly values: readonly string[]; readonly most?: number | undefined }
    | undefined;
  /** The language whose alphabet orders texts; without it they are in the order of their folded forms. */
  readonly locale?: Locale | undefined;
}[];

/** A search over the named shards of one group of one class. */
export type ShardQuery = {
  readonly entityClass: string;
  readonly group: string;
  readonly keys: readonly string[];
  /**
   * The keys are all that the filter leaves open (`ShardGroup.whole`): a new one does not end the cursors given out.
   */
  readonly isWhole?: boolean | undefined;
  readonly filter?: AttributeFilter | undefined;
  /** The filter that narrows the rows further. A cursor does not depend on it, because it may change with time. */
  readonly visible?: AttributeFilter | undefined;
  /** Tells that the question is a guest's, who saved nothing: see `WarmShards.recent`. */
  readonly isOfGuest?: boolean | undefined;
};

export type Metric = {
  readonly op: 'count' | 'sum' | 'min' | 'max' | 'avg';
  readonly field?: string | undefined;
  readonly as: string;
};
export type AggregateRow = {
  key: Record<string, string | number | boolean | null>;
  values: Record<string, number | null>;
};

type Facet = {
  readonly field: string;
  /** The condition that the rows need not meet, by its place; or all of them. */
  readonly without?: number | 'all' | undefined;
  /** Tells that the values are texts `<value>=<number>`, whose numbers are summed. */
  readonly summed?: boolean | undefined;
};
export type ValueCount = { value: string | number | boolean | null; count: number; sum?: number };
export type OverviewQuery = ShardQuery & {
  /** The number of the filter's first members that are no conditions, by default all; each of the others can be left out. */
  readonly scope?: number | undefined;
  readonly sorting: Sorting;
  readonly limit: number;
  readonly facets: readonly Facet[];
};
export type Overview = {
  items: PinnedRef[];
  next: string | null;
  count: number;
  without: number[];
  facets: ValueCount[][];
};

/**
 * The search over shards kept warm in memory. Every answer covers each save that was acknowledged before the call
 * began; a guest's may lack those of the last half second. It knows no rights: callers come through `Rows`, which
 * decides the keys.
 */
export type Search = {
  readonly hits: (
    query: ShardQuery & { sorting: Sorting; pagination: Pagination },
  ) => Promise<{ items: PinnedRef[]; next: string | null }>;
  readonly count: (query: ShardQuery) => Promise<number>;
  readonly aggregate: (
    query: ShardQuery & { groupBy: readonly string[]; metrics: readonly Metric[] },
  ) => Promise<AggregateRow[]>;
  /** Returns the first page, the counts with all conditions and without each, and those by the values of fields. */
  readonly overview: (query: OverviewQuery) => Promise<Overview>;
};
