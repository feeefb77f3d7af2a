import type { SheetCell } from '#shared/kernel/sheet.ts';

/**
 * Writes a file by one of the writers, to be measured in a process of its own: `node sheet-writer.ts <writer> <rows>`.
 * Prints what it took, as JSON.
 */
const [writer = '', count = ''] = process.argv.slice(2);
const COLUMNS = 40;
/** The rows of a portion of an export. */
const PORTION = 1_000;
/** The cells of columns that lie side by side. */
const CELLS: readonly ((row: number, column: number) => SheetCell)[] = [
  (row, column) => ({ kind: 'text', text: `Gård Åsø ${row} ${column}` }),
  (row, column) => ({ kind: 'text', text: `+45 ${row} ${column}` }),
  (row, column) => ({ kind: 'number', text: String(row * column) }),
  (row) => ({ kind: 'day', text: `2026-02-${10 + (row % 10)}` }),
  (row) => ({ kind: 'truth', text: String(row % 2 === 0) }),
];

const columns = Array.from({ length: COLUMNS }, (_, index) => ({
  heading: `Heading ${index}`,
  width: 20,
  cell: CELLS[index % CELLS.length] ?? (() => undefined),
}));

type Cell = SheetCell | undefined;

function valueIn(cell: Cell): string | number | boolean | Date {
  const { kind, text } = cell ?? { kind: 'text', text: '' };
  if (kind === 'number') return Number(text);
  if (kind === 'day') return new Date(text);
  return kind === 'truth' ? text === 'true' : text;
}

function* rowsOf(from: number, to: number): Generator<Cell[]> {
  for (let row = from; row < to; row++) yield columns.map(({ cell }, at) => cell(row, at));
}
const valuesIn = (rows: number) => rowsOf(0, rows).map((cells) => cells.map(valueIn));

type Write = (rows: number) => number;

/** Each loads its library alone; what it gives returns the bytes of the file, and keeps nothing that it need not keep. */
const WRITERS: Readonly<Record<string, () => Promise<Write>>> = {
  product: async () => {
    const { addRows, beginXlsx, endXlsx } = await import('#functions/kernel/sheets/write-xlsx.ts');
    return (rows) => {
      const begun = beginXlsx({ name: 'Rows', columns });
      let { state } = begun;
      let bytes = begun.bytes.length;
      for (let from = 0; from < rows; from += PORTION) {
        const step = addRows(state, [...rowsOf(from, Math.min(from + PORTION, rows))]);
        state = step.state;
        bytes += step.bytes.length;
      }
      return bytes + endXlsx(state).length;
    };
  },
  SheetJS: async () => {
    const { utils, write } = await import('@e965/xlsx');
    return (rows) => {
      const table = [columns.map(({ heading }) => heading), ...valuesIn(rows)];
      const book = utils.book_new(utils.aoa_to_sheet(table, { dense: true }));
      return write(book, { type: 'buffer', compression: true }).length;
    };
  },
};

const writeRows = await WRITERS[writer]?.();
const before = process.cpuUsage();
const bytes = writeRows?.(Number(count));
const { user, system } = process.cpuUsage(before);
const seconds = (user + system) / 1_000_000;
const peakKilobytes = process.resourceUsage().maxRSS;
process.stdout.write(JSON.stringify({ bytes, seconds, peakKilobytes }));
