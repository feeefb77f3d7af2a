import { headingKey } from '#shared/imports/mapping.ts';
import { tidy } from '#shared/imports/read-cell.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { Labels } from '#shared/kernel/label.ts';

/** An entry that a cell can name. */
type Entry = { readonly id: string; readonly data: unknown };

/** The entries by their names in any language, and by their ids, as an export without words has them. */
export type ByName<D, E extends Entry = Entity<D>> = ReadonlyMap<string, readonly E[]>;

type Labelled = { readonly labels: Labels };

export const labelsOf = ({ labels }: Labelled): string[] => labels.map(({ label }) => label);

/** Returns the keys by which a cell may name an entry: as it is written, and by its letters and digits alone. */
const keysOf = (name: string): string[] => [asWritten(name), headingKey(name)];

/** Returns the entries by the names that each has, and by its id. */
export function byName<E extends Entry>(
  entries: readonly E[],
  namesOf: (data: E['data']) => readonly string[],
  keys = keysOf,
): ReadonlyMap<string, readonly E[]> {
  const byKey = new Map<string, E[]>();
  for (const entry of entries)
    for (const key of new Set([entry.id, ...namesOf(entry.data)].flatMap(keys)))
      if (key !== '') byKey.set(key, [...(byKey.get(key) ?? []), entry]);
  return byKey;
}

/** Returns the key of a name that differs from another one in its signs only: `< 2 years`, `> 2 years`. */
const asWritten = (name: string): string => `=${tidy(name)?.replaceAll('\n', ' ') ?? name}`;

/** Tells whether two names are the same but for what cells lose: some blanks, and what nobody sees. */
export const isSameName = (name: string, other: string): boolean =>
  asWritten(name) === asWritten(other);

/** Returns the entries that a name means, those that are written so before others; none where no entry has it. */
export const named = <E extends Entry>(
  known: ReadonlyMap<string, readonly E[]>,
  name: string,
): readonly E[] => known.get(asWritten(name)) ?? known.get(headingKey(name)) ?? [];

/** The most parts of a cell that together are one name. */
const PARTS_A_NAME = 5;

/** Returns the names in a cell with several. A semicolon or a line's end is inside of a name that is written so. */
export function namesIn(cell: string, known: ReadonlyMap<string, unknown>): string[] {
  const parts = [...cell.matchAll(/[^;\n]+/g)].filter(([part]) => part.trim() !== '');
  const together = (start: number, count: number): string => {
    const [first, last] = [parts[start], parts[start + count - 1]];
    return first && last ? cell.slice(first.index, last.index + last[0].length).trim() : '';
  };
  const names: string[] = [];
  for (let start = 0; start < parts.length; ) {
    let count = Math.min(PARTS_A_NAME, parts.length - start);
    while (count > 1 && !known.has(asWritten(together(start, count)))) count -= 1;
    names.push(together(start, count));
    start += count;
  }
  return names;
}

/** An option of a field, or a strain of a breed. */
type Option = Labelled & { readonly id: string };
type Options = ByName<Option, { readonly id: string; readonly data: Option }>;

const optionsMade = new WeakMap<readonly Option[], Options>();

/**
 * Returns options by their names as they are written: the signs of one say what it means, `1,5 kg`, `< 2 years`. All rows
 * of a file share those of a list.
 */
export function optionsByName(list: readonly Option[]): Options {
  const made =
    optionsMade.get(list) ??
    byName(
      list.map((option) => ({ id: option.id, data: option })),
      labelsOf,
      (name) => [asWritten(name)],
    );
  optionsMade.set(list, made);
  return made;
}

/**
 * Returns the id of the entry that a text means: the current one where it has this name or stands as its id, then one
 * that fits.
 */
export function idOf<E extends Entry>(
  choices: ReadonlyMap<string, readonly E[]>,
  text: string,
  {
    current,
    fits = () => true,
  }: {
    readonly current: readonly (string | undefined)[];
    readonly fits?: (entry: E) => boolean;
  },
): string | undefined {
  if (current.includes(text)) return text;
  const meant = named(choices, text);
  const entry = meant.find(({ id }) => current.includes(id)) ?? meant.find(fits) ?? meant[0];
  return entry?.id;
}
