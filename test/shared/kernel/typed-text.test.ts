import { expect, test } from 'vitest';
import { seenCode, seenWords } from '#shared/kernel/typed-text.ts';

const PASTED = [...'\u00ad\u061c\u200b\u200e\u200f\u202a\u202e\u2060\u2066\u2069\ufeff'];

test.each(PASTED.map((mark) => [mark.codePointAt(0)?.toString(16), mark]))(
  'U+%s, which nobody sees, is taken out of codes and names',
  (_, mark) => {
    expect(seenCode(`${mark}853${mark}54 ${mark}`)).toBe('85354');
    expect(seenWords(`${mark}Hof ${mark}Grü${mark}ber${mark}`)).toBe('Hof Grüber');
  },
);

test('joiners and variants stay inside of words, where letters and emoji need them', () => {
  const words = '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645 👨\u200d🌾 ❤\ufe0f';
  expect(seenWords(words)).toBe(words);
  expect(seenCode('12\u200d34')).toBe('1234');
});

test.each(['\u200b', '\u200d', ' \u3164 ', '\u2800', '\ufe0f\u00a0'])(
  '%j shows nothing',
  (name) => {
    expect(seenWords(name)).toBe('');
  },
);
