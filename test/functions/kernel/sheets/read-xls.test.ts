import { utils, write } from '@e965/xlsx';
import { expect, test } from 'vitest';
import { readXls } from '#functions/kernel/sheets/read-xls.ts';
import { containerOf, workbookIn } from '#functions/kernel/sheets/xls-container.ts';
import { sheetErrors } from '#shared/kernel/sheet-errors.ts';

const BOUNDS = { maxRows: 1000, maxColumns: 100 };

/** Returns the workbook of a file with these sheets, as another program writes it. */
function workbookOf(sheets: readonly (readonly [string, unknown[][]])[]): Buffer {
  const book = utils.book_new();
  for (const [name, values] of sheets)
    utils.book_append_sheet(book, utils.aoa_to_sheet(values), name);
  return workbookIn(write(book, { type: 'buffer', bookType: 'biff8' }));
}
async function readIn(workbook: Buffer, sheet?: string) {
  const { rows, ...source } = await readXls(containerOf(workbook), BOUNDS, sheet);
  const read = [];
  for await (const { row, cells } of rows) read.push([row, ...cells]);
  return { ...source, read };
}
/** Returns how a workbook of these records fails; none of them makes a sheet that could be read. */
const failureOf = async (...records: readonly Buffer[]) =>
  await readIn(Buffer.concat([BEGIN, ...records])).then(
    () => undefined,
    ({ message }: Error) => message,
  );
const record = (id: number, ...numbers: readonly number[]): Buffer => {
  const written = Buffer.alloc(4 + 2 * numbers.length);
  for (const [at, number] of [id, 2 * numbers.length, ...numbers].entries())
    written.writeUInt16LE(number, 2 * at);
  return written;
};
const BEGIN = record(0x809, 0x600, 5, 0, 0, 0, 0, 0, 0);
const FAR = 'The table has more than 100 columns.';
const PASSWORD = record(0x2f);

test('the first sheet is read, or the one with the name', async () => {
  const workbook = workbookOf([
    ['a', [['x', true], [], [null, 12.5, false]]],
    ['b', [['y']]],
  ]);
  const first = {
    format: 'xls',
    sheets: ['a', 'b'],
    sheet: 'a',
    read: [
      [1, { kind: 'text', text: 'x' }, { kind: 'truth', text: 'true' }],
      [3, undefined, { kind: 'number', text: '12.5' }, { kind: 'truth', text: 'false' }],
    ],
  };
  expect(await readIn(workbook)).toEqual(first);
  expect(await readIn(workbook, 'a')).toEqual(first);
  expect(await readIn(workbook, 'b')).toMatchObject({
    sheet: 'b',
    read: [[1, { kind: 'text', text: 'y' }]],
  });
  expect(await readIn(workbookOf([['b ', [['y']]]]), 'b')).toMatchObject({ sheets: ['b'] });
  await expect(readIn(workbook, 'c')).rejects.toThrow(sheetErrors.noSheet.message);
});

test('numbers are read as their formats show them', async () => {
  const number = (v: number, z: string) => ({ t: 'n', v, z });
  const book = utils.book_new();
  const rows = [
    [number(123, '00000'), number(0.12, '0%'), number(0.125, '0.0%'), 7],
    // Cells beside each other of one kind share a record.
    [number(1, '00000'), number(2, '00000'), number(3, 'General'), number(45_000, 'yyyy-mm-dd')],
    [],
  ];
  utils.book_append_sheet(book, utils.aoa_to_sheet([['no format', 123]]), 'other');
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'farms');
  const workbook = workbookIn(write(book, { type: 'buffer', bookType: 'biff8' }));
  const { read } = await readIn(workbook, 'farms');
  const texts = read.map(([, ...cells]) =>
    cells.map((cell) => (typeof cell === 'object' ? cell.text : cell)),
  );
  expect(texts).toEqual([
    ['00123', '12%', '12.5%', '7'],
    ['00001', '00002', '3', '2023-03-15'],
  ]);
  expect((await readIn(workbook)).read).toMatchObject([[1, {}, { text: '123' }]]);
});

test('a cell that shows an error is none of text', async () => {
  const book = utils.book_new();
  const rows = [[{ t: 'e', v: 0x2a }, '#N/A', { t: 'e', v: 0x07, f: '1/0' }, true]];
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'farms');
  const workbook = workbookIn(write(book, { type: 'buffer', bookType: 'biff8' }));
  expect((await readIn(workbook)).read).toEqual([
    [
      1,
      { kind: 'error', text: '#N/A' },
      { kind: 'text', text: '#N/A' },
      { kind: 'error', text: '#DIV/0!' },
      { kind: 'truth', text: 'true' },
    ],
  ]);
});

test('the first sheet that is shown is read, a hidden one where it is asked for', async () => {
  const book = utils.book_new();
  for (const name of ['lists', 'macros', 'farms'])
    utils.book_append_sheet(book, utils.aoa_to_sheet([[name]]), name);
  book.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 2 }, { Hidden: 0 }] };
  const workbook = workbookIn(write(book, { type: 'buffer', bookType: 'biff8' }));
  expect(await readIn(workbook)).toMatchObject({
    sheets: ['lists', 'macros', 'farms'],
    sheet: 'farms',
  });
  expect(await readIn(workbook, 'lists')).toMatchObject({ sheet: 'lists' });
});

test.each([0x06, 0xfd, 0xd6, 0x203, 0x204, 0x205, 0x27e])(
  'a far cell of the record %i is refused',
  async (id) => {
    expect(await failureOf(record(id, 0, 99))).not.toBe(FAR);
    expect(await failureOf(record(id, 0, 100))).toBe(FAR);
  },
);

test('a record of several cells is refused where the last of them is far', async () => {
  const cells = (first: number, count: number) =>
    record(0xbd, 0, first, ...Array<number>(3 * count).fill(0), 0);
  for (const [first, count] of [
    [99, 1],
    [98, 2],
    [0, 100],
  ] as const)
    expect(await failureOf(cells(first, count)), `${first}`).not.toBe(FAR);
  for (const [first, count] of [
    [100, 1],
    [98, 3],
    [0, 101],
  ] as const)
    expect(await failureOf(cells(first, count)), `${first}`).toBe(FAR);
});

test('records of another kind, and those too short for a column, have no cell', async () => {
  expect(await failureOf(record(0x999, 0, 100))).not.toBe(FAR);
  expect(await failureOf(record(0x203, 0), record(0x999, 0))).not.toBe(FAR);
});

const rest = (length: number) => record(0x999, ...Array<number>((length - 4) / 2).fill(0));
/** The bytes behind the first record up to the end of a workbook, as our container has it at least. */
const LEFT = 4096 - BEGIN.length;

test('a password is seen up to the last record, not behind the end', async () => {
  expect(await failureOf(PASSWORD)).toBe(sheetErrors.protected.message);
  expect(await failureOf(rest(LEFT - 4), PASSWORD)).toBe(sheetErrors.protected.message);
  expect(await failureOf(record(0), PASSWORD)).not.toBe(sheetErrors.protected.message);
});

test('a record that says more than is left is damaged', async () => {
  const cut = record(0x85, 0, 0, 0, 0).subarray(0, 4);
  expect(await failureOf(rest(LEFT - 4), cut)).toBe(sheetErrors.damaged.message);
});

test('a sheet without a name is counted by its place', async () => {
  const nameless = record(0x85, 1, 0);
  expect(await failureOf(nameless)).toBeUndefined();
  expect(await failureOf(nameless, nameless)).toBe(sheetErrors.damaged.message);
});

test.each([
  ['of Excel 95', record(0x809, 0x500, 5), sheetErrors.otherFormat],
  ['that begins with something else', record(0x808, 0x600, 5), sheetErrors.damaged],
])('a workbook %s is refused', async (_, workbook, { message }) => {
  await expect(readIn(workbook)).rejects.toThrow(message);
});

test('a workbook that ends within its first record is damaged', async () => {
  const file = Buffer.from(containerOf(BEGIN));
  // Streams of any size lie in whole sectors; the entry behind that of the root says how long this one is.
  file.writeUInt32LE(0, 56);
  file.writeUInt32LE(5, 4096 * 2 + 128 + 120);
  await expect(readXls(file, BOUNDS, undefined)).rejects.toThrow(sheetErrors.damaged.message);
});

test('two names for one sheet are refused, and more sheets than are listed', async () => {
  const sheets = (count: number) =>
    workbookOf(Array.from({ length: count }, (_, index) => [`s${index}`, [[index]]] as const));
  expect((await readIn(sheets(200))).sheets).toHaveLength(200);
  await expect(readIn(sheets(201))).rejects.toThrow(sheetErrors.damaged.message);
  const twice = sheets(2);
  // The place of a sheet stands before its name.
  const placeOf = (name: string) => twice.indexOf(Buffer.from(name, 'utf16le')) - 8;
  twice.writeUInt32LE(twice.readUInt32LE(placeOf('s0')), placeOf('s1'));
  await expect(readIn(twice)).rejects.toThrow(sheetErrors.damaged.message);
});
