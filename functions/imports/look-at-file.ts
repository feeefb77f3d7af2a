import type { Implementation } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import type { importEndpoints } from '#shared/imports/endpoints.ts';
import { ROWS_SHOWN } from '#shared/imports/limits.ts';
import { defined } from '#shared/kernel/defined.ts';
import type { SheetRow } from '#shared/kernel/sheet.ts';
import { requireKind } from './import-run.ts';
import { importedRows } from './imported-kinds.ts';
import { keptMapping, proposedMapping } from './kept-mapping.ts';
import { openSource } from './open-source.ts';
import { takeSource } from './take-source.ts';

/** The characters of a cell that a page shows. */
const SHOWN_CHARACTERS = 100;

/** Reads the beginning of a file, and tells its format and the columns that its headings seem to mean. */
export const lookAtFile: Implementation<typeof importEndpoints.lookAtFile> = async (
  { kind, file, language, reading },
  context,
) => {
  const { account } = signedIn(context.who);
  requireKind(kind, context);
  const bytes = await takeSource({ account, file }, context);
  const source = await openSource(bytes, { kind, reading, language });
  const { headings, format, encoding, separator, sheet, sheets, headerRow } = source;
  const rows = await firstOf(source.rows, ROWS_SHOWN);
  const kept = await keptMapping(context, account, { kind, headings });
  const fields = (await importedRows[kind].fieldsIn?.(headings, context)) ?? [];
  return {
    format,
    ...defined({ encoding, separator, sheet }),
    sheets: [...sheets],
    headerRow,
    headings: [...headings],
    rows: rows.map(({ row, cells }) => ({
      row,
      cells: headings.map((_, index) =>
        (cells[index]?.text ?? '').slice(0, SHOWN_CHARACTERS).toWellFormed(),
      ),
    })),
    mapping: kept ?? proposedMapping(kind, headings),
    fields: fields.map((heading) => headings.indexOf(heading)),
    isKept: kept !== undefined,
  };
};

async function firstOf(rows: AsyncIterable<SheetRow>, most: number): Promise<SheetRow[]> {
  const first: SheetRow[] = [];
  for await (const row of rows) {
    first.push(row);
    if (first.length === most) break;
  }
  return first;
}
