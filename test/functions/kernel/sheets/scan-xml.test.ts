import { expect, test } from 'vitest';
import { scanXml } from '#functions/kernel/sheets/scan-xml.ts';
import { sheetErrors } from '#shared/kernel/sheet-errors.ts';

/** The events of a document that comes in these pieces, texts beside each other as one. */
function eventsOf(...pieces: readonly string[]): string {
  let told = '';
  const scan = scanXml({
    open: (name) => {
      told += `<${name}>`;
    },
    close: (name) => {
      told += `</${name}>`;
    },
    text: (text) => {
      told += text;
    },
  });
  for (const piece of pieces) scan.write(piece);
  scan.end();
  return told;
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

test('quotes of either kind hide a > and each other', () => {
  expect(eventsOf(`<a b="x>'y" c='x>"y'>1</a>`)).toBe('<a>1</a>');
});
