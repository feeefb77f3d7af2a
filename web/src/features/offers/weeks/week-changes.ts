import {
  isSameEntry,
  type ParsedEntry,
  parseWeekEntry,
  type WeekEntries,
  type WeekEntry,
  type WeekWord,
  writeWeekEntry,
} from './week-entry.ts';
import { type WeekRefusal, type WeekWindow, weekRefusal } from './week-window.ts';

/** The entry that a week is to have; null: nothing. */
export type WantedWeek = readonly [week: string, entry: WeekEntry | null];
export type RefusedWeek = {
  /** The week; absent: behind the last week of the grid. */
  readonly week?: string;
  readonly text: string;
  readonly reason: WeekRefusal | Extract<ParsedEntry, { ok: false }>['reason'];
  /** The cell of the week is still open with it. */
  readonly isOpen?: boolean;
};
export type WeekChange = {
  readonly entries: WeekEntries;
  readonly changed: readonly string[];
  readonly refused: readonly RefusedWeek[];
};

/** Returns the entries with these weeks changed, as far as the weeks can be changed. */
export function changeWeeks(
  entries: WeekEntries,
  wanted: readonly WantedWeek[],
  window: WeekWindow,
): WeekChange {
  const next: Record<string, WeekEntry> = { ...entries };
  const changed: string[] = [];
  const refused: RefusedWeek[] = [];
  for (const [week, entry] of wanted) {
    if (isSameEntry(entry, entries[week])) continue;
    const reason = weekRefusal(week, entry, window);
    if (reason !== undefined) {
      refused.push({ week, text: writeWeekEntry(entry ?? undefined), reason });
      continue;
    }
    changed.push(week);
    if (entry === null) delete next[week];
    else next[week] = entry;
  }
  return { entries: next, changed, refused };
}

/** Returns the changes that give the first week's entry to all the others. */
export function copyWeekTo(
  entries: WeekEntries,
  from: string | undefined,
  to: readonly string[],
): WantedWeek[] {
  const entry = from === undefined ? null : (entries[from] ?? null);
  return to.map((week) => [week, entry]);
}

/**
 * Returns the entries of pasted cells: a row, a column or a block of a spreadsheet, put into the weeks one after the
 * other. `weeks`: those from the first cell on.
 */
export function parsePastedWeeks(
  text: string,
  weeks: readonly string[],
  words: Readonly<Record<WeekWord, string>>,
): { readonly wanted: readonly WantedWeek[]; readonly refused: readonly RefusedWeek[] } {
  const cells = text
    .replace(/(\r?\n)+$/, '')
    .split(/\r?\n|\r|\t/)
    .map((cell, index) => ({ cell, week: weeks[index] }));
  const wanted: WantedWeek[] = [];
  const refused: RefusedWeek[] = [];
  for (const { cell, week } of cells) {
    const parsed = parseWeekEntry(cell, words);
    if (week === undefined) refused.push({ text: cell.trim(), reason: 'tooFar' });
    else if (parsed.ok) wanted.push([week, parsed.entry]);
    else refused.push({ week, text: cell.trim(), reason: parsed.reason });
  }
  return { wanted, refused };
}
