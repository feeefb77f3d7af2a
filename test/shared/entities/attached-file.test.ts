import { expect, test } from 'vitest';
import { attachmentType, FileName } from '#shared/entities/attached-file.ts';

test('a type is accepted only under a name that ends like it', () => {
  expect(attachmentType('image/jpeg', 'Kuh.JPG')).toBe('image/jpeg');
  for (const [type, name] of [
    ['image/jpeg', 'Kuh.png'],
    ['image/jpeg', 'jpg.exe'],
    ['image/svg+xml', 'Kuh.svg'],
    ['text/html', 'Kuh.html'],
    ['image/png', 'Kuh'],
  ] as const) {
    expect(attachmentType(type, name)).toBeUndefined();
  }
});

test.each(['Kuh.png', 'Kälber (1).jpg', "Hof O'Brien & Söhne.pdf", '2026-03_Liste.csv'])(
  'this is a file name: %s',
  (name) => {
    expect(FileName.safeParse(name).success).toBe(true);
  },
);

test.each([
  '',
  '.htaccess',
  '../x.png',
  'a/b.png',
  'a\\b.png',
  'a\nb.png',
  'a"b.png',
  'x'.repeat(201),
])('this is no file name: %j', (name) => {
  expect(FileName.safeParse(name).success).toBe(false);
});
