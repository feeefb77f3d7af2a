import { expect, test } from 'vitest';
import { parseDownloadHash } from '#web/app/parse-download-hash.ts';

const ID = '0190d58d-3e92-7d82-9269-2f914226042b';

test('a download hash names a file by its id and its name', () => {
  expect(parseDownloadHash(`#download:${ID}/Antrag%20M%C3%BCller.pdf`)).toEqual({
    id: ID,
    name: 'Antrag Müller.pdf',
  });
});

test.each([
  '',
  '#main',
  `#download:${ID}`,
  '#download:1234/file.pdf',
  `#download:${ID}/a/b.pdf`,
  `#download:${ID}/%E0%A4%A`,
  `#x-download:${ID}/file.pdf`,
])('"%s" is no download', (hash) => {
  expect(parseDownloadHash(hash)).toBeNull();
});
