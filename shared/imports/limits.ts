import { SHEET_FORMATS, type SheetFormat } from '#shared/kernel/sheet.ts';
import type { ImportKind } from './import-kind.ts';

/** Bytes of a file; `SHEET_FILE_BYTES` of the reader. */
export const IMPORT_FILE_BYTES = 32 * 1024 * 1024;
/** Rows of a file, without its headings. */
export const IMPORT_ROWS: Readonly<Record<ImportKind, number>> = {
  customers: 50_000,
  farmers: 50_000,
  /** Specification section 9. */
  offergroups: 1000,
};
/** The formats in which each kind comes; specification section 5 names those of offer groups. */
export const IMPORT_FORMATS: Readonly<Record<ImportKind, readonly SheetFormat[]>> = {
  customers: SHEET_FORMATS,
  farmers: SHEET_FORMATS,
  offergroups: ['xlsx', 'xls'],
};
/** Columns of a file, whether they are imported or not. */
export const IMPORT_COLUMNS = 100;
/** The headings stand within so many rows; above them a file may have a title. */
export const HEADER_ROWS = 30;
/** Rows that a page shows of a file before it is imported. */
export const ROWS_SHOWN = 10;
/** Lines of a report in one answer. */
export const LINES_A_PAGE = 200;
/** An import can be taken back for so long; days. */
export const TAKEBACK_DAYS = 7;
/** Files of an import are kept so long, longer than its faulty rows are needed; days. The bucket's own rule. */
export const IMPORT_FILE_DAYS = TAKEBACK_DAYS + 1;
/** An import and its report are kept so long; days. */
export const IMPORT_KEPT_DAYS = 30;
/** Whoever started an import that took longer is mailed; seconds. */
export const IMPORT_MAIL_SECONDS = 60;
/** A file waits so long for its import, and a dry run for the real one; hours. */
export const IMPORT_FILE_HOURS = 24;
/** Files that one account sends, and imports that it begins, dry runs among them. */
export const IMPORTS = { per: 'account', count: 24, seconds: 3600 } as const;
/** Looks at files through one account: each reads a file. */
export const LOOKS = { per: 'account', count: 40, seconds: 3600 } as const;
/** A page asks for the state of an import so often; milliseconds. */
export const IMPORT_POLL_MS = 1000;
