import { expect, test } from 'vitest';
import { plainJpeg } from '#shared/uploads/plain-jpeg.ts';
import { jpegOf, jpegSegment, pngOf } from '#test/support/pictures.ts';

const PLAIN = jpegOf(800, 600);
const text = (of: string) => Buffer.from(of, 'latin1');

test.each([
  ['nothing more', PLAIN],
  ['EXIF with a position', jpegOf(800, 600, jpegSegment(0xe1, text('Exif\0\0GPS')))],
  ['XMP', jpegOf(800, 600, jpegSegment(0xe1, text('http://ns.adobe.com/xap/1.0/\0')))],
  [
    'IPTC and a comment',
    jpegOf(800, 600, jpegSegment(0xed, text('x')), jpegSegment(0xfe, text('y'))),
  ],
  ['a small picture in its header', jpegOf(800, 600, jpegSegment(0xe0, text('JFXX\0')))],
  ['a second picture behind its end', Buffer.concat([PLAIN, jpegOf(9, 9)])],
])('a JPEG with %s keeps its picture only', (_, bytes) => {
  expect(plainJpeg(bytes)).toEqual(new Uint8Array(PLAIN));
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['another picture', pngOf(9, 9)],
  ['one that breaks off in its picture', PLAIN.subarray(0, -2)],
  ['one that breaks off in a segment', PLAIN.subarray(0, 30)],
  ['a segment without length', Buffer.from('ffd8ffe10000ffd9', 'hex')],
  ['one that ends before its picture', Buffer.from('ffd8ffd9', 'hex')],
])('%s is no whole JPEG', (_, bytes) => {
  expect(plainJpeg(bytes)).toBeUndefined();
});
