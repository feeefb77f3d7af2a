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
/** Rows of a file, empty ones among them, as many as Excel has: a column that is formatted to its end makes them all. */
export const SHEET_LINES = 1_048_576;
/** Cells of a CSV file, empty ones among them. */
export const SHEET_CELLS = 8_000_000;
/** Characters of all cells of a table: twice as many as a file that is not packed can have. */
export const SHEET_CHARACTERS = 2 * SHEET_FILE_BYTES;
export const SHEET_COLUMNS = 100;
/** Characters of a cell, as Excel has it. */
export const CELL_CHARACTERS = 32_767;
/** Characters of a row of a CSV file, separators and quotes among them. */
export const ROW_CHARACTERS = 1024 * 1024;
export const SHEETS_LISTED = 200;
/** Characters of the format of a number, as Excel has it. */
export const FORMAT_CHARACTERS = 255;
/** Styles of cells, as Excel has them. */
export const CELL_STYLES = 65_490;
/** Elements of a part: three of each cell of the largest table, and its rows. */
export const XML_ELEMENTS = 3 * SHEET_ROWS * SHEET_COLUMNS + SHEET_LINES;
/** Attributes of an XML element; the first one of an ODS file names some 40 namespaces. */
export const XML_ATTRIBUTES = 128;
