import { AppError } from '#shared/kernel/app-error.ts';
import { sheetErrors } from '#shared/kernel/sheet-errors.ts';

const END = 0xfffffffe;
const FREE = 0xffffffff;
const HEADER_BYTES = 512;
const HEADER_CHAINS = 109;
const ENTRY_BYTES = 128;
/** The bytes of a sector that we write. */
const SECTOR = 4096;
const STREAM = 2;
const ROOT = 5;
const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

const damaged = (): AppError => new AppError(sheetErrors.damaged);

type Container = {
  readonly file: Buffer;
  readonly sector: number;
  /** The sector that follows each sector. */
  readonly next: readonly number[];
};

export const isContainer = (bytes: Uint8Array): boolean =>
  SIGNATURE.equals(bytes.subarray(0, SIGNATURE.length));

/**
 * Returns the workbook of an XLS file out of its container (CFB). Each sector is read at most once, so that no loop and
 * no entry that is told a thousand times costs anything.
 * @throws AppError `sheets.damaged`, `sheets.notSheet`, `sheets.protected`
 */
export function workbookIn(bytes: Uint8Array): Buffer {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length < HEADER_BYTES) throw damaged();
  const shift = file.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) throw damaged();
  const container: Container = { file, sector: 2 ** shift, next: [] };
  const filled = { ...container, next: nextSectors(container) };
  const directory = chainFrom(filled, file.readUInt32LE(48));
  let root: Buffer | undefined;
  let book: Buffer | undefined;
  for (let offset = 0; offset + ENTRY_BYTES <= directory.length; offset += ENTRY_BYTES) {
    const entry = directory.subarray(offset, offset + ENTRY_BYTES);
    const name = entry.toString('utf16le', 0, entry.readUInt16LE(64) - 2);
    if (entry[66] === ROOT) root ??= entry;
    if (entry[66] !== STREAM) continue;
    if (name === 'EncryptedPackage') throw new AppError(sheetErrors.protected);
    if (name === 'Workbook' || name === 'Book') book ??= entry;
  }
  if (book === undefined) throw new AppError(sheetErrors.notSheet);
  const size = book.readUInt32LE(120);
  const isSmall = size < file.readUInt32LE(56);
  const start = book.readUInt32LE(116);
  const stream = isSmall && root ? smallStream(filled, root, start) : chainFrom(filled, start);
  if (stream.length < size) throw damaged();
  return stream.subarray(0, size);
}

function sectorAt({ file, sector }: Container, number: number): Buffer {
  const from = (number + 1) * sector;
  if (from >= file.length) throw damaged();
  // The last sector of a file may be cut.
  return file.subarray(from, from + sector);
}

/** The allocation table, in sectors that the header lists, and a chain of further lists. */
function nextSectors(container: Container): number[] {
  const { file, sector } = container;
  const most = Math.ceil(file.length / sector);
  const tables: number[] = [];
  const add = (number: number): void => {
    if (number < END - 2 && tables.push(number) > most) throw damaged();
  };
  for (let index = 0; index < HEADER_CHAINS; index += 1) add(file.readUInt32LE(76 + index * 4));
  let list = file.readUInt32LE(68);
  for (let seen = 0; list < END - 2; seen += 1) {
    if (seen > most) throw damaged();
    const numbers = sectorAt(container, list);
    if (numbers.length < sector) throw damaged();
    for (let offset = 0; offset < sector - 4; offset += 4) add(numbers.readUInt32LE(offset));
    list = numbers.readUInt32LE(sector - 4);
  }
  const next: number[] = [];
  for (const table of new Set(tables)) {
    const numbers = sectorAt(container, table);
    for (let offset = 0; offset + 4 <= numbers.length; offset += 4)
      next.push(numbers.readUInt32LE(offset));
  }
  return next;
}

function chainFrom(container: Container, start: number): Buffer {
  const parts: Buffer[] = [];
  for (const number of numbersFrom(container.next, start)) parts.push(sectorAt(container, number));
  return Buffer.concat(parts);
}

function numbersFrom(next: readonly number[], start: number): Set<number> {
  const numbers = new Set<number>();
  for (let number = start; number !== END && number !== FREE; number = next[number] ?? END) {
    if (numbers.has(number)) throw damaged();
    numbers.add(number);
  }
  return numbers;
}

const SMALL_SECTOR = 64;

/** Reads a stream under 4 kB, which lies in the stream of the root, in small sectors with a table of their own. */
function smallStream(container: Container, root: Buffer, start: number): Buffer {
  const all = chainFrom(container, root.readUInt32LE(116));
  const table = chainFrom(container, container.file.readUInt32LE(60));
  const next = Array.from({ length: table.length / 4 }, (_, index) =>
    table.readUInt32LE(index * 4),
  );
  const parts: Buffer[] = [];
  for (const number of numbersFrom(next, start)) {
    if (number * SMALL_SECTOR >= all.length) throw damaged();
    parts.push(all.subarray(number * SMALL_SECTOR, (number + 1) * SMALL_SECTOR));
  }
  return Buffer.concat(parts);
}

/**
 * Returns a container with nothing but this workbook in it: header, workbook, directory, allocation tables. Its sectors
 * are so large that the header has room for all the tables.
 */
export function containerOf(workbook: Buffer): Uint8Array {
  // A workbook under 4 kB would have to lie among the small streams.
  const size = Math.max(workbook.length, SECTOR);
  const directory = Math.ceil(size / SECTOR);
  const firstTable = directory + 1;
  const tables = Math.ceil(firstTable / (SECTOR / 4 - 1));
  const file = Buffer.alloc(SECTOR * (1 + firstTable + tables));
  const at = (number: number): number => (number + 1) * SECTOR;
  SIGNATURE.copy(file);
  for (const [offset, value] of [
    [24, 0x3e],
    [26, 4],
    [28, 0xfffe],
    [30, 12],
    [32, 6],
  ] as const)
    file.writeUInt16LE(value, offset);
  for (const [offset, value] of [
    [40, 1],
    [44, tables],
    [48, directory],
    [56, 4096],
    [60, END],
    [68, END],
  ] as const)
    file.writeUInt32LE(value, offset);
  file.fill(0xff, 76, HEADER_BYTES);
  file.fill(0xff, at(firstTable));
  workbook.copy(file, at(0));
  for (let table = 0; table < tables; table += 1)
    file.writeUInt32LE(firstTable + table, 76 + table * 4);
  for (let number = 0; number <= directory; number += 1)
    file.writeUInt32LE(number >= directory - 1 ? END : number + 1, at(firstTable) + number * 4);
  writeEntry(file, at(directory), {
    name: 'Root Entry',
    type: ROOT,
    start: END,
    size: 0,
    child: 1,
  });
  writeEntry(file, at(directory) + ENTRY_BYTES, {
    name: 'Workbook',
    type: STREAM,
    start: 0,
    size,
    child: FREE,
  });
  return file;
}

type Entry = {
  readonly name: string;
  readonly type: number;
  readonly start: number;
  readonly size: number;
  readonly child: number;
};

function writeEntry(file: Buffer, at: number, { name, type, start, size, child }: Entry): void {
  file.write(name, at, 'utf16le');
  file.writeUInt16LE((name.length + 1) * 2, at + 64);
  file.writeUInt8(type, at + 66);
  file.writeUInt8(1, at + 67);
  file.writeUInt32LE(FREE, at + 68);
  file.writeUInt32LE(FREE, at + 72);
  file.writeUInt32LE(child, at + 76);
  file.writeUInt32LE(start, at + 116);
  file.writeUInt32LE(size, at + 120);
}
