import { defined } from '#shared/kernel/defined.ts';
import { foldText } from '#shared/kernel/fold-text.ts';
import { MOST_ANIMALS } from '#shared/offers/limits.ts';
import type { Offer, WeekStatus } from '#shared/offers/offer.ts';
import { weekDays } from '#shared/offers/weekly-rows.ts';
import { hasAnimals } from '#shared/offers/weekly-supply.ts';
import { parseInteger } from '#web/i18n/parse-number.ts';

export type WeekEntry = Pick<WeekStatus, 'available' | 'status'>;
/** Entries by ISO week (`2026-W12`); a week that is missing has no entry. */
export type WeekEntries = Readonly<Record<string, WeekEntry>>;

/** The entry of a week without a number. */
export type WeekWord = 'full' | 'none' | 'later';
export const WORD_ENTRIES = {
  full: { status: 'available' },
  none: { available: 0, status: 'unavailable' },
  later: { status: 'onRequest' },
} as const satisfies Record<WeekWord, WeekEntry>;

/** Short forms of the words, for typing and for spreadsheets. */
const MARKS = { full: '+', none: '–', later: '?' } as const satisfies Record<WeekWord, string>;
const WORDS = ['full', 'none', 'later'] as const;
const NONE = /^[-–—]$/;

export type ParsedEntry =
  | { readonly ok: true; readonly entry: WeekEntry | null }
  | { readonly ok: false; readonly reason: 'noNumber' | 'tooMany' };

/**
 * Reads a typed or pasted entry of a week: a number, a word (`words`: in the page's language) or its mark, or nothing.
 */
export function parseWeekEntry(
  text: string,
  words: Readonly<Record<WeekWord, string>>,
): ParsedEntry {
  const plain = text.trim();
  if (plain === '') return { ok: true, entry: null };
  const isWord = (word: WeekWord) =>
    plain === MARKS[word] || foldText(plain) === foldText(words[word]);
  const word = NONE.test(plain) ? 'none' : WORDS.find(isWord);
  if (word !== undefined) return { ok: true, entry: WORD_ENTRIES[word] };
  const number = parseInteger(plain);
  if (!number.ok || number.value < 0) return { ok: false, reason: 'noNumber' };
  return number.value > MOST_ANIMALS
    ? { ok: false, reason: 'tooMany' }
    : { ok: true, entry: entryOf(number.value) };
}

/** Returns the entry of a number of animals; none at all is a word. */
export function entryOf(animals: number): WeekEntry {
  return animals === 0 ? WORD_ENTRIES.none : { available: animals, status: 'available' };
}

/** Returns an entry as it would be typed. */
export function writeWeekEntry(entry: WeekEntry | undefined): string {
  if (entry === undefined) return '';
  const word = wordOf(entry);
  return word === undefined ? String(entry.available) : MARKS[word];
}

/** Tells whether pasted text is of several cells of a table: one goes into the field of an open cell. */
export const isOfCells = (text: string): boolean => /[\t\n\r]/.test(text.trim());

/** Returns the word for an entry without a number of animals. */
export function wordOf(entry: WeekEntry): WeekWord | undefined {
  if (entry.status === 'onRequest') return 'later';
  if (!hasAnimals(entry)) return 'none';
  return entry.available === undefined ? 'full' : undefined;
}

export type WeekLevel = 'full' | 'some' | 'none' | 'later';
const FULL_SHARE = 0.75;

/**
 * Returns the level of an entry: full from three quarters of the offer's best week on. `most`: the animals of that
 * week.
 */
export function weekLevel(entry: WeekEntry, most: number): WeekLevel {
  const word = wordOf(entry);
  if (word !== undefined) return word;
  return (entry.available ?? 0) >= most * FULL_SHARE ? 'full' : 'some';
}

export function mostAnimals(entries: readonly WeekEntry[]): number {
  return Math.max(0, ...entries.map(({ available }) => available ?? 0));
}

export function isSameEntry(entry: WeekEntry | null | undefined, other: typeof entry): boolean {
  return entry?.available === other?.available && entry?.status === other?.status;
}

type Rows = Offer['statusWeekly'];

/** Returns the weeks of a stored offer as its form holds them. */
export function entriesOfRows(rows: Rows): WeekEntries {
  return Object.fromEntries(
    rows.map(({ calendarWeek, available, status }) => [
      calendarWeek,
      defined({ available, status }),
    ]),
  );
}

/** Returns the rows to send: of the present week and later ones. The product keeps past weeks by itself. */
export function rowsOfEntries(entries: WeekEntries, thisWeek: string): Rows {
  return Object.entries(entries)
    .filter(([week]) => week >= thisWeek)
    .sort(([week], [other]) => week.localeCompare(other, 'en'))
    .map(([calendarWeek, entry]) => ({ calendarWeek, ...weekDays(calendarWeek), ...entry }));
}
