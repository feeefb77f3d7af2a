import { expect, test } from 'vitest';
import { hasTooManyMarks, MARKS_A_LETTER } from '#shared/kernel/has-too-many-marks.ts';

const marks = (count: number, mark = '\u0316') => mark.repeat(count);

test('30 marks on a letter are taken, 31 are too many, wherever they stand', () => {
  expect(hasTooManyMarks(`a${marks(MARKS_A_LETTER)}b${marks(MARKS_A_LETTER)}`)).toBe(false);
  expect(hasTooManyMarks(`ab${marks(MARKS_A_LETTER + 1)}c`)).toBe(true);
  expect(hasTooManyMarks(marks(MARKS_A_LETTER + 1))).toBe(true);
});

test('a mark outside the basic plane counts once', () => {
  expect(hasTooManyMarks(marks(MARKS_A_LETTER, '\u{1d165}'))).toBe(false);
  expect(hasTooManyMarks(marks(MARKS_A_LETTER + 1, '\u{1d165}'))).toBe(true);
});

test('everything that normalising sorts counts as a mark', () => {
  const sortsLast = 'a\u0345';
  const missed: string[] = [];
  for (let point = 0; point <= 0x10_ffff; point++) {
    if (point >= 0xd800 && point <= 0xdfff) continue;
    const letter = String.fromCodePoint(point);
    const isSorted = ['NFD', 'NFKD'].some(
      (form) => (sortsLast + letter).normalize(form) !== sortsLast + letter.normalize(form),
    );
    const isCounted = () => hasTooManyMarks(letter.repeat(MARKS_A_LETTER + 1));
    if (isSorted && !isCounted()) missed.push(point.toString(16));
  }
  expect(missed).toEqual([]);
});
