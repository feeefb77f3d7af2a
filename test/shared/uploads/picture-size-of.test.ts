import { expect, test } from 'vitest';
import { pictureSizeOf } from '#shared/uploads/picture-size-of.ts';
import { pngOf } from '#test/support/pictures.ts';

const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');
const text = (of: string) => Buffer.from(of, 'latin1');
const webp = (...parts: Buffer[]) =>
  Buffer.concat([text('RIFF'), hex('00000000'), text('WEBP'), ...parts]);

const JPEG = Buffer.concat([
  hex('ffd8 ffe0 0010'), // JFIF, 14 bytes of it
  Buffer.alloc(14),
  hex('ffc4 0004 0000'), // a Huffman table, whose marker lies among those of frames
  hex('ff ffc2 0011 08 0258 0320 03'), // a filler byte, then a progressive frame
]);

test.each([
  ['PNG', pngOf(300, 200), { width: 300, height: 200 }],
  ['JPEG', JPEG, { width: 800, height: 600 }],
  [
    'lossy WebP',
    webp(text('VP8 '), hex('00000000 000000 9d012a 4001 f080')),
    { width: 320, height: 240 },
  ],
  ['lossless WebP', webp(text('VP8L'), hex('00000000 2f 3fc13b00')), { width: 320, height: 240 }],
  [
    'extended WebP',
    webp(text('VP8X'), hex('0a000000 00000000 3f0100 ef0000')),
    { width: 320, height: 240 },
  ],
])('%s says how large it is', (_, bytes, size) => {
  expect(pictureSizeOf(bytes)).toEqual(size);
  expect(pictureSizeOf(Buffer.concat([Buffer.alloc(3), bytes]).subarray(3))).toEqual(size);
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a PNG without its header', pngOf(9, 9).subarray(0, 12)],
  ['a JPEG without a frame', JPEG.subarray(0, 24)],
  ['a JPEG of a segment that has no length', hex('ffd8 ffe0 0000 ffe0 0000')],
  ['another WebP', webp(text('ALPH'), Buffer.alloc(40))],
  ['a PDF', text('%PDF-1.4 and more')],
])('%s says nothing', (_, bytes) => {
  expect(pictureSizeOf(bytes)).toBeUndefined();
});
