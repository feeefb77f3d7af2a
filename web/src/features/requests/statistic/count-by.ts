import {
  type DecisionDays,
  NOTHING_COUNTED,
  type RequestCount,
  type StatisticRow,
} from '#shared/requests/statistics.ts';

export type Counts = Readonly<Record<RequestCount, number>>;

export function sumOf(rows: readonly Counts[]): Counts {
  return rows.reduce(
    (sum, row) => ({
      requestsAsked: sum.requestsAsked + row.requestsAsked,
      animalsAsked: sum.animalsAsked + row.animalsAsked,
      requestsGranted: sum.requestsGranted + row.requestsGranted,
      animalsGranted: sum.animalsGranted + row.animalsGranted,
      requestsRefused: sum.requestsRefused + row.requestsRefused,
      animalsRefused: sum.animalsRefused + row.animalsRefused,
      requestsLapsed: sum.requestsLapsed + row.requestsLapsed,
      animalsLapsed: sum.animalsLapsed + row.animalsLapsed,
    }),
    NOTHING_COUNTED,
  );
}

export type Group = {
  /** The key of the row; empty: not said. */
  readonly key: string;
  readonly rows: readonly StatisticRow[];
  readonly counts: Counts;
};

/** Returns the sums of rows with the same key, the most asked for first. */
export function countBy(
  rows: readonly StatisticRow[],
  keyOf: (row: StatisticRow) => string | undefined,
): Group[] {
  const groups = Map.groupBy(rows, (row) => keyOf(row) ?? '');
  return [...groups]
    .map(([key, of]) => ({ key, rows: of, counts: sumOf(of) }))
    .toSorted((a, b) => weightOf(b.counts) - weightOf(a.counts) || a.key.localeCompare(b.key));
}

/** Returns the weight of a row: a month may hold decisions of requests from before it. */
function weightOf({ animalsAsked, animalsGranted, animalsRefused, animalsLapsed }: Counts): number {
  return Math.max(animalsAsked, animalsGranted + animalsRefused + animalsLapsed);
}

export function hasNothing(rows: readonly StatisticRow[], days: readonly DecisionDays[]): boolean {
  return days.length === 0 && Object.values(sumOf(rows)).every((count) => count === 0);
}
