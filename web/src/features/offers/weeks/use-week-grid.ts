import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { weekReached, weeksBetween } from './grid-keys.ts';
import type { MonthRow } from './month-rows.ts';
import type { WeekEdits, WeeksProps } from './use-week-edits.ts';
import { useWeekWords } from './use-week-words.ts';
import { copyTo, readPasted } from './week-changes.ts';
import { parseWeekEntry, writeWeekEntry } from './week-entry.ts';
import { weekLock } from './week-window.ts';

/** An open cell. `isOver`: begun by typing, so that arrows leave it as in a spreadsheet. */
type Editing = { readonly text: string; readonly isOver: boolean };

/** Digits, and the marks of `parseWeekEntry`. */
const BEGINS_ENTRY = /^[\d?+–-]$/;

/** The grid's keys (APG grid pattern, spreadsheet habits): which cell is active, which are selected, which is open. */
export function useWeekGrid({
  rows,
  edits,
  entries,
  window,
}: WeeksProps & { readonly rows: readonly MonthRow[]; readonly edits: WeekEdits }) {
  const words = useWeekWords();
  const weeks = rows.flatMap((row) => row.weeks);
  const first = weeks.find((week) => weekLock(week, window) === undefined) ?? window.thisWeek;
  const [at, setAt] = useState({ active: first, anchor: first });
  const [editing, setEditing] = useState<Editing | null>(null);
  // The list of weeks moves on at midnight of a Sunday.
  const active = weeks.includes(at.active) ? at.active : first;
  const selected = weeksBetween(weeks, active, weeks.includes(at.anchor) ? at.anchor : active);

  const go = (week: string | undefined, extend = false) => {
    if (week !== undefined) setAt({ active: week, anchor: extend ? at.anchor : week });
  };
  const open = (isOver: boolean, text: string) => {
    if (weekLock(active, window) === undefined) setEditing({ isOver, text });
    else edits.apply([[active, { status: 'available' }]]);
  };
  const fillRight = () => {
    const alone = selected.length === 1;
    const from = alone ? weeks[weeks.indexOf(active) - 1] : selected[0];
    if (from !== undefined)
      edits.apply(copyTo(entries, from, alone ? selected : selected.slice(1)));
  };
  /** Takes over what was typed; an entry that cannot be read stays open. */
  const commit = (): boolean => {
    if (editing === null) return true;
    const parsed = parseWeekEntry(editing.text, words);
    if (!parsed.ok) {
      edits.apply([], [{ week: active, text: editing.text, reason: parsed.reason }]);
      return false;
    }
    setEditing(null);
    edits.apply([[active, parsed.entry]]);
    return true;
  };

  const onCellKey = (event: KeyboardEvent): boolean => {
    const ctrl = event.ctrlKey || event.metaKey;
    const reached = event.altKey ? undefined : weekReached(rows, active, { key: event.key, ctrl });
    if (reached !== undefined) go(reached, event.shiftKey);
    else if (event.key === 'Enter' || event.key === 'F2')
      open(false, writeWeekEntry(entries[active]));
    else if (event.key === 'Delete' || event.key === 'Backspace')
      edits.apply(selected.map((week) => [week, null]));
    else if (ctrl && event.key === 'd') fillRight();
    else if (ctrl && event.key === 'z' && edits.undo) edits.undo();
    else if (event.key === 'Escape' && selected.length > 1) go(active);
    else if (!ctrl && !event.altKey && BEGINS_ENTRY.test(event.key)) open(true, event.key);
    else return false;
    return true;
  };
  const onOpenKey = ({ key, shiftKey }: KeyboardEvent): boolean => {
    if (key === 'Escape') {
      setEditing(null);
      return true;
    }
    const isDone = key === 'Enter' || key === 'Tab';
    const arrow = editing?.isOver && key.startsWith('Arrow') ? key : undefined;
    if (!isDone && arrow === undefined) return false;
    const step = arrow ?? (shiftKey ? 'ArrowLeft' : 'ArrowRight');
    if (commit()) go(weekReached(rows, active, { key: step, ctrl: false }));
    return true;
  };

  return {
    rows,
    active,
    selected,
    editing,
    go,
    fillRight,
    type: (text: string) => setEditing((now) => now && { ...now, text }),
    openActive: () => open(false, writeWeekEntry(entries[active])),
    /** The cell was left by pointer: what cannot be read is dropped, and said. */
    leave: () => {
      if (!commit()) setEditing(null);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (editing === null ? onCellKey(event) : onOpenKey(event)) event.preventDefault();
    },
    onPaste: (event: ClipboardEvent) => {
      if (editing !== null) return;
      event.preventDefault();
      const from = selected[0] ?? active;
      const text = event.clipboardData.getData('text/plain');
      const { wanted, refused } = readPasted(text, weeks.slice(weeks.indexOf(from)), words);
      edits.apply(wanted, refused);
    },
    onCopy: (event: ClipboardEvent) => {
      if (editing !== null) return;
      event.preventDefault();
      const cells = selected.map((week) => writeWeekEntry(entries[week]));
      event.clipboardData.setData('text/plain', cells.join('\t'));
    },
  };
}
export type WeekGridState = ReturnType<typeof useWeekGrid>;
