import type { ClipboardEvent, KeyboardEvent } from 'react';
import { weekForKey } from './grid-keys.ts';
import type { MonthRow } from './month-rows.ts';
import { useOpenWeek } from './use-open-week.ts';
import type { WeekEdits, WeeksProps } from './use-week-edits.ts';
import { useWeekSelection } from './use-week-selection.ts';
import { useWeekWords } from './use-week-words.ts';
import { copyWeekTo, parsePastedWeeks } from './week-changes.ts';
import { writeWeekEntry } from './week-entry.ts';

/** A character that begins an entry: digits, and the marks of `parseWeekEntry`. */
const BEGINS_ENTRY = /^[\d?+–-]$/;

type GridProps = WeeksProps & { readonly rows: readonly MonthRow[]; readonly edits: WeekEdits };

/**
 * Holds the state of the grid's keys (APG grid pattern, spreadsheet habits): the active cell, the selected ones, the
 * open one.
 */
export function useWeekGrid(props: GridProps) {
  const { rows, edits, entries, window } = props;
  const selection = useWeekSelection(rows, window);
  const { weeks, active, selected, go } = selection;
  const cell = useOpenWeek({ ...props, active });
  const clipboard = useWeekClipboard(props, selection);

  const fillRight = () => {
    const alone = selected.length === 1;
    const from = alone ? weeks[weeks.indexOf(active) - 1] : selected[0];
    if (from !== undefined)
      edits.apply(copyWeekTo(entries, from, alone ? selected : selected.slice(1)));
  };
  const onCellKey = (event: KeyboardEvent): boolean => {
    const ctrl = event.ctrlKey || event.metaKey;
    const reached = event.altKey ? undefined : weekForKey(rows, active, { key: event.key, ctrl });
    if (reached !== undefined) go(reached, event.shiftKey);
    else if (event.key === 'Enter' || event.key === 'F2') cell.openEntry();
    else if (event.key === 'Delete' || event.key === 'Backspace')
      edits.apply(selected.map((week) => [week, null]));
    else if (ctrl && event.key === 'd') fillRight();
    else if (ctrl && event.key === 'z' && edits.undo) edits.undo();
    else if (event.key === 'Escape' && selected.length > 1) go(active);
    else if (!ctrl && !event.altKey && BEGINS_ENTRY.test(event.key)) cell.openWith(event.key);
    else return false;
    return true;
  };
  const onOpenKey = ({ key, shiftKey }: KeyboardEvent): boolean => {
    if (key === 'Escape') {
      cell.close();
      return true;
    }
    const isDone = key === 'Enter' || key === 'Tab';
    const arrow = cell.editing?.isOver && key.startsWith('Arrow') ? key : undefined;
    if (!isDone && arrow === undefined) return false;
    const step = arrow ?? (shiftKey ? 'ArrowLeft' : 'ArrowRight');
    if (cell.commit()) go(weekForKey(rows, active, { key: step, ctrl: false }));
    return true;
  };
  const isOpen = cell.editing !== null;

  return {
    rows,
    active,
    selected,
    editing: cell.editing,
    go,
    fillRight,
    type: cell.type,
    openActive: cell.openEntry,
    leave: cell.leave,
    onKeyDown: (event: KeyboardEvent) => {
      if (isOpen ? onOpenKey(event) : onCellKey(event)) event.preventDefault();
    },
    // An open cell has the clipboard of its own field.
    onPaste: (event: ClipboardEvent) => {
      if (!isOpen) clipboard.paste(event);
    },
    onCopy: (event: ClipboardEvent) => {
      if (!isOpen) clipboard.copy(event);
    },
  };
}

/** Reads and writes the selected weeks as cells of a spreadsheet. */
function useWeekClipboard(
  { edits, entries }: GridProps,
  { weeks, active, selected }: ReturnType<typeof useWeekSelection>,
) {
  const words = useWeekWords();
  return {
    paste: (event: ClipboardEvent) => {
      event.preventDefault();
      const from = selected[0] ?? active;
      const text = event.clipboardData.getData('text/plain');
      const { wanted, refused } = parsePastedWeeks(text, weeks.slice(weeks.indexOf(from)), words);
      edits.apply(wanted, refused);
    },
    copy: (event: ClipboardEvent) => {
      event.preventDefault();
      const cells = selected.map((week) => writeWeekEntry(entries[week]));
      event.clipboardData.setData('text/plain', cells.join('\t'));
    },
  };
}

export type WeekGridState = ReturnType<typeof useWeekGrid>;
