import { expect, test } from 'vitest';
import { htmlIn } from '#shared/content/html-in.ts';

test.each([
  ['<b>bold</b>', '<b>', 1],
  ['a\n\nb </p>', '</p>', 3],
  ['x <script', '<script', 1],
  ['<!-- note -->', '<!--', 1],
  ['<IMG src=x>', '<IMG', 1],
])('in %j %s stands in line %i', (text, tag, line) => {
  expect(htmlIn(text)).toEqual({ tag, line });
});

test.each(['a < b and c > d', '5 <6', '**bold** & more', 'I <3 cows', ''])(
  'in %j is none',
  (text) => {
    expect(htmlIn(text)).toBeUndefined();
  },
);

test('a long text of brackets is read at once', () => {
  expect(htmlIn('<'.repeat(15_000))).toBeUndefined();
});
