import { useState } from 'react';
import type { WeekEdits, WeeksProps } from './use-week-edits.ts';
import { useWeekWords } from './use-week-words.ts';
import { parseWeekEntry, writeWeekEntry } from './week-entry.ts';
import { weekLock } from './week-window.ts';

/**
 * An open cell. `isOver`: begun by typing, so that arrows leave it as in a spreadsheet; `isRefused`: it cannot be read;
 * `wasRefused`: a notice of that is shown.
 */
type Editing = {
  readonly text: string;
  readonly isOver: boolean;
  readonly isRefused?: boolean;
  readonly wasRefused?: boolean;
};

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
  /** Takes over what was typed, where it can be read. */
  const commit = (staysOpen: boolean): boolean => {
    if (editing === null) return true;
    const parsed = parseWeekEntry(editing.text, words);
    if (!parsed.ok) {
      const { text } = editing;
      edits.apply([], [{ week: active, text, reason: parsed.reason, isOpen: staysOpen }]);
      setEditing(staysOpen ? { ...editing, isRefused: true, wasRefused: true } : null);
      return false;
    }
    close();
    edits.apply([[active, parsed.entry]]);
    return true;
  };
  return {
    editing,
    /** Leaves the week as it was. */
    close: () => {
      // The notice of the refusal goes, too.
      if (editing?.wasRefused) edits.apply([]);
      close();
    },
    /** Takes over what was typed; an entry that cannot be read stays open. */
    commit: () => commit(true),
    /** Opens the cell with the week's present entry. */
    openEntry: () => open(false, writeWeekEntry(entries[active])),
    openWith: (text: string) => open(true, text),
    type: (text: string) => setEditing((now) => now && { ...now, text, isRefused: false }),
    /** Takes over when the pointer leaves the cell: an entry that cannot be read is dropped, and that is told. */
    leave: () => void commit(false),
  };
}
export type OpenWeek = ReturnType<typeof useOpenWeek>;
