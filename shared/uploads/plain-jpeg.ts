/** The segments that a decoder needs (ITU T.81, table B.1): frames, tables, restarts and scans. */
const OF_PICTURE = new Set([0xc0, 0xc1, 0xc2, 0xc4, 0xda, 0xdb, 0xdd]);
const APP0 = 0xe0;
const SCAN = 0xda;
const END = 0xd9;
/** The length of a JFIF header without a small picture in it. */
const JFIF_LENGTH = 16;

/**
 * Returns a JPEG with its picture and nothing else: without position, camera, comments, a small picture, and whatever
 * follows its end. Undefined for anything that is no whole JPEG.
 */
export function plainJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined;
  const plain = new Uint8Array(bytes.length);
  let length = 0;
  const keep = (from: number, to: number) => {
    plain.set(bytes.subarray(from, to), length);
    length += to - from;
  };
  keep(0, 2);
  let offset = 2;
  while (bytes[offset] === 0xff && offset + 4 <= bytes.length) {
    const marker = view.getUint8(offset + 1);
    const end = offset + 2 + view.getUint16(offset + 2);
    if (end > bytes.length || end < offset + 4) return undefined;
    if (OF_PICTURE.has(marker) || (marker === APP0 && end === offset + 2 + JFIF_LENGTH))
      keep(offset, end);
    offset = end;
    if (marker !== SCAN) continue;
    offset = endOfScan(bytes, offset);
    keep(end, offset);
    if (bytes[offset + 1] !== END) continue;
    keep(offset, offset + 2);
    return plain.slice(0, length);
  }
  return undefined;
}

/** Returns where the coded data of a scan ends: at a marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let offset = from; offset < bytes.length; offset++) {
    const next = bytes[offset + 1] ?? 0;
    if (bytes[offset] === 0xff && next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return offset;
  }
  return bytes.length;
}
