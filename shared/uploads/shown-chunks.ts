type Bytes = Uint8Array<ArrayBuffer>;

/** The further chunks by which a PNG is shown, beside those that every reader needs; and the bytes around others. */
const PNG = {
  shown: /^(?:[A-Z]|tRNS|gAMA|cHRM|sRGB|iCCP|cICP|sBIT|pHYs|bKGD|acTL|fcTL|fdAT)/,
  head: 8,
  around: 12,
};
/** The chunks in which programs write about a WebP, the bits of its header for them, and the bytes before others. */
const WEBP = { about: ['EXIF', 'XMP '], bits: 0x0c, head: 12, before: 8 };

/** Returns the parts of a PNG without what programs wrote about it; undefined for anything that is no whole PNG. */
export function shownPng(bytes: Bytes): Bytes[] | undefined {
  if (nameAt(bytes, 0) !== '\x89PNG') return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = [bytes.subarray(0, PNG.head)];
  for (let offset = PNG.head; offset + PNG.around <= bytes.length; ) {
    const name = nameAt(bytes, offset + 4);
    const end = offset + PNG.around + view.getUint32(offset);
    if (end > bytes.length) return undefined;
    if (PNG.shown.test(name)) parts.push(bytes.subarray(offset, end));
    if (name === 'IEND') return parts;
    offset = end;
  }
  return undefined;
}

/** Returns the parts of a WebP without what programs wrote about it; undefined for anything that is no whole WebP. */
export function shownWebp(bytes: Bytes): Bytes[] | undefined {
  if (nameAt(bytes, 0) !== 'RIFF' || nameAt(bytes, 8) !== 'WEBP') return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const head = bytes.slice(0, WEBP.head);
  const parts = [head];
  const whole = WEBP.before + view.getUint32(4, true);
  for (let offset = WEBP.head; offset < whole; ) {
    if (offset + WEBP.before > bytes.length) return undefined;
    const length = view.getUint32(offset + 4, true);
    if (offset + WEBP.before + length > bytes.length) return undefined;
    const name = nameAt(bytes, offset);
    const end = offset + WEBP.before + length + (length % 2);
    const part = bytes.slice(offset, end);
    if (name === 'VP8X') part[WEBP.before] = (part[WEBP.before] ?? 0) & ~WEBP.bits;
    if (!WEBP.about.includes(name)) parts.push(part);
    offset = end;
  }
  if (parts.length === 1) return undefined;
  const length = parts.reduce((sum, part) => sum + part.length, -WEBP.before);
  new DataView(head.buffer).setUint32(4, length, true);
  return parts;
}

const nameAt = (bytes: Bytes, offset: number): string =>
  String.fromCharCode(...bytes.subarray(offset, offset + 4));
