import { exportErrors } from '#shared/exports/errors.ts';
import { ANSWERS_COLUMN } from '#shared/exports/export-kind.ts';
import { AppError, type ErrorDetail, fieldDetail } from '#shared/kernel/app-error.ts';
import { type ExportConfig, exportConfig } from './export-config.ts';
import type { ExportInput, ExportRun, FileColumn } from './export-run.ts';
import { exportedRows } from './exported-kinds.ts';
import type { FileTexts } from './texts/file-texts-for.ts';

/** Returns the columns that a configuration offers, in their usual order, with their usual headings. */
export function offeredColumns(config: ExportConfig, { headings }: FileTexts): FileColumn[] {
  const own: Readonly<Record<string, string>> = headings[config.kind];
  return widthsIn(config).map(([name, width]) => ({ name, width, heading: own[name] ?? name }));
}

const widthsIn = ({ kind, columns }: ExportConfig): [name: string, width: number][] =>
  Object.entries(exportedRows[kind].columns).filter(([name]) => columns?.includes(name) ?? true);

/** Returns the columns of a file: the chosen ones in the order of the choice, each with its chosen heading. */
export async function planColumns(run: ExportRun): Promise<FileColumn[]> {
  const { config, exports, columns, customColumnHeaders } = run.input;
  const offered = offeredColumns(
    exportConfig(config) ?? { alias: config, kind: exports },
    run.texts,
  );
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
  config: ExportConfig,
  { columns = [], customColumnHeaders }: Pick<ExportInput, 'columns' | 'customColumnHeaders'>,
): void {
  const columnNames = new Set(widthsIn(config).map(([name]) => name));
  const isAnswer = (name: string) =>
    columnNames.has(ANSWERS_COLUMN) && name.startsWith(`${ANSWERS_COLUMN}.`);
  const wrong = [
    ...columns.map((name, index) => [name, `columns.${index}`, false] as const),
    ...Object.keys(customColumnHeaders).map(
      (name) => [name, `customColumnHeaders.${name}`, isAnswer(name)] as const,
    ),
  ].filter(([name, , isFine]) => !isFine && !columnNames.has(name));
  const details: ErrorDetail[] = wrong.map(([, path]) =>
    fieldDetail(path, exportErrors.unknownColumn),
  );
  if (details.length > 0) throw new AppError(exportErrors.unknownColumn, { details });
}
