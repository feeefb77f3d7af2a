import type { CsvSeparator } from '#shared/kernel/sheet.ts';

/** Returns the sign that stands between the cells of a CSV file. */
export const signOf = (separator: CsvSeparator): string => (separator === 'tab' ? '\t' : separator);
