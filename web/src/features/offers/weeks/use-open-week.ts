import { useState } from 'react';
import type { WeekEdits, WeeksProps } from './use-week-edits.ts';
import { useWeekWords } from './use-week-words.ts';
import { parseWeekEntry, writeWeekEntry } from './week-entry.ts';
import { weekLock } from './week-window.ts';

/** An open cell. `isOver`: begun by typing, so that arrows leave it as in a spreadsheet. */
type Editing = { readonly text: string; readonly isOver: boolean };

/** Holds what is typed into the cell of the active week, and takes it over. */
export function useOpenWeek({
  active,
  edits,
  entries,
  window,
}: Pick<WeeksProps, 'entries' | 'window'> & {
  readonly active: string;
  readonly edits: Pick<WeekEdits, 'apply'>;
}) {
  const words = useWeekWords();
  const [editing, setEditing] = useState<Editing | null>(null);
  const close = () => setEditing(null);
  const open = (isOver: boolean, text: string) => {
    if (weekLock(active, window) === undefined) setEditing({ isOver, text });
    else edits.apply([[active, { status: 'available' }]]);
  };
  /** Takes over what was typed; an entry that cannot be read stays open. */
  const commit = (): boolean => {
    if (editing === null) return true;
    const parsed = parseWeekEntry(editing.text, words);
    if (!parsed.ok) {
      edits.apply([], [{ week: active, text: editing.text, reason: parsed.reason }]);
      return false;
    }
    close();
    edits.apply([[active, parsed.entry]]);
    return true;
  };
  return {
    editing,
    close,
    commit,
    /** Opens the cell with the week's present entry. */
    openEntry: () => open(false, writeWeekEntry(entries[active])),
    openWith: (text: string) => open(true, text),
    type: (text: string) => setEditing((now) => now && { ...now, text }),
    /** Takes over when the pointer leaves the cell: an entry that cannot be read is dropped, and that is told. */
    leave: () => {
      if (!commit()) close();
    },
  };
}
export type OpenWeek = ReturnType<typeof useOpenWeek>;
