import { type CsvCell, csvOf, csvStyleOf } from '#shared/kernel/csv.ts';
import { useFormats } from '#web/i18n/text-provider.tsx';
import { saveFile } from './save-file.ts';

export type CsvRows = readonly (readonly CsvCell[])[];

/** Returns a function that gives the reader a table as a file that the spreadsheets of its country open as it is. */
export function useCsvDownload(): (name: string, rows: CsvRows) => void {
  const style = csvStyleOf(useFormats().number(1.5, 1));
  return (name, rows) =>
    saveFile(`${name}.csv`, new Blob([csvOf(rows, style)], { type: 'text/csv;charset=utf-8' }));
}
