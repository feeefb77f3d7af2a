import { constants, crc32, deflateRawSync } from 'node:zlib';
import * as z from 'zod';
import { AppError } from '#shared/kernel/app-error.ts';
import { sheetErrors } from '#shared/kernel/sheet-errors.ts';

/**
 * The state of a ZIP file that is being written, as plain data: any process goes on where the bytes before it end.
 * The last part is open until `endPart`.
 */
export const ZipState = z.strictObject({
  parts: z.array(
    z.strictObject({
      name: z.string(),
      /** The place in the file where it begins. */
      offset: z.int(),
      crc: z.int(),
      packed: z.int(),
      size: z.int(),
    }),
  ),
  /** The bytes of the file so far. */
  bytes: z.int(),
});
export type ZipState = z.infer<typeof ZipState>;

/** The next bytes of a file, and the state behind them. */
export type ZipStep = { readonly bytes: Uint8Array; readonly state: ZipState };

type ZipPart = ZipState['parts'][number];

const LOCAL = Buffer.from('PK\x03\x04');
const DESCRIPTOR = Buffer.from('PK\x07\x08');
const ENTRY = Buffer.from('PK\x01\x02');
const END = Buffer.from('PK\x05\x06');
/** The flags: sizes stand behind the content (bit 3), names are UTF-8 (bit 11). */
const FLAGS = 0x808;
const VERSION = 20;
/** The bytes that the sums of a part can say without ZIP64. */
const PART_BYTES = 0xffff_ffff;
/** The date of all parts, 1 January 1980, so that the same rows make the same file. */
const FIRST_DAY = 0x21;
/** The empty block that ends a deflated stream. */
const LAST_BLOCK = Buffer.from([3, 0]);

export const EMPTY_ZIP: ZipState = { parts: [], bytes: 0 };

/** Begins a part of the file. */
export function beginPart(state: ZipState, name: string): ZipStep {
  const part = { name, offset: state.bytes, crc: 0, packed: 0, size: 0 };
  const title = Buffer.from(name);
  const bytes = Buffer.concat([LOCAL, factsOf(title, part), title]);
  return { bytes, state: { parts: [...state.parts, part], bytes: state.bytes + bytes.length } };
}

/**
 * Adds to the open part. Each piece is packed by itself, so that nothing but the sums has to be known of those
 * before.
 * @throws AppError `sheets.tooLarge`
 */
export function addToPart(state: ZipState, text: string): ZipStep {
  const content = Buffer.from(text);
  const bytes = deflateRawSync(content, {
    level: constants.Z_BEST_SPEED,
    finishFlush: constants.Z_FULL_FLUSH,
  });
  const open = openPart(state);
  const part = {
    ...open,
    crc: crc32(content, open.crc),
    packed: open.packed + bytes.length,
    size: open.size + content.length,
  };
  if (part.size > PART_BYTES) throw new AppError(sheetErrors.tooLarge);
  return { bytes, state: withOpen(state, part, bytes.length) };
}

/** Ends the open part. */
export function endPart(state: ZipState): ZipStep {
  const open = openPart(state);
  const part = { ...open, packed: open.packed + LAST_BLOCK.length };
  const sums = Buffer.alloc(12);
  sums.writeUInt32LE(part.crc, 0);
  sums.writeUInt32LE(part.packed, 4);
  sums.writeUInt32LE(part.size, 8);
  const bytes = Buffer.concat([LAST_BLOCK, DESCRIPTOR, sums]);
  return { bytes, state: withOpen(state, part, bytes.length) };
}

/** Returns the list of parts, with which the file ends. */
export function endOfZip({ parts, bytes: begin }: ZipState): Uint8Array {
  const version = Buffer.from([VERSION, 0]);
  const entries = parts.flatMap((part) => {
    const title = Buffer.from(part.name);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(part.offset, 10);
    return [ENTRY, version, factsOf(title, part), place, title];
  });
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(begin, 12);
  return Buffer.concat([directory, END, end]);
}

function openPart({ parts }: ZipState): ZipPart {
  const open = parts.at(-1);
  if (open === undefined) throw new Error('No part of the ZIP file has begun.');
  return open;
}

const withOpen = ({ parts, bytes }: ZipState, open: ZipPart, more: number): ZipState => ({
  parts: [...parts.slice(0, -1), open],
  bytes: bytes + more,
});

function factsOf(title: Buffer, { crc, packed, size }: Pick<ZipPart, 'crc' | 'packed' | 'size'>) {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(VERSION, 0);
  facts.writeUInt16LE(FLAGS, 2);
  facts.writeUInt16LE(8, 4);
  facts.writeUInt16LE(FIRST_DAY, 8);
  facts.writeUInt32LE(crc, 10);
  facts.writeUInt32LE(packed, 14);
  facts.writeUInt32LE(size, 18);
  facts.writeUInt16LE(title.length, 22);
  return facts;
}
