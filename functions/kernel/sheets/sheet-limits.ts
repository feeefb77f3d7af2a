/** A larger file is not read at all. */
export const SHEET_FILE_BYTES = 32 * 1024 * 1024;
/** XLS is read as a whole, so that memory grows with the file. */
export const XLS_FILE_BYTES = 12 * 1024 * 1024;
export const ZIP_ENTRIES = 1_000;
/** The bytes of a packed part once it is unpacked. 50,000 rows of 20 columns are 130 MB in ODS, 80 MB in XLSX. */
export const PART_BYTES = 256 * 1024 * 1024;
/** Parts that are kept whole while the rows are read: workbook, styles, relationships. */
export const KEPT_PART_BYTES = 4 * 1024 * 1024;
/** Bytes of all different texts of an XLSX file, which are kept while its rows are read. */
export const SHARED_TEXT_BYTES = 48 * 1024 * 1024;
export const SHARED_TEXTS = 2_000_000;
export const SHEET_ROWS = 50_500;
export const SHEET_COLUMNS = 100;
/** Characters of a cell, as Excel has it. */
export const CELL_CHARACTERS = 32_767;
export const SHEETS_LISTED = 200;
