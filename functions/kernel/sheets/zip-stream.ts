import { Readable } from 'node:stream';
import { constants, crc32, createDeflateRaw } from 'node:zlib';

/** A part of a ZIP file; its content is asked for piece by piece. */
export type ZipPart = { readonly name: string; readonly pieces: AsyncIterable<string> };

const LOCAL = Buffer.from('PK\x03\x04');
const DESCRIPTOR = Buffer.from('PK\x07\x08');
const ENTRY = Buffer.from('PK\x01\x02');
const END = Buffer.from('PK\x05\x06');
/** Sizes stand behind the content (bit 3), names are UTF-8 (bit 11). */
const FLAGS = 0x808;
const VERSION = 20;
/** 1 January 1980: the same rows make the same file. */
const FIRST_DAY = 0x21;

/** Makes a ZIP file while its parts are made: nothing but the list of parts is kept. */
export async function* zipStream(parts: Iterable<ZipPart>): AsyncGenerator<Uint8Array> {
  const entries: Buffer[] = [];
  let offset = 0;
  for (const { name, pieces } of parts) {
    const title = Buffer.from(name);
    const local = Buffer.concat([LOCAL, factsOf(title, { crc: 0, packed: 0, size: 0 }), title]);
    yield local;
    const sums = { crc: 0, packed: 0, size: 0 };
    const counted = Readable.from(countedBytes(pieces, sums), { objectMode: false });
    for await (const packed of counted.pipe(createDeflateRaw({ level: constants.Z_BEST_SPEED }))) {
      const bytes: Buffer = packed;
      sums.packed += bytes.length;
      yield bytes;
    }
    const descriptor = Buffer.alloc(12);
    descriptor.writeUInt32LE(sums.crc, 0);
    descriptor.writeUInt32LE(sums.packed, 4);
    descriptor.writeUInt32LE(sums.size, 8);
    yield Buffer.concat([DESCRIPTOR, descriptor]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const version = Buffer.from([VERSION, 0]);
    entries.push(Buffer.concat([ENTRY, version, factsOf(title, sums), place, title]));
    offset += local.length + sums.packed + DESCRIPTOR.length + descriptor.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  yield Buffer.concat([directory, END, end]);
}

type Sums = { crc: number; packed: number; size: number };

async function* countedBytes(pieces: AsyncIterable<string>, sums: Sums): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    const bytes = Buffer.from(piece);
    sums.crc = crc32(bytes, sums.crc);
    sums.size += bytes.length;
    yield bytes;
  }
}

function factsOf(title: Buffer, { crc, packed, size }: Sums): Buffer {
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
