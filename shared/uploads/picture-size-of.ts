import type { PictureSize } from './picture-size.ts';

/**
 * Returns width and height from the header of a PNG, JPEG or WebP; undefined for anything else, and for a picture
 * that is broken off before them.
 */
export function pictureSizeOf(bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (textAt(bytes, 1, 3) === 'PNG') return pngSize(view);
    if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return webpSize(view);
    return view.getUint16(0) === 0xffd8 ? jpegSize(view) : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Reads the header chunk, which comes first (PNG specification, 5.6). */
function pngSize(view: DataView): PictureSize {
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Reads the frame header among the segments (ITU T.81, B.2.2): SOF0 to SOF15, without DHT, JPG and DAC. */
function jpegSize(view: DataView): PictureSize {
  let offset = 2;
  for (;;) {
    const marker = view.getUint16(offset);
    const isFrame =
      marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return { height: view.getUint16(offset + 5), width: view.getUint16(offset + 7) };
    // A filler byte may stand before a marker.
    offset += marker === 0xffff ? 1 : 2 + Math.max(view.getUint16(offset + 2), 2);
  }
}

/** Reads the size of a lossy, lossless or extended WebP (WebP container specification). */
function webpSize(view: DataView): PictureSize | undefined {
  const kind = textAt(new Uint8Array(view.buffer, view.byteOffset, view.byteLength), 12, 4);
  if (kind === 'VP8 ') {
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  }
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (kind !== 'VP8X') return undefined;
  const side = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1;
  return { width: side(24), height: side(27) };
}

const textAt = (bytes: Uint8Array, index: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(index, index + length));
