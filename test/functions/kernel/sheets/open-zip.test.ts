import { expect, test } from 'vitest';
import { openZip } from '#functions/kernel/sheets/open-zip.ts';
import { sheetErrors } from '#shared/kernel/sheet-errors.ts';
import { zipOf } from '#test/support/sheet-files.ts';

/** Returns the text of the XML that is the part `a.xml`, of which this much is allowed. */
async function textIn(file: Uint8Array, most?: number): Promise<string> {
  const { scan } = await openZip(file);
  let read = '';
  const events = {
    open: () => undefined,
    close: () => undefined,
    text: (text: string) => {
      read += text;
    },
  };
  for await (const _ of scan('A.xml', events, most));
  return read;
}
const partOf = (content: string | Buffer, says?: number) =>
  zipOf([{ name: 'a.xml', content, ...(says === undefined ? {} : { says }) }]);

test('a file holds up to a thousand parts', async () => {
  const parts = (count: number) =>
    zipOf(Array.from({ length: count }, (_, index) => ({ name: `${index}`, content: '' })));
  expect((await openZip(parts(1000))).has('999')).toBe(true);
  await expect(openZip(parts(1001))).rejects.toThrow(sheetErrors.tooLarge.message);
});

test('a letter may stand across two pieces of a part', async () => {
  const text = '€'.repeat(100_000);
  expect(await textIn(partOf(`<a>${text}</a>`))).toBe(text);
});

test('a part may say as much as is allowed: 256 MiB, or what is asked for', async () => {
  const most = 256 * 1024 * 1024;
  await expect(textIn(partOf('<a/>', most))).rejects.toThrow(sheetErrors.damaged.message);
  await expect(textIn(partOf('<a/>', most + 1))).rejects.toThrow(sheetErrors.tooLarge.message);
  expect(await textIn(partOf('<a>1</a>'), 8)).toBe('1');
  await expect(textIn(partOf('<a>1</a>'), 7)).rejects.toThrow(sheetErrors.tooLarge.message);
});

test('a part that is kept whole may say 4 MiB; one that is missing has nothing', async () => {
  const silent = { open: () => undefined, close: () => undefined, text: () => undefined };
  const scanned = async (says: number) =>
    (await openZip(partOf('<a/>', says))).scanWhole('a.xml', silent);
  const most = 4 * 1024 * 1024;
  await expect(scanned(most)).rejects.toThrow(sheetErrors.damaged.message);
  await expect(scanned(most + 1)).rejects.toThrow(sheetErrors.tooLarge.message);
  await expect((await openZip(partOf('<a/>'))).scanWhole('b.xml', silent)).resolves.toBeUndefined();
});

test.each([
  ['unpacks to more than it says', partOf('<a>1</a>', 7)],
  ['is missing', zipOf([{ name: 'b.xml', content: '<a/>' }])],
  ['is no UTF-8', partOf(Buffer.from('<a>\xf6</a>', 'latin1'))],
  ['ends within a letter', partOf(Buffer.from('<a/>\xc3', 'latin1'))],
  ['does not end', partOf('<a>')],
])('a part that %s is damaged', async (_, file) => {
  await expect(textIn(file)).rejects.toThrow(sheetErrors.damaged.message);
});

test('a part with a password is told to be protected', async () => {
  const file = partOf('<a/>');
  // The flags of a part stand behind its signature and versions, in the list at the end of the file.
  file.writeUInt16LE(1, file.indexOf('PK\x01\x02') + 8);
  await expect(textIn(file)).rejects.toThrow(sheetErrors.protected.message);
});
