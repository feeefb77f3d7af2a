import type { EntityOf } from '#web/kernel/entity-data.ts';
import { rebaseParts } from '../form/rebase-values.ts';
import { entriesOfRows, isSameEntry, type WeekEntries } from '../weeks/week-entry.ts';

/** The weeks of an offer as typed. */
export type Edit = {
  /** The revision that they were typed on: saving builds on it. */
  readonly base: EntityOf<'offer'>;
  readonly entries: WeekEntries;
};
/** Edits by id of the offer; one that changes nothing is none. */
export type Edits = ReadonlyMap<string, Edit>;

export function changedWeeks({ base, entries }: Edit): readonly string[] {
  const stored = entriesOfRows(base.data.statusWeekly);
  const weeks = new Set([...Object.keys(stored), ...Object.keys(entries)]);
  return [...weeks].filter((week) => !isSameEntry(entries[week], stored[week]));
}

/** Returns the edits with this one in the place of the former one of its offer. */
export function withEdit(edits: Edits, edit: Edit): Edits {
  const next = new Map(edits);
  if (changedWeeks(edit).length === 0) next.delete(edit.base.id);
  else next.set(edit.base.id, edit);
  return next;
}

/** Puts typed weeks on a newer state of the offer. `clashes`: the weeks that somebody else has changed, too, and differently. */
export function rebasedEdit(
  { base, entries }: Edit,
  newest: EntityOf<'offer'>,
): { readonly edit: Edit; readonly clashes: readonly string[] } {
  const before = entriesOfRows(base.data.statusWeekly);
  const { values, clashes } = rebaseParts(before, entries, entriesOfRows(newest.data.statusWeekly));
  return { edit: { base: newest, entries: values }, clashes };
}
