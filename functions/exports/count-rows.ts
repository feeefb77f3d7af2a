import { exportErrors } from '#shared/exports/errors.ts';
import { EXPORT_ROWS } from '#shared/exports/limits.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import type { ExportRun } from './export-run.ts';
import { exportedRows } from './exported-kinds.ts';

/** Returns the condition that the rows meet: the filter of the list, and the condition of the kind. */
export function filterOf({
  input,
  who,
}: Pick<ExportRun, 'input' | 'who'>): AttributeFilter | undefined {
  const conditions = [exportedRows[input.exports].condition?.(who), input.searchFilter].filter(
    (condition) => condition !== undefined,
  );
  return conditions.length === 0 ? undefined : { $and: conditions };
}

/**
 * Counts the rows of an export.
 * @throws AppError `exports.tooManyRows`, and the errors of a search with this filter
 */
export async function countRows(run: ExportRun): Promise<number> {
  const { entityClass } = exportedRows[run.input.exports];
  const total = await run.rows.count({ entityClass, attributeFilter: filterOf(run) });
  if (total > EXPORT_ROWS) throw new AppError(exportErrors.tooManyRows, { params: [EXPORT_ROWS] });
  return total;
}
