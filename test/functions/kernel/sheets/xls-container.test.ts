import { CFB } from '@e965/xlsx';
import { expect, test } from 'vitest';
import { containerOf, isContainer, workbookIn } from '#functions/kernel/sheets/xls-container.ts';
import { sheetErrors } from '#shared/kernel/sheet-errors.ts';

/** Bytes of which each sector and each small one differs from the others. */
function numbered(length: number): Buffer {
  const bytes = Buffer.alloc(length, 7);
  for (let index = 0; index + 4 <= length; index += 64) bytes.writeUInt32LE(index + 1, index);
  return bytes;
}

/** Returns a container with this stream, as another program makes it. */
function foreign(name: string, content: Buffer): Buffer {
  const container = CFB.utils.cfb_new();
  CFB.utils.cfb_add(container, '/Other', numbered(4000));
  CFB.utils.cfb_add(container, `/${name}`, content);
  return Buffer.from(CFB.write(container, { type: 'buffer' }));
}

test.each([1, 64, 65, 4095, 4096, 4097, 100_000, 8_000_000])(
  'a workbook of %d bytes is found in the container of another program',
  (length) => {
    const workbook = numbered(length);
    const container = foreign('Workbook', workbook);
    expect(isContainer(container)).toBe(true);
    expect(workbookIn(container).equals(workbook)).toBe(true);
  },
);

test('a workbook may be named as in Excel 95, one with a password lies in a package', () => {
  const workbook = numbered(5000);
  expect(workbookIn(foreign('Book', workbook)).equals(workbook)).toBe(true);
  expect(() => workbookIn(foreign('EncryptedPackage', workbook))).toThrow(
    sheetErrors.protected.message,
  );
  expect(() => workbookIn(foreign('Letter', workbook))).toThrow(sheetErrors.notSheet.message);
});

const SECTOR = 4096;

/** Sectors of workbooks that fill one allocation table, and the first of a further one. */
test.each([
  { sectors: 1, tables: 1 },
  { sectors: 1022, tables: 1 },
  { sectors: 1023, tables: 2 },
  { sectors: 3072, tables: 4 },
])('a workbook of $sectors sectors has $tables tables', ({ sectors, tables }) => {
  const workbook = numbered(sectors * SECTOR);
  const container = Buffer.from(containerOf(workbook));
  expect(container.length).toBe(SECTOR * (1 + sectors + 1 + tables));
  expect(container.readUInt32LE(44)).toBe(tables);
  expect(workbookIn(container).equals(workbook)).toBe(true);
});

test('another program reads our container', () => {
  for (const length of [1, 5000, 7_100_000]) {
    const workbook = numbered(length);
    const { FileIndex, FullPaths } = CFB.read(Buffer.from(containerOf(workbook)), {
      type: 'buffer',
    });
    expect(FullPaths.slice(0, 2)).toEqual(['Root Entry/', 'Root Entry/Workbook']);
    const read = Buffer.from(FileIndex[1].content);
    expect(read.length).toBe(Math.max(4096, length));
    expect(read.subarray(0, length).equals(workbook)).toBe(true);
  }
});

test('our container says what its format asks for, though few programs look at it', () => {
  const container = Buffer.from(containerOf(numbered(1)));
  const hex = (from: number, to: number) => container.subarray(from, to).toString('hex');
  const directory = SECTOR * 2;
  const [none, free, zeros] = ['feffffff', 'ffffffff', '00000000'];
  expect(hex(24, 34)).toBe('3e000400feff0c000600');
  expect(container.readUInt32LE(40)).toBe(1);
  const root = `16000501${free}${free}01000000${zeros.repeat(9)}${none}${zeros}${zeros}`;
  expect(hex(directory + 64, directory + 128)).toBe(root);
  const workbook = `12000201${free.repeat(3)}${zeros.repeat(9)}${zeros}00100000${zeros}`;
  expect(hex(directory + 192, directory + 256)).toBe(workbook);
  const table = Array.from({ length: SECTOR / 4 }, (_, index) =>
    container.readUInt32LE(SECTOR * 3 + 4 * index),
  );
  const [end, unused] = [0xfffffffe, 0xffffffff];
  expect(table).toEqual([end, end, ...Array<number>(1022).fill(unused)]);
});

test('sectors have one of two sizes', () => {
  for (const shift of [11, 13]) {
    const container = Buffer.from(containerOf(numbered(1)));
    container.writeUInt16LE(shift, 30);
    expect(() => workbookIn(container)).toThrow(sheetErrors.damaged.message);
  }
});

const SECTORS = 20;
/** A container of our own with a number of its header changed. */
const changed = (at: number, number: number, length?: number): Buffer => {
  const container = Buffer.from(containerOf(numbered((SECTORS - 2) * SECTOR)));
  container.writeUInt32LE(number, at);
  return container.subarray(0, length);
};
const FREE = 0xffffffff;
/** The last number that a sector can have: those above have a meaning. */
const LAST_SECTOR = 0xfffffffb;
function listInItself(): Buffer {
  const container = changed(68, 0);
  const end = 2 * SECTOR;
  return container.fill(0xff, SECTOR, end - 4).fill(0, end - 4, end);
}
const ENTRY = SECTOR * (1 + SECTORS - 2) + 128;

test.each([
  ['a header alone, cut', changed(24, 0, 511)],
  ['sectors of another size', changed(30, 10)],
  ['a directory behind the file', changed(48, SECTORS)],
  ['no allocation table, so that only the first sector is found', changed(76, FREE)],
  ['an allocation table behind the file', changed(76, SECTORS)],
  ['a list of tables behind the file', changed(68, SECTORS)],
  ['a list of tables that leads to itself', listInItself()],
  ['a list of tables that is cut', changed(68, SECTORS - 1, SECTOR * (1 + SECTORS) - 4)],
  ['an allocation table of the last number', changed(80, LAST_SECTOR)],
  ['a list of tables of the last number', changed(68, LAST_SECTOR)],
  ['a workbook behind the file', changed(ENTRY + 116, SECTORS)],
  ['a workbook that says more than it has', changed(ENTRY + 120, SECTOR * (SECTORS - 2) + 1)],
])('%s is damaged', (_, container) => {
  expect(() => workbookIn(container)).toThrow(sheetErrors.damaged.message);
});

test('numbers above those of sectors name no table', () => {
  for (const offset of [68, 80])
    expect(workbookIn(changed(offset, LAST_SECTOR + 1))).toHaveLength(SECTOR * (SECTORS - 2));
});

test('a folder is no workbook, whatever its name', () => {
  const container = changed(ENTRY + 68, FREE);
  container.writeUInt8(1, ENTRY + 66);
  expect(() => workbookIn(container)).toThrow(sheetErrors.notSheet.message);
});

test('a workbook ends where it says', () => {
  expect(workbookIn(changed(ENTRY + 120, 5000))).toHaveLength(5000);
});

test('a stream is small where the header says so', () => {
  const ofBytes = (length: number) => containerOf(numbered(length));
  expect(workbookIn(smallBelow(5000, ofBytes(5000)))).toHaveLength(5000);
  // Among its small streams there is none.
  expect(() => workbookIn(smallBelow(5001, ofBytes(5000)))).toThrow(sheetErrors.damaged.message);
});

function smallBelow(bytes: number, container: Uint8Array): Buffer {
  const changedOne = Buffer.from(container);
  changedOne.writeUInt32LE(bytes, 56);
  return changedOne;
}

test('a file that is cut within its last sector is read', () => {
  const workbook = numbered(5000);
  const container = foreign('Workbook', workbook);
  expect(isContainer(container.subarray(0, 7))).toBe(false);
  const ours = Buffer.from(containerOf(workbook));
  expect(workbookIn(ours.subarray(0, ours.length - 100)).equals(workbook)).toBe(true);
});
