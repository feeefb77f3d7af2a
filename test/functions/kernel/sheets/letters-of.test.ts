import { expect, test } from 'vitest';
import { lettersOf } from '#functions/kernel/sheets/letters-of.ts';

test('columns are called by letters, then by two and three of them', () => {
  const columns = [0, 1, 25, 26, 51, 52, 701, 702, 16_383];
  expect(columns.map(lettersOf)).toEqual(['A', 'B', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA', 'XFD']);
});
