import { readSheet } from '#functions/kernel/sheets/read-sheet.ts';

/** The texts of a spreadsheet's cells, row by row. */
export async function readRows(bytes: Uint8Array): Promise<string[][]> {
  const { rows } = await readSheet(bytes);
  const read: string[][] = [];
  for await (const { cells } of rows) read.push(Array.from(cells, (cell) => cell?.text ?? ''));
  return read;
}
