import { inflateRawSync } from 'node:zlib';

// The positions of fields: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, 4.3.7, 4.3.12 and 4.3.16.
const END_OF_DIRECTORY = 0x06054b50;
const END_LENGTH = 22;
const DIRECTORY_ENTRY = 0x02014b50;
const STORED = 0;
const DEFLATED = 8;

/** Returns the text of a ZIP file's largest member; GeoNames puts a `readme.txt` beside the data. */
export function unzipText(zip: Buffer, mostBytes: number): string {
  const largest = readDirectory(zip).sort((a, b) => b.size - a.size)[0];
  if (!largest) throw new Error('an empty ZIP file');
  const nameLength = zip.readUInt16LE(largest.offset + 26);
  const extraLength = zip.readUInt16LE(largest.offset + 28);
  const start = largest.offset + 30 + nameLength + extraLength;
  const packed = zip.subarray(start, start + largest.packedSize);
  if (largest.method === STORED) return packed.toString();
  if (largest.method !== DEFLATED) throw new Error('a ZIP file packed in a way that is not known');
  return inflateRawSync(packed, { maxOutputLength: mostBytes }).toString();
}

function readDirectory(zip: Buffer) {
  const end = zip.lastIndexOf(Buffer.from(Uint32Array.of(END_OF_DIRECTORY).buffer));
  if (end < 0 || end + END_LENGTH > zip.length) throw new Error('not a ZIP file');
  const members = [];
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (zip.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new Error('a damaged ZIP file');
    members.push({
      method: zip.readUInt16LE(at + 10),
      packedSize: zip.readUInt32LE(at + 20),
      size: zip.readUInt32LE(at + 24),
      offset: zip.readUInt32LE(at + 42),
    });
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return members;
}
