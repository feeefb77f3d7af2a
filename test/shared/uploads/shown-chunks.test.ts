import { expect, test } from 'vitest';
import { shownPng, shownWebp } from '#shared/uploads/shown-chunks.ts';
import { pngOf } from '#test/support/pictures.ts';

const long = (value: number, isLittle: boolean) => {
  const bytes = [value >> 24, value >> 16, value >> 8, value].map((byte) => byte & 0xff);
  return Buffer.from(isLittle ? bytes.toReversed() : bytes);
};
const chunk = (name: string, content: string) =>
  Buffer.concat([long(content.length, false), Buffer.from(name + content), Buffer.alloc(4)]);
const part = (name: string, content: string) => {
  const pad = Buffer.alloc(content.length % 2);
  return Buffer.concat([
    Buffer.from(name),
    long(content.length, true),
    Buffer.from(content, 'latin1'),
    pad,
  ]);
};
const webpOf = (...parts: Buffer[]) => {
  const inner = Buffer.concat([Buffer.from('WEBP'), ...parts]);
  return Buffer.concat([Buffer.from('RIFF'), long(inner.length, true), inner]);
};
const shown = (parts: Uint8Array[] | undefined) => parts && Buffer.concat(parts);

const png = pngOf(9, 9);
const withText = (...more: Buffer[]) =>
  Buffer.concat([png.subarray(0, -12), ...more, png.subarray(-12)]);
const picture = part('VP8 ', 'picture');
const header = (bits: number) => part('VP8X', `${String.fromCharCode(bits)}\0\0\0\x08\0\0\x08\0\0`);

test('a PNG goes without what programs wrote about it, and without what follows it', () => {
  const texts = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME', 'caBX'].map((name) => chunk(name, 'GPS'));
  const bytes = Buffer.concat([withText(...texts, chunk('gAMA', '1234')), Buffer.from('GPS')]);
  expect(shown(shownPng(new Uint8Array(bytes)))).toEqual(withText(chunk('gAMA', '1234')));
});

test('a WebP goes without what programs wrote about it, and its header says so', () => {
  const about = [part('EXIF', 'GPS'), part('XMP ', 'GPS!')];
  const bytes = Buffer.concat([webpOf(header(0x3c), picture, ...about), Buffer.from('GPS')]);
  expect(shown(shownWebp(new Uint8Array(bytes)))).toEqual(webpOf(header(0x30), picture));
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a PNG that breaks off', png.subarray(0, -1)],
  ['a WebP without a picture', webpOf()],
  ['a WebP that breaks off', webpOf(header(0), picture).subarray(0, -2)],
  ['one that breaks off before a chunk', webpOf(header(0), picture).subarray(0, -16)],
])('%s is no whole picture', (_, bytes) => {
  expect([shownPng(new Uint8Array(bytes)), shownWebp(new Uint8Array(bytes))]).toEqual([
    undefined,
    undefined,
  ]);
});
