/** Returns the list with one of its rows moved by some places. */
export function moved<T>(rows: readonly T[], index: number, by: number): readonly T[] {
  const row = rows[index];
  return row === undefined ? rows : rows.toSpliced(index, 1).toSpliced(index + by, 0, row);
}
