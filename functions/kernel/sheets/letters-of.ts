const LETTERS = 26;
const FIRST_LETTER = 65;

/** Returns the letters by which a spreadsheet calls a column, the first being 0: `A`, `Z`, `AA`. */
export function lettersOf(column: number): string {
  const last = String.fromCharCode(FIRST_LETTER + (column % LETTERS));
  return column < LETTERS ? last : lettersOf(Math.floor(column / LETTERS) - 1) + last;
}
