import type { Metric, Sorting } from '#functions/kernel/search/search.ts';
import { AppError, type ErrorDefinition, fieldDetail } from '#shared/kernel/app-error.ts';
import {
  type AttributeFilter,
  type FilterLeaf,
  leavesOf,
  scalarsOf,
} from '#shared/kernel/attribute-filter.ts';
import type { ColumnKind, Columns } from '#shared/kernel/entity-class.ts';
import { fieldErrors } from '#shared/kernel/field-errors.ts';
import { COMPARISONS_OF, columnKindOf, comparableValue } from '#shared/kernel/match-filter.ts';
import { searchErrors } from '#shared/search/errors.ts';

const SUMMED_KINDS: readonly ColumnKind[] = ['number'];
const COMPARED_KINDS: readonly ColumnKind[] = ['number', 'time'];

/**
 * Refuses a filter that the class cannot answer.
 * @throws AppError `search.unknownField`, `search.wrongComparison`, `search.wrongValue`, naming the fields
 */
export function checkFilter(filter: AttributeFilter | undefined, columns: Columns): void {
  for (const leaf of filter === undefined ? [] : leavesOf(filter)) {
    const kind = knownKind(leaf.field, columns);
    const comparisons: readonly string[] = COMPARISONS_OF[kind];
    if (!comparisons.includes(leaf.comparison)) refuse(leaf.field, searchErrors.wrongComparison);
    if (!fits(kind, leaf)) refuse(leaf.field, searchErrors.wrongValue);
  }
}

/**
 * Requires that one of the parts of texts that a filter asks for has so many letters and digits. The others may be
 * shorter: a word of two letters may stand beside a longer one.
 * @throws AppError `search.wrongValue`, the fields named with `fields.tooShort` and the `limit`
 */
export function checkTextLength(filter: AttributeFilter | undefined, limit = 0): void {
  const parts = (filter === undefined ? [] : leavesOf(filter)).filter(
    ({ comparison }) => comparison === 'contains' || comparison === 'startsWith',
  );
  const isLong = ({ value }: FilterLeaf) =>
    String(value).replace(/[^\p{L}\p{N}]/gu, '').length >= limit;
  if (parts.length === 0 || parts.some(isLong)) return;
  const details = [...new Set(parts.map(({ field }) => field))].map((field) =>
    fieldDetail(field, fieldErrors.tooShort, { limit }),
  );
  throw new AppError(searchErrors.wrongValue, { details });
}

/**
 * Refuses a sorting that the class cannot answer. A place sorts by the distance to the centre of the filter's circle
 * around it, so there must be one; only texts have numbers of values, and an
 * alphabet; ids have none.
 */
export function checkSorting(
  sorting: Sorting,
  filter: AttributeFilter | undefined,
  columns: Columns,
): void {
  for (const { field, numberOf, locale } of sorting) {
    const kind = knownKind(field, columns);
    const hasCircle = () =>
      filter !== undefined &&
      leavesOf(filter).some((leaf) => leaf.field === field && leaf.comparison === 'within');
    const isWrong = numberOf ? kind !== 'texts' : kind === 'geo' && !hasCircle();
    const isText = field !== 'id' && (kind === 'text' || kind === 'texts');
    if (isWrong || (locale && !isText)) refuse(field, searchErrors.wrongSorting);
  }
}

/** Refuses to count by fields that the class cannot group by. */
export function checkGroups(fields: readonly string[], columns: Columns): void {
  for (const field of fields) {
    if (knownKind(field, columns) === 'geo') refuse(field, searchErrors.wrongMetric);
  }
}

/**
 * Refuses an aggregation that the class cannot answer.
 * @throws AppError `search.unknownField`, `search.wrongMetric`
 */
export function checkAggregate(
  groupBy: readonly string[],
  metrics: readonly Metric[],
  columns: Columns,
): void {
  checkGroups(groupBy, columns);
  for (const { op, field, as } of metrics) {
    if (field === undefined) {
      if (op !== 'count') refuse(as, searchErrors.wrongMetric);
      continue;
    }
    const kind = knownKind(field, columns);
    const kinds = op === 'min' || op === 'max' ? COMPARED_KINDS : SUMMED_KINDS;
    if (op !== 'count' && !kinds.includes(kind)) refuse(field, searchErrors.wrongMetric);
  }
}

function knownKind(field: string, columns: Columns): ColumnKind {
  return columnKindOf(columns, field) ?? refuse(field, searchErrors.unknownField);
}

function fits(kind: ColumnKind, leaf: FilterLeaf): boolean {
  if (leaf.comparison === 'exists' || leaf.comparison === 'within') return true;
  return scalarsOf(leaf).every((scalar) => comparableValue(kind, scalar) !== undefined);
}

function refuse(field: string, error: ErrorDefinition): never {
  throw new AppError(error, { details: [fieldDetail(field, error)] });
}
