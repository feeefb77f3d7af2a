import { expect, test } from 'vitest';
import { plainJpeg, shownJpeg } from '#shared/uploads/plain-jpeg.ts';
import { jpegOf, jpegSegment, pngOf } from '#test/support/pictures.ts';

const PLAIN = jpegOf(800, 600);
const text = (of: string) => Buffer.from(of, 'latin1');
const withFrame = (marker: number) => {
  const bytes = Buffer.from(PLAIN);
  bytes[bytes.indexOf(Buffer.from([0xff, 0xc0])) + 1] = marker;
  return bytes;
};

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
  [
    'fill bytes before EXIF (ITU T.81, B.1.1.2)',
    jpegOf(800, 600, Buffer.concat([text('\xff\xff'), jpegSegment(0xe1, text('Exif\0\0GPS'))])),
  ],
  ['EXIF and no end', jpegOf(800, 600, jpegSegment(0xe1, text('Exif\0\0'))).subarray(0, -2)],
])('a JPEG with %s keeps its picture only', (_, bytes) => {
  expect(plainJpeg(bytes)).toEqual(new Uint8Array(PLAIN));
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['another picture', pngOf(9, 9)],
  ['one of another process, whose frame nobody here knows', withFrame(0xc3)],
  ['one whose frame is coded arithmetically', withFrame(0xc9)],
  ['one that breaks off in a segment', PLAIN.subarray(0, 30)],
  ['a segment without length', Buffer.from('ffd8ffe10000ffd9', 'hex')],
  ['one that ends before its picture', Buffer.from('ffd8ffd9', 'hex')],
])('%s is no whole JPEG', (_, bytes) => {
  expect(plainJpeg(bytes)).toBeUndefined();
});

test('a JPEG stays whole with fill bytes before its end, and with the number of its lines', () => {
  const lines = jpegSegment(0xdc, Buffer.from([0, 9]));
  const end = PLAIN.subarray(-2);
  const filled = Buffer.concat([PLAIN.subarray(0, -2), text('\xff\xff'), lines, text('\xff'), end]);
  const { length } = Buffer.from(plainJpeg(filled) ?? []);
  const shown = Buffer.from(shownJpeg(filled) ?? []);
  expect(shown.includes(lines)).toBe(true);
  expect([shown.subarray(-2), length]).toEqual([end, shown.length]);
});

/** EXIF of a camera whose picture is turned, with a position behind the turn; in the order of bytes that it has. */
function exif(isLittle: boolean): Buffer {
  const two = (value: number) => [value >> 8, value & 0xff];
  const ordered = (bytes: number[]) => (isLittle ? bytes.toReversed() : bytes);
  const short = (value: number) => ordered(two(value));
  const long = (value: number) => ordered([0, 0, ...two(value)]);
  const entry = (tag: number, type: number, value: number[]) =>
    [short(tag), short(type), long(1), value].flat();
  return jpegSegment(
    0xe1,
    Buffer.concat([
      text('Exif\0\0'),
      text(isLittle ? 'II' : 'MM'),
      Buffer.from([...short(42), ...long(8), ...short(2)]),
      Buffer.from(entry(0x0112, 3, [...short(6), 0, 0])),
      Buffer.from(entry(0x8825, 4, long(38))),
      text('GPS'),
    ]),
  );
}

const colours = [
  jpegSegment(0xe2, text('ICC_PROFILE\0')),
  jpegSegment(0xee, text('Adobe\0d\0\0\0\0\x01')),
];

test.each([
  ['the one order of bytes', true],
  ['the other', false],
])(
  'a JPEG that is shown stays upright and in its colours, without the place; in %s',
  (_, isLittle) => {
    const turned = Buffer.from(
      'ffe1002245786966' + '00004d4d002a00000008' + '000101120003000000010006000000000000',
      'hex',
    );
    const comment = jpegSegment(0xfe, text('y'));
    const shown = shownJpeg(jpegOf(800, 600, exif(isLittle), comment, ...colours));
    expect(shown).toEqual(new Uint8Array(jpegOf(800, 600, turned, ...colours)));
  },
);

test.each([
  ['breaks off', text('Exif\0\0MM\0*')],
  ['points behind its end', Buffer.concat([text('Exif\0\0MM\0*'), Buffer.alloc(8, 0xff)])],
  ['is of a program', text('http://ns.adobe.com/xap/1.0/\0')],
])('what stands beside it and %s goes', (_, content) => {
  expect(shownJpeg(jpegOf(800, 600, jpegSegment(0xe1, content)))).toEqual(new Uint8Array(PLAIN));
});
