/** The segments that a decoder needs (ITU T.81, table B.1): frames, tables, scans, numbers of lines and restarts. */
const OF_PICTURE = new Set([0xc0, 0xc1, 0xc2, 0xc4, 0xda, 0xdb, 0xdc, 0xdd]);
/** The first half of the markers of all frames, and of what their coding needs. */
const FRAME = 0xc;
const APP0 = 0xe0;
const EXIF = 0xe1;
/** The segments by which colours are shown: a profile, and Adobe's word for how they are coded. */
const OF_COLOURS: readonly (readonly [marker: number, begin: string])[] = [
  [0xe2, 'ICC_PROFILE\0'],
  [0xee, 'Adobe'],
];
const SCAN = 0xda;
const END = 0xd9;
/** The byte that begins a marker; any more of them before it mean nothing (B.1.1.2). */
const FILL = 0xff;
/** The length of a JFIF header without a small picture in it. */
const JFIF_LENGTH = 16;
/** The tag of EXIF that says how the picture is turned. */
const TURN = 0x0112;
/** The bytes before the TIFF part of an EXIF segment. */
const TIFF = 10;
/** An EXIF segment with the turn alone, which its last 8 bytes begin with. */
const TURN_SEGMENT = [
  ...[0xff, EXIF, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8],
  ...[0, 1, TURN >> 8, TURN & 0xff, 0, 3, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0],
];

/** Returns what stays of a segment: nothing, the segment, or another in its place. */
type Keep = (marker: number, segment: Uint8Array) => readonly Uint8Array[];

/**
 * Returns a JPEG with its picture and nothing else: without position, camera, comments, a small picture, and whatever
 * follows its end, which it gets where it is missing. Undefined for anything else that is no whole JPEG, and for one of
 * a process that no browser shows.
 */
export const plainJpeg = (bytes: Uint8Array) => rewritten(bytes, keepPicture);

/** Returns a JPEG as `plainJpeg` does, but with its colours and upright: it may be shown as it is. */
export const shownJpeg = (bytes: Uint8Array) => rewritten(bytes, keepShown);

const keepPicture: Keep = (marker, segment) =>
  OF_PICTURE.has(marker) || (marker === APP0 && segment.length === JFIF_LENGTH + 2)
    ? [segment]
    : [];

const keepShown: Keep = (marker, segment) => {
  if (marker === EXIF) return turnOf(segment);
  const isOfColours = OF_COLOURS.some(
    ([colours, begin]) => marker === colours && beginsWith(segment, begin),
  );
  return isOfColours ? [segment] : keepPicture(marker, segment);
};

const beginsWith = (segment: Uint8Array, begin: string): boolean =>
  String.fromCharCode(...segment.subarray(4, 4 + begin.length)) === begin;

/** Returns a segment that says of an EXIF segment how the picture is turned; none where it says nothing of it. */
function turnOf(segment: Uint8Array): readonly Uint8Array[] {
  if (!beginsWith(segment, 'Exif\0\0') || segment.length < TIFF + 8) return [];
  const view = new DataView(segment.buffer, segment.byteOffset, segment.byteLength);
  const isLittle = view.getUint8(TIFF) === 0x49;
  const first = TIFF + view.getUint32(TIFF + 4, isLittle) + 2;
  if (first > segment.length) return [];
  const end = Math.min(segment.length, first + 12 * view.getUint16(first - 2, isLittle));
  for (let entry = first; entry + 12 <= end; entry += 12) {
    if (view.getUint16(entry, isLittle) !== TURN) continue;
    const turned = Uint8Array.from(TURN_SEGMENT);
    turned[TURN_SEGMENT.length - 7] = view.getUint16(entry + 8, isLittle);
    return [turned];
  }
  return [];
}

function rewritten(bytes: Uint8Array, kept: Keep): Uint8Array<ArrayBuffer> | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined;
  const parts = [bytes.subarray(0, 2)];
  let offset = 2;
  let hasScan = false;
  while (offset < bytes.length) {
    if (bytes[offset] !== FILL) return undefined;
    const marker = bytes[offset + 1] ?? FILL;
    if (marker === END) break;
    if (marker === FILL) {
      offset++;
      continue;
    }
    const isStrange = marker >> 4 === FRAME && !OF_PICTURE.has(marker);
    if (isStrange || offset + 4 > bytes.length) return undefined;
    const end = offset + 2 + view.getUint16(offset + 2);
    if (end > bytes.length || end < offset + 4) return undefined;
    parts.push(...kept(marker, bytes.subarray(offset, end)));
    offset = end;
    if (marker !== SCAN) continue;
    hasScan = true;
    offset = endOfScan(bytes, offset);
    parts.push(bytes.subarray(end, offset));
  }
  return hasScan ? joined([...parts, Uint8Array.of(FILL, END)]) : undefined;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

/** Returns where the coded data of a scan ends: at a marker that is no stuffed byte, no fill byte and no restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let offset = from; offset < bytes.length; offset++) {
    const next = bytes[offset + 1] ?? 0;
    const goesOn = next === 0 || next === FILL || (next >= 0xd0 && next <= 0xd7);
    if (bytes[offset] === FILL && !goesOn) return offset;
  }
  return bytes.length;
}
