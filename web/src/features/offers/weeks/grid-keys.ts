const QUARTER = 3;

/** A pressed key. `stops`: the end of a row is the end of the way, and the next row does not go on with it. */
type Press = { readonly key: string; readonly ctrl: boolean; readonly stops?: boolean };

/** Returns the cell that a key leads to from another one; undefined for keys that lead nowhere. */
export function cellForKey(
  rows: readonly (readonly string[])[],
  from: string,
  { key, ctrl, stops = false }: Press,
): string | undefined {
  const row = rows.findIndex((cells) => cells.includes(from));
  const inLine = (stops ? rows[row] : rows.flat()) ?? [];
  const index = inLine.indexOf(from);
  const column = rows[row]?.indexOf(from) ?? 0;
  const inRow = (by: number) => {
    const target = rows[Math.min(Math.max(row + by, 0), rows.length - 1)];
    return target?.[Math.min(column, target.length - 1)];
  };
  switch (key) {
    case 'ArrowLeft':
      return inLine[Math.max(index - 1, 0)];
    case 'ArrowRight':
      return inLine[Math.min(index + 1, inLine.length - 1)];
    case 'ArrowUp':
      return inRow(-1);
    case 'ArrowDown':
      return inRow(1);
    case 'PageUp':
      return inRow(-QUARTER);
    case 'PageDown':
      return inRow(QUARTER);
    case 'Home':
      return ctrl ? rows[0]?.[0] : rows[row]?.[0];
    case 'End':
      return ctrl ? rows.at(-1)?.at(-1) : rows[row]?.at(-1);
    default:
      return undefined;
  }
}

/** Returns the weeks from one to the other, whichever comes first. */
export function weeksBetween(weeks: readonly string[], anchor: string, other: string): string[] {
  const [first, last] = anchor < other ? [anchor, other] : [other, anchor];
  return weeks.filter((week) => week >= first && week <= last);
}
