/** The bytes of the largest file that is read. */
export const SHEET_FILE_BYTES = 32 * 1024 * 1024;
/** The bytes of the largest XLS file, which is read as a whole, so that memory grows with it. */
export const XLS_FILE_BYTES = 12 * 1024 * 1024;
export const ZIP_ENTRIES = 1_000;
/** The bytes of a packed part once it is unpacked. 50,000 rows of 20 columns are 80 MB. */
export const PART_BYTES = 256 * 1024 * 1024;
/** The bytes of the parts that are kept whole while the rows are read: workbook, styles, relationships. */
export const KEPT_PART_BYTES = 4 * 1024 * 1024;
/** The bytes of all different texts of an XLSX file, which are kept while its rows are read. */
export const SHARED_TEXT_BYTES = 48 * 1024 * 1024;
export const SHARED_TEXTS = 2_000_000;
export const SHEET_ROWS = 50_500;
/**
 * The rows of a file, empty ones among them, as many as Excel has: a column that is formatted to its end makes them
 * all.
 */
export const SHEET_LINES = 1_048_576;
/** The cells of a CSV file, empty ones among them. */
export const SHEET_CELLS = 8_000_000;
/** The characters of all cells of a table: twice as many as a file that is not packed can have. */
export const SHEET_CHARACTERS = 2 * SHEET_FILE_BYTES;
export const SHEET_COLUMNS = 100;
/** The characters of a cell, as in Excel. */
export const CELL_CHARACTERS = 32_767;
/** The characters of a row of a CSV file, separators and quotes among them. */
export const ROW_CHARACTERS = 1024 * 1024;
export const SHEETS_LISTED = 200;
/** The characters of the format of a number, as in Excel. */
export const FORMAT_CHARACTERS = 255;
/** The styles of cells, as in Excel. */
export const CELL_STYLES = 65_490;
/** The elements of a part: three of each cell of the largest table, and its rows. */
export const XML_ELEMENTS = 3 * SHEET_ROWS * SHEET_COLUMNS + SHEET_LINES;
/** The attributes of an XML element; the first one of a part names its namespaces. */
export const XML_ATTRIBUTES = 128;
