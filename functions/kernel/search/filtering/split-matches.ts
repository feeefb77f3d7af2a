import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import type { Columns } from '#shared/kernel/entity-class.ts';
import { compileFilter } from './compile-filter.ts';
import type { Matches } from './match-rows.ts';

/** Rows that meet all conditions, and for each condition those that it alone excludes. */
type Split = { readonly met: Matches; readonly missed: readonly Matches[] };

/** Tests each row until a second condition excludes it. */
export function splitMatches(
  { segment, rows }: Matches,
  conditions: readonly AttributeFilter[],
  columns: Columns,
): Split {
  if (conditions.length === 0) return { met: { segment, rows }, missed: [] };
  const tests = conditions.map((condition) => compileFilter(condition, segment, columns));
  const met: number[] = [];
  const missed = tests.map((): number[] => []);
  for (const row of rows) {
    let excludedBy = -1;
    let n = 0;
    for (; n < tests.length; n++) {
      if (tests[n]?.(row)) continue;
      if (excludedBy >= 0) break;
      excludedBy = n;
    }
    if (n === tests.length) (missed[excludedBy] ?? met).push(row);
  }
  const matchesOf = (some: readonly number[]) => ({ segment, rows: Uint32Array.from(some) });
  return { met: matchesOf(met), missed: missed.map(matchesOf) };
}
