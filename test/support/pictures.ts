import { pngFile } from '#infra/demo/uploads/png-file.ts';

/** A PNG of one colour. */
export const pngOf = (width: number, height: number): Buffer =>
  pngFile({ width, height }, () => [128, 128, 128]);

/** A segment of a JPEG. */
export const jpegSegment = (marker: number, content: Uint8Array): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 0xff]),
    content,
  ]);

/** A JPEG of so many pixels, with further segments at its beginning; no decoder would show it. */
export const jpegOf = (width: number, height: number, ...more: readonly Buffer[]): Buffer => {
  const frame = Buffer.from([8, height >> 8, height & 0xff, width >> 8, width & 0xff, 1, 1, 17, 0]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    jpegSegment(0xe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1')),
    ...more,
    jpegSegment(0xc0, frame),
    jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    // Coded data with a stuffed byte and a restart, then the end.
    Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56, 0xff, 0xd9]),
  ]);
};
