import { checkFilter } from '#functions/kernel/search/answering/check-query.ts';
import { exportErrors } from '#shared/exports/errors.ts';
import { EXPORT_ROWS } from '#shared/exports/limits.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { rowOf } from '#shared/kernel/column-values.ts';
import { matchesFilter } from '#shared/kernel/match-filter.ts';
import type { Page, Pagination } from '#shared/kernel/page.ts';
import type { ExportedRow, ExportRun, RowSource } from './export-run.ts';
import { exportedRows } from './exported-kinds.ts';

/**
 * Counts the rows of an export.
 * @throws AppError `exports.tooManyRows`, and the errors of a search with this filter
 */
export async function countRows(run: ExportRun): Promise<number> {
  const kind = exportedRows[run.input.exports];
  if ('list' in kind) return (await listRows(kind, run)).length;
  const { entityClass } = kind;
  const total = await run.rows.count({ entityClass, attributeFilter: filterOf(kind, run) });
  if (total > EXPORT_ROWS) throw new AppError(exportErrors.tooManyRows, { params: [EXPORT_ROWS] });
  return total;
}

/** Returns a page of the rows of an export, the newest first; a list is one page. */
export async function readPage(run: ExportRun, pagination: Pagination): Promise<Page<ExportedRow>> {
  const kind = exportedRows[run.input.exports];
  if ('list' in kind) return { items: await listRows(kind, run), next: null };
  return run.rows.search({
    entityClass: kind.entityClass,
    attributeFilter: filterOf(kind, run),
    sorting: [{ field: 'id', direction: 'desc' }],
    pagination,
  });
}

type Searched = Extract<RowSource, { entityClass: unknown }>;
type Listed = Extract<RowSource, { list: unknown }>;

/** Returns the condition that the rows meet: the filter of the list, and the condition of the kind. */
function filterOf({ condition }: Searched, { input, who }: ExportRun): AttributeFilter | undefined {
  const conditions = [condition?.(who), input.searchFilter].filter((part) => part !== undefined);
  return conditions.length === 0 ? undefined : { $and: conditions };
}

/** Returns the rows of a list that meet the filter; it may ask by id and time alone. */
async function listRows({ list }: Listed, run: ExportRun): Promise<ExportedRow[]> {
  const { searchFilter } = run.input;
  checkFilter(searchFilter, {});
  const rows = await list(run);
  return rows.filter((row) => !searchFilter || matchesFilter(rowOf(row, {}), searchFilter, {}));
}
