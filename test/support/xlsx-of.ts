import { addRows, beginXlsx, endXlsx } from '#functions/kernel/sheets/write-xlsx.ts';
import { FARM_HEADINGS } from './danish-farms.ts';

/** An XLSX file of rows of text below headings. */
export function xlsxOf(
  rows: readonly (readonly string[])[],
  headings: readonly string[] = FARM_HEADINGS,
): Buffer {
  const columns = headings.map((heading) => ({ heading, width: 20 }));
  const begun = beginXlsx({ name: 'Customers', columns });
  const cells = rows.map((row) => row.map((text) => ({ kind: 'text' as const, text })));
  const added = addRows(begun.state, cells);
  return Buffer.concat([begun.bytes, added.bytes, endXlsx(added.state)]);
}
