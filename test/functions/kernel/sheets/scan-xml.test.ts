import { expect, test } from 'vitest';
import { attributeOf, scanXml } from '#functions/kernel/sheets/scan-xml.ts';
import { sheetErrors } from '#shared/kernel/sheet-errors.ts';

const SILENT = { open: () => undefined, close: () => undefined, text: () => undefined };

/** The events of a document that comes in these pieces, texts beside each other as one. */
function eventsOf(...pieces: readonly string[]): string {
  let events = '';
  const scan = scanXml({
    open: (name) => {
      events += `<${name}>`;
    },
    close: (name) => {
      events += `</${name}>`;
    },
    text: (text) => {
      events += text;
    },
  });
  for (const piece of pieces) scan.write(piece);
  scan.end();
  return events;
}

test('comments and instructions are passed over, CDATA is read, wherever a piece ends', () => {
  const document = '<?xml version="1.0"?><!-- <b> --><a>1<![CDATA[<2&amp;]]><!-- -- --><x:c/>3</a>';
  for (let at = 0; at <= document.length; at++) {
    const events = eventsOf(document.slice(0, at), document.slice(at));
    expect(events, `cut at ${at}`).toBe('<a>1<2&amp;<c></c>3</a>');
  }
});

test('elements lie 64 deep in each other, not deeper', () => {
  const nested = (depth: number) => `${'<a>'.repeat(depth)}${'</a>'.repeat(depth)}`;
  expect(eventsOf(nested(64))).toBe(nested(64));
  expect(() => eventsOf(nested(65))).toThrow(sheetErrors.damaged.message);
});

test('quotes of either kind hide a > and each other, wherever a piece ends', () => {
  const document = `<a b="x>'y" c='x>"y' d="">1</a>`;
  for (let at = 0; at <= document.length; at++)
    expect(eventsOf(document.slice(0, at), document.slice(at)), `cut at ${at}`).toBe('<a>1</a>');
});

test('names come without their prefix, empty elements end at once', () => {
  expect(eventsOf('<x:a><b c="/"/><d /></x:a >')).toBe('<a><b></b><d></d></a>');
});

test('a comment, an instruction or CDATA ends behind its beginning', () => {
  expect(eventsOf('<a><!--->-->1<?>?>2<![CDATA[]]]>3</a>')).toBe('<a>12]3</a>');
});

test.each([
  '<a>',
  '<a></a',
  '<a></b>',
  '<a></a></a>',
  '<a></a>1',
  '<a/><!-- ',
  '</>',
  '<>1</>',
  '< a/>',
  '<!DOCTYPE a><a/>',
  '<!- ><a/>',
])('%s is damaged', (document) => {
  expect(() => eventsOf(document)).toThrow(sheetErrors.damaged.message);
});

test('blanks around the document are nothing', () => {
  expect(eventsOf('\n<a/>\n')).toBe('<a></a>');
});

test('the five entities of XML and numbers of characters are known', () => {
  const entities = '&amp;&lt;&gt;&quot;&apos;&#65;&#x41;&#1;&#x10ffff;';
  expect(eventsOf(`<a>${entities}</a>`)).toBe('<a>&<>"\'AA\u0001\u{10ffff}</a>');
});

test.each(['&', '&;', '&amp', '&#0;', '&#x110000;', '&#x;', '&nbsp;', '&constructor;'])(
  'the entity %s is none of them',
  (entity) => {
    expect(() => eventsOf(`<a>${entity}</a>`)).toThrow(sheetErrors.damaged.message);
  },
);

test('a tag waits for its end up to 256 KiB', () => {
  const unfinished = (characters: number) => () =>
    scanXml(SILENT).write('<a b="'.padEnd(characters, '1'));
  expect(unfinished(256 * 1024)).not.toThrow();
  expect(unfinished(256 * 1024 + 1)).toThrow(sheetErrors.damaged.message);
});

test('an element has up to 128 attributes, however short or long', () => {
  const named = (count: number) => ' xmlns:a="urn:a=b c"'.repeat(count);
  expect(eventsOf(`<a${named(128)}/>`)).toBe('<a></a>');
  for (const attributes of [named(129), ' b'.repeat(129)])
    expect(() => eventsOf(`<a${attributes}/>`)).toThrow(sheetErrors.tooLarge.message);
});

test.each([
  ['r="A1"', 'A1'],
  [" s='1' r = 'A1'", 'A1'],
  [' rr="1" r="2"', '2'],
  ['\nx:r="A1"', 'A1'],
  [' r="&lt;"', '<'],
  [' r="" r="2"', ''],
  [' r="', undefined],
  [' rr="1"', undefined],
])('of the attributes %j, r is %j', (attributes, value) => {
  expect(attributeOf(attributes, 'r')).toBe(value);
});

test('elements are counted, as many as the largest table has', () => {
  const scan = scanXml(SILENT);
  const rows = 1_048_576;
  const cells = 100 * 50_500;
  const piece = '<a/>'.repeat(100_000);
  const elements = rows + 3 * cells;
  for (let count = 100_000; count <= elements; count += 100_000) scan.write(piece);
  scan.write('<a/>'.repeat(elements % 100_000));
  expect(() => scan.write('<a/>')).toThrow(sheetErrors.tooLarge.message);
});
