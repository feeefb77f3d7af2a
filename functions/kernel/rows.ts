import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { Page, Pagination } from '#shared/kernel/page.ts';
import type {
  AggregateRow,
  Metric,
  Overview,
  OverviewQuery,
  ShardQuery,
  Sorting,
} from './search/search.ts';
import type { EntityType } from './store/entity-as.ts';
import type { Freshness, TimelineLine } from './store/entity-store.ts';

/** A line of a timeline as one caller may see it. */
export type ShownLine = Pick<TimelineLine, 'rev' | 'updated'> &
  Partial<Pick<TimelineLine, 'updatedBy' | 'changeset' | 'reason'>> & {
    person?: string | undefined;
  };

export type RowsQuery = Pick<ShardQuery, 'isOfGuest'> & {
  entityClass: string;
  attributeFilter?: AttributeFilter | undefined;
};

/**
 * The rows as one caller may see them. Every way to a row (get, revision, timeline, search, count, aggregate, ids,
 * attachment) comes through here and so through `readGroupFor`; a foreign row is 404 `entities.notFound`, a deleted
 * one 404 `entities.deleted`.
 */
export type Rows = {
  /** The row, viewed. `full` is the stored entity for the server's own use, never for the answer. */
  readonly get: (
    id: string,
    how?: { fresh?: boolean; entityclass?: string },
  ) => Promise<{ entity: Entity; full: Entity }>;
  /**
   * The stored row of this class in full, for the server's own use, never for the answer; one of another class is
   * 404.
   */
  readonly stored: <D>(type: EntityType<D>, id: string, how?: Freshness) => Promise<Entity<D>>;
  /** Returns exact revisions and those of a date: the newest one for every reader, older ones by the history right. */
  readonly revision: (id: string, rev: number) => Promise<{ entity: Entity; full: Entity }>;
  readonly asOf: (id: string, date: Date) => Promise<{ entity: Entity; full: Entity }>;
  /** Returns the timeline, newest first. The history right (`historyOf`) decides about others' changes. */
  readonly timeline: (
    id: string,
    page: { limit: number; cursor?: string | undefined },
  ) => Promise<Page<ShownLine>>;
  /** Returns viewed rows in the order asked, fresh by default; foreign or unknown ids are listed in `missing`. */
  readonly ids: (
    ids: readonly string[],
    how?: Freshness,
  ) => Promise<{ items: Entity[]; missing: string[] }>;
  /**
   * Refuses queries that the columns of the answering group do not take, naming the field.
   * @throws AppError `search.shardNotNamed`, `search.unknownField`, `search.wrongComparison`, `search.wrongValue`,
   * `search.wrongSorting`, `search.wrongMetric`, `search.tooManyGroups`, `search.badCursor`, `entities.unknownClass`
   */
  readonly search: (
    query: RowsQuery & { pagination: Pagination; sorting: Sorting },
  ) => Promise<Page<Entity>>;
  readonly count: (query: RowsQuery) => Promise<number>;
  readonly aggregate: (
    query: RowsQuery & { groupBy: readonly string[]; metrics: readonly Metric[] },
  ) => Promise<AggregateRow[]>;
  /** Returns everything that a page with filters shows of the rows. */
  readonly overview: (
    query: RowsQuery & Pick<OverviewQuery, 'scope' | 'sorting' | 'limit' | 'facets'>,
  ) => Promise<Omit<Overview, 'items'> & { items: Entity[] }>;
};
