import { expect, test } from 'vitest';
import { encodingOf, separatorOf } from '#functions/kernel/sheets/recognise-csv.ts';

const encodingIn = (bytes: Uint8Array) => encodingOf(bytes, 'iso-8859-2');

/** Letters with these bytes in front. */
const letters = (count: number, ...bytes: readonly number[]) =>
  Buffer.concat([Buffer.from(bytes), Buffer.alloc(count - bytes.length, 'a')]);

test.each([
  ['utf-16be', [0xfe, 0xff, 0x03, 0xa9]],
  ['utf-16le', [0xff, 0xfe, 0xa9, 0x03]],
  ['utf-8', [0xef, 0xbb, 0xbf, 0xf6, 0xf6]],
] as const)('a mark says %s, whatever comes behind it', (encoding, bytes) => {
  expect(encodingIn(Buffer.from(bytes))).toBe(encoding);
});

test('Unicode without a mark is seen where it has most of the letters', () => {
  const [known, unknown] = [Buffer.from('ö'), Buffer.from([0xf6])];
  expect(encodingIn(Buffer.from('abc'))).toBe('utf-8');
  expect(encodingIn(Buffer.concat([known, unknown, known]))).toBe('utf-8');
  expect(encodingIn(Buffer.concat([known, unknown]))).toBe('iso-8859-2');
  expect(encodingIn(Buffer.concat([Buffer.from('\u007f\u007f'), unknown]))).toBe('iso-8859-2');
});

test('a text of few letters has a zero in more than every fourth byte, all on one side', () => {
  const zeros = (count: number, from: number) => {
    const bytes = letters(100);
    for (let index = 0; index < count; index += 1) bytes[from + 2 * index] = 0;
    return bytes;
  };
  expect(encodingIn(zeros(25, 1))).toBeUndefined();
  expect(encodingIn(zeros(26, 1))).toBe('utf-16le');
  expect(encodingIn(zeros(25, 0))).toBeUndefined();
  expect(encodingIn(zeros(26, 0))).toBe('utf-16be');
  for (const from of [0, 1]) {
    const bytes = zeros(30, from);
    bytes[99 - from] = 0;
    expect(encodingIn(bytes)).toBeUndefined();
  }
});

test('a file with zeros is no text once every twentieth byte is a control character', () => {
  const controls = Array.from({ length: 128 }, (_, byte) => byte).filter(
    (byte) => encodingIn(letters(100, 0, byte, byte, byte, byte)) === undefined,
  );
  const blanks = ['\t', '\n', '\v', '\f', '\r'].map((blank) => blank.charCodeAt(0));
  expect(controls).toEqual(
    Array.from({ length: 32 }, (_, byte) => byte).filter((byte) => !blanks.includes(byte)),
  );
  expect(encodingIn(letters(100, 0, 0, 0, 0))).toBe('utf-8');
});

test('a file of zeros is no text', () => {
  expect(encodingIn(Buffer.alloc(100))).toBeUndefined();
});

test('a file without zeros is a text', () => {
  expect(encodingIn(Buffer.alloc(100, 1))).toBe('utf-8');
});

test('zeros are looked for in the first 64 KiB', () => {
  const most = Math.floor(64 * 1024 * 0.05);
  const file = (zeros: number) =>
    Buffer.concat([Buffer.alloc(64 * 1024 - zeros, 'a'), Buffer.alloc(zeros + 1024)]);
  expect(encodingIn(file(most))).toBe('utf-8');
  expect(encodingIn(file(most + 1))).toBeUndefined();
});

test.each([
  ['no separator is the semicolon', 'abc', ';'],
  ['the first of equals', 'a;b,c', ';'],
  ['the same number in more lines', 'a;b,c\nd;e,f,g', ';'],
  ['more lines, not more of a line', 'a;b|c|d\ne;f\ng;h', ';'],
  ['more of a line where as many lines have them', 'a;b|c|d', '|'],
  ['the number that most lines have', 'a;b;c\nd;e|x|y|z\nf;g', ';'],
  ['lines without any do not count', 'a\nb\nc|d', '|'],
  ['quoted ones do not count', '"a|b|c";d', ';'],
  ['more of a line, up to fifty', `${';'.repeat(30)}${'|'.repeat(40)}`, '|'],
  ['more than fifty of a line count as fifty', `${';'.repeat(50)}${'|'.repeat(60)}`, ';'],
  ['fifty lines count', `a|b${'\n'.repeat(50)}c;d\n`, '|'],
])('the separator of a file: %s', (_, text, separator) => {
  expect(separatorOf(text)).toBe(separator);
});

test.each(['\n', '\r\n', '\r'])('lines that end with %j are told apart', (end) => {
  const rows = ['a;b', 'c, d, e;f', 'g, h, i, j;k', 'l, m;n'];
  expect(separatorOf(rows.join(end))).toBe(';');
});
