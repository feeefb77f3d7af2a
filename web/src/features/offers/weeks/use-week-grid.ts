import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { type CellActs, onCellKeyDown } from './cell-keys.ts';
import { cellForKey, weeksBetween } from './grid-keys.ts';
import type { MonthRow } from './month-rows.ts';
import { useOpenWeek } from './use-open-week.ts';
import type { WeekEdits, WeeksProps } from './use-week-edits.ts';
import { useWeekWords } from './use-week-words.ts';
import { copyWeekTo, parsePastedWeeks } from './week-changes.ts';
import { isOfCells, writeWeekEntry } from './week-entry.ts';
import { weekLock } from './week-window.ts';

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
  const acts: CellActs = {
    go: ({ key, ctrl = false, extend = false }) => {
      const cells = rows.map((row) => row.weeks);
      const reached = cellForKey(cells, active, { key, ctrl });
      go(reached, extend);
      return reached !== undefined;
    },
    clear: () => edits.apply(selected.map((week) => [week, null])),
    fillRight,
    undo: edits.undo,
    reduce: selected.length > 1 ? () => go(active) : null,
    enter: 'right',
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
    onKeyDown: (event: KeyboardEvent) => onCellKeyDown(event, cell, acts),
    onPaste: (event: ClipboardEvent) => {
      if (isOpen && !isOfCells(event.clipboardData.getData('text/plain'))) return;
      cell.close();
      clipboard.paste(event);
    },
    // An open cell has the clipboard of its own field.
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
      const text = event.clipboardData.getData('text/plain');
      if (text === '') return;
      event.preventDefault();
      const from = selected[0] ?? active;
      const { wanted, refused } = parsePastedWeeks(text, weeks.slice(weeks.indexOf(from)), words);
      edits.apply(wanted, refused);
    },
    copy: (event: ClipboardEvent) => {
      event.preventDefault();
      const cells = selected.map((week) => writeWeekEntry(entries[week]));
      // The line ends as those of a spreadsheet: an empty week alone would be no text.
      event.clipboardData.setData('text/plain', `${cells.join('\t')}\n`);
    },
  };
}

export type WeekGridState = ReturnType<typeof useWeekGrid>;

/** Holds which week is active, and which are selected with it. */
function useWeekSelection(rows: readonly MonthRow[], window: WeeksProps['window']) {
  const weeks = rows.flatMap((row) => row.weeks);
  const first = weeks.find((week) => weekLock(week, window) === undefined) ?? window.thisWeek;
  const [chosen, setChosen] = useState({ active: first, anchor: first });
  // The list of weeks moves on at midnight of a Sunday.
  const active = weeks.includes(chosen.active) ? chosen.active : first;
  const anchor = weeks.includes(chosen.anchor) ? chosen.anchor : active;
  return {
    weeks,
    active,
    selected: weeksBetween(weeks, active, anchor),
    go: (week: string | undefined, extend = false) => {
      if (week !== undefined) {
        setChosen({ active: week, anchor: extend ? chosen.anchor : week });
      }
    },
  };
}
