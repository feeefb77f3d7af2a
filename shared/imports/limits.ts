import { SHEET_FORMATS, type SheetFormat } from '#shared/kernel/sheet.ts';
import type { ImportKind } from './import-kind.ts';

/** Bytes of a file; equal to `SHEET_FILE_BYTES` of the reader. */
export const IMPORT_FILE_BYTES = 32 * 1024 * 1024;
/** Rows of a file, without its headings. */
export const IMPORT_ROWS: Readonly<Record<ImportKind, number>> = {
  customers: 50_000,
  farmers: 50_000,
  /** The number of rows that specification section 9 names. */
  offergroups: 1000,
  offers: 2000,
};
/** The formats in which each kind comes; specification section 5 names those of offer groups. */
export const IMPORT_FORMATS: Readonly<Record<ImportKind, readonly SheetFormat[]>> = {
  customers: SHEET_FORMATS,
  farmers: SHEET_FORMATS,
  offergroups: ['xlsx', 'xls'],
  offers: SHEET_FORMATS,
};
/** Columns of a file, whether they are imported or not: an export of offers has one for each field besides. */
export const IMPORT_COLUMNS = 200;
/** Rows within which the headings stand; above them a file may have a title. */
export const HEADER_ROWS = 30;
/** Rows that a page shows of a file before it is imported. */
export const ROWS_SHOWN = 10;
/** Lines of a report in one answer. */
export const LINES_A_PAGE = 200;
/** Days for which an import can be taken back. */
export const TAKEBACK_DAYS = 7;
/** Days for which files of an import are kept, longer than its faulty rows are needed. The bucket's own rule. */
export const IMPORT_FILE_DAYS = TAKEBACK_DAYS + 1;
/** Days for which an import and its report are kept. */
export const IMPORT_KEPT_DAYS = 30;
/** Seconds after which whoever started an import is told of its end by mail. */
export const IMPORT_MAIL_SECONDS = 60;
/** Hours for which a file waits for its import, and a dry run for the real import. */
export const IMPORT_FILE_HOURS = 24;
/** The limit of files that one account sends, and of imports that it begins, dry runs among them. */
export const IMPORTS = { per: 'account', count: 24, seconds: 3600 } as const;
/** The limit of looks at files through one account: each look reads a file. */
export const LOOKS = { per: 'account', count: 40, seconds: 3600 } as const;
/** Milliseconds after which a page asks for the state of an import again. */
export const IMPORT_POLL_MS = 1000;
