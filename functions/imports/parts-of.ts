/** Returns the entries of a cell with several, parted by semicolons or lines; empty ones are left out. */
export const partsOf = (cell: string | undefined): string[] =>
  (cell ?? '')
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
