import type { MonthRow } from './month-rows.ts';

const QUARTER = 3;

type Press = { readonly key: string; readonly ctrl: boolean };

/** Returns the week that a key leads to from another one; undefined for keys that lead nowhere. */
export function weekForKey(
  rows: readonly MonthRow[],
  from: string,
  { key, ctrl }: Press,
): string | undefined {
  const weeks = rows.flatMap((row) => row.weeks);
  const at = weeks.indexOf(from);
  const row = rows.findIndex((row) => row.weeks.includes(from));
  const column = rows[row]?.weeks.indexOf(from) ?? 0;
  const inRow = (by: number) => {
    const target = rows[Math.min(Math.max(row + by, 0), rows.length - 1)];
    return target?.weeks[Math.min(column, target.weeks.length - 1)];
  };
  switch (key) {
    case 'ArrowLeft':
      return weeks[Math.max(at - 1, 0)];
    case 'ArrowRight':
      return weeks[Math.min(at + 1, weeks.length - 1)];
    case 'ArrowUp':
      return inRow(-1);
    case 'ArrowDown':
      return inRow(1);
    case 'PageUp':
      return inRow(-QUARTER);
    case 'PageDown':
      return inRow(QUARTER);
    case 'Home':
      return ctrl ? weeks[0] : rows[row]?.weeks[0];
    case 'End':
      return ctrl ? weeks.at(-1) : rows[row]?.weeks.at(-1);
    default:
      return undefined;
  }
}

/** Returns the weeks from one to the other, whichever comes first. */
export function weeksBetween(weeks: readonly string[], anchor: string, other: string): string[] {
  const [first, last] = anchor < other ? [anchor, other] : [other, anchor];
  return weeks.filter((week) => week >= first && week <= last);
}
