import { AppError } from '#shared/kernel/app-error.ts';
import { sheetErrors } from '#shared/kernel/sheet-errors.ts';
import { openZip } from './open-zip.ts';
import { readCsv } from './read-csv.ts';
import { readXls } from './read-xls.ts';
import { readXlsx } from './read-xlsx.ts';
import { SHEET_COLUMNS, SHEET_FILE_BYTES, SHEET_ROWS } from './sheet-limits.ts';
import type { ReadOptions, SheetSource } from './sheet-source.ts';
import { isContainer } from './xls-container.ts';

/**
 * Opens a spreadsheet, whatever its name says: its content decides whether it is XLSX, XLS or CSV. Rows come as they are
 * read. No formula is evaluated, and nothing outside the file is read.
 * @throws AppError `sheets.*`
 */
export async function readSheet(
  bytes: Uint8Array,
  options: ReadOptions = {},
): Promise<SheetSource> {
  const { maxRows = SHEET_ROWS, maxColumns = SHEET_COLUMNS, sheet } = options;
  const bounds = { maxRows, maxColumns };
  if (bytes.length === 0) throw new AppError(sheetErrors.empty);
  if (bytes.length > SHEET_FILE_BYTES) throw new AppError(sheetErrors.tooLarge);
  if (isContainer(bytes)) return readXls(bytes, bounds, sheet);
  if (!isZip(bytes)) return readCsv(textIn(bytes), bounds, options);
  const zip = await openZip(bytes);
  if (zip.has('content.xml') || zip.has('xl/workbook.bin'))
    throw new AppError(sheetErrors.otherFormat);
  if (zip.has('[Content_Types].xml')) return readXlsx(zip, bounds, sheet);
  throw new AppError(sheetErrors.notSheet);
}

const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] ?? 9) < 8;

/** Returns the text of a CSV file; other text formats are refused, though a CSV reader would make rows of them. */
function textIn(bytes: Uint8Array): Uint8Array {
  const beginning = Buffer.from(bytes.subarray(0, 64)).toString('latin1').trimStart();
  if (/^(\xef\xbb\xbf)?\s*(%PDF|\{\\rtf|<)/.test(beginning))
    throw new AppError(sheetErrors.notSheet);
  return bytes;
}
