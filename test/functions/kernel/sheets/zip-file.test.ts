import { crc32, inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import {
  addToPart,
  beginPart,
  EMPTY_ZIP,
  endOfZip,
  endPart,
  type ZipState,
} from '#functions/kernel/sheets/zip-file.ts';
import { sheetErrors } from '#shared/kernel/sheet-errors.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
/** A number as it stands in a ZIP file. */
const said = (number: number, bytes: number) => {
  const written = Buffer.alloc(bytes);
  written.writeUIntLE(number, 0, bytes);
  return hex(written);
};

/** Writes a part of two pieces. */
function part(from: ZipState, name: string) {
  const begun = beginPart(from, name);
  const first = addToPart(begun.state, 'ä');
  const second = addToPart(first.state, 'bc');
  const ended = endPart(second.state);
  const content = Buffer.concat([first.bytes, second.bytes]);
  return { begun, content, ended, size: begun.bytes.length + content.length + ended.bytes.length };
}

test('a ZIP file has what its format says: heads of parts, sums behind them, a list at the end', () => {
  const one = part(EMPTY_ZIP, 'one');
  const two = part(one.ended.state, 'zwei/ö');
  const text = Buffer.from('äbc');
  const packed = two.content.length + 2;
  expect(inflateRawSync(Buffer.concat([two.content, Buffer.from([3, 0])])).equals(text)).toBe(true);
  const sums = said(crc32(text), 4) + said(packed, 4) + said(4, 4);
  // Version 2.0; sums behind the content and names in UTF-8; deflated; at midnight of 1 January 1980.
  const kind = '1400' + '0808' + '0800' + '0000' + '2100';
  const name = Buffer.from('zwei/ö').toString('hex');
  expect(hex(two.begun.bytes)).toBe(`504b0304${kind}${'0'.repeat(24)}07000000${name}`);
  expect(hex(two.ended.bytes)).toBe(`0300504b0708${sums}`);
  const end = hex(endOfZip(two.ended.state));
  const entry = (place: number, title: string) =>
    `504b01021400${kind}${sums}${said(title.length / 2, 2)}0000${'0'.repeat(20)}${said(place, 4)}${title}`;
  const list = entry(0, Buffer.from('one').toString('hex')) + entry(one.size, name);
  expect(end).toBe(
    `${list}504b050600000000${said(2, 2)}${said(2, 2)}${said(list.length / 2, 4)}${said(one.size + two.size, 4)}0000`,
  );
});

test('a part holds as many bytes as 32 bits say', () => {
  const { state } = beginPart(EMPTY_ZIP, 'a');
  const almost = { ...state, parts: state.parts.map((open) => ({ ...open, size: 2 ** 32 - 2 })) };
  expect(addToPart(almost, 'b').state.parts[0]?.size).toBe(2 ** 32 - 1);
  expect(() => addToPart(almost, 'bc')).toThrow(sheetErrors.tooLarge.message);
});

test('nothing is added where no part has begun', () => {
  expect(() => addToPart(EMPTY_ZIP, 'a')).toThrow('No part of the ZIP file has begun.');
});
