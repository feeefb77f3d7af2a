import { exportErrors } from '#shared/exports/errors.ts';
import { ANSWERS_COLUMN, type ExportKind } from '#shared/exports/export-kind.ts';
import { AppError, type ErrorDetail, fieldDetail } from '#shared/kernel/app-error.ts';
import type { ExportInput } from './export-input.ts';
import type { ExportRun } from './export-run.ts';
import { exportedRows } from './exported-kinds.ts';
import type { FileColumn } from './exported-rows.ts';
import type { ExportTexts } from './texts/export-texts.ts';

/** Returns the columns that a kind can have, in their usual order, with their usual headings. */
export function offeredColumns(kind: ExportKind, { headings }: ExportTexts): FileColumn[] {
  const own: Readonly<Record<string, string>> = headings[kind];
  return Object.entries(exportedRows[kind].columns).map(([name, width]) => ({
    name,
    width,
    heading: own[name] ?? name,
  }));
}

/** Returns the columns of a file: the chosen ones in the order of the choice, each with its chosen heading. */
export async function planColumns(run: ExportRun): Promise<FileColumn[]> {
  const { exports, columns, customColumnHeaders } = run.input;
  const offered = offeredColumns(exports, run.texts);
  const byName = new Map(offered.map((column) => [column.name, column]));
  const asked = columns ?? offered.map(({ name }) => name);
  const planned = await Promise.all(
    asked.map(async (name) => {
      const spread = exportedRows[exports].spread?.[name];
      if (spread !== undefined) return spread(run);
      const column = byName.get(name);
      const heading = customColumnHeaders[name];
      return column === undefined ? [] : [heading === undefined ? column : { ...column, heading }];
    }),
  );
  return planned.flat();
}

/**
 * Refuses unknown columns; columns of answers are checked later, when the forms are known.
 * @throws AppError `exports.unknownColumn`, naming each
 */
export function requireKnownColumns(
  kind: ExportKind,
  { columns = [], customColumnHeaders }: Pick<ExportInput, 'columns' | 'customColumnHeaders'>,
): void {
  const known = exportedRows[kind].columns;
  const isAnswer = (name: string) =>
    ANSWERS_COLUMN in known && name.startsWith(`${ANSWERS_COLUMN}.`);
  const wrong = [
    ...columns.map((name, index) => [name, `columns.${index}`, false] as const),
    ...Object.keys(customColumnHeaders).map(
      (name) => [name, `customColumnHeaders.${name}`, isAnswer(name)] as const,
    ),
  ].filter(([name, , isFine]) => !isFine && !Object.hasOwn(known, name));
  const details: ErrorDetail[] = wrong.map(([, path]) =>
    fieldDetail(path, exportErrors.unknownColumn),
  );
  if (details.length > 0) throw new AppError(exportErrors.unknownColumn, { details });
}
