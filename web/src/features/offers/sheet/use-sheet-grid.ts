import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { weeksAhead } from '#shared/offers/preorder-dates.ts';
import { useToday } from '#web/kernel/use-today.ts';
import { type CellActs, onCellKeyDown } from '../weeks/cell-keys.ts';
import { cellForKey, weeksBetween } from '../weeks/grid-keys.ts';
import { useOpenWeek } from '../weeks/use-open-week.ts';
import { copyWeekTo, type RefusedWeek, type WantedWeek } from '../weeks/week-changes.ts';
import { isOfCells, writeWeekEntry } from '../weeks/week-entry.ts';
import { weekLock } from '../weeks/week-window.ts';
import { usePaste } from './use-paste.ts';
import type { SheetEdits, WantedRow } from './use-sheet-edits.ts';
import type { SheetCell, SheetRow } from './use-sheet-rows.ts';

type SheetGrid = {
  readonly rows: readonly SheetRow[];
  readonly weeks: readonly string[];
  readonly edits: SheetEdits;
};

/** Holds the state of the sheet's keys: the active cell, the selected ones, the open one. */
export function useSheetGrid({ rows, weeks, edits }: SheetGrid) {
  const selection = useSheetSelection(rows, weeks);
  const { active, row, chosenRows, chosenWeeks, isAlone, go } = selection;
  // The numbers of a year are pasted at once, as a spreadsheet has them.
  const paste = usePaste({ rows, weeks: weeksAhead(useToday()), edits });
  const put = (wanted: readonly WantedWeek[], bad: readonly RefusedWeek[] = []) => {
    if (row !== undefined) {
      edits.apply(
        [{ row, weeks: wanted }],
        bad.map((problem) => ({ row, problem })),
      );
    }
  };
  const cell = useOpenWeek({
    active: active.week,
    edits: { apply: put },
    entries: row?.entries ?? {},
    window: row?.window ?? { thisWeek: '', earliest: undefined, latest: '', promised: [] },
  });
  const each = (weeksOf: (row: SheetRow) => readonly WantedWeek[]) =>
    edits.apply(chosenRows.map((row): WantedRow => ({ row, weeks: weeksOf(row) })));
  const acts: CellActs = {
    go: ({ key, ctrl = false, extend = false }) => {
      const cells = rows.map(({ offer }) => weeks.map((week) => `${offer.id} ${week}`));
      const from = `${active.offer} ${active.week}`;
      const [offer, week] = cellForKey(cells, from, { key, ctrl, stops: true })?.split(' ') ?? [];
      if (offer === undefined || week === undefined) return false;
      go({ offer, week }, extend);
      return true;
    },
    clear: () => each(() => chosenWeeks.map((week) => [week, null])),
    fillRight: () => {
      const [first, ...others] = isAlone
        ? [weeks[weeks.indexOf(active.week) - 1], active.week]
        : chosenWeeks;
      if (first !== undefined)
        each(({ entries }) =>
          copyWeekTo(
            entries,
            first,
            others.filter((week) => week !== undefined),
          ),
        );
    },
    undo: edits.undo,
    reduce: isAlone ? null : () => go(active),
    enter: 'down',
  };
  return {
    active,
    isSelected: selection.isSelected,
    editing: cell.editing,
    go,
    type: cell.type,
    openActive: cell.openEntry,
    leave: cell.leave,
    paste,
    onKeyDown: (event: KeyboardEvent) => {
      const isPasteKey =
        paste.preview !== null && (event.key === 'Enter' || event.key === 'Escape');
      if (!isPasteKey) return onCellKeyDown(event, cell, acts);
      event.preventDefault();
      if (event.key === 'Enter') paste.take();
      else paste.drop();
    },
    onPaste: (event: ClipboardEvent) => {
      const [row] = chosenRows;
      const [week] = chosenWeeks;
      const text = event.clipboardData.getData('text/plain');
      const isOfField = cell.editing !== null && !isOfCells(text);
      if (text === '' || isOfField || row === undefined || week === undefined) return;
      event.preventDefault();
      cell.close();
      paste.begin(text, { offer: row.offer.id, week });
    },
    // An open cell has the clipboard of its own field.
    onCopy: (event: ClipboardEvent) => {
      if (cell.editing !== null) return;
      event.preventDefault();
      const lines = chosenRows.map(({ entries }) =>
        chosenWeeks.map((week) => writeWeekEntry(entries[week])).join('\t'),
      );
      // The last line ends, too, as in a spreadsheet: an empty cell alone would be no text.
      event.clipboardData.setData('text/plain', `${lines.join('\n')}\n`);
    },
  };
}
export type SheetGridState = ReturnType<typeof useSheetGrid>;

/** Holds which cell is active, and which are selected with it. */
function useSheetSelection(rows: readonly SheetRow[], weeks: readonly string[]) {
  const [chosen, setChosen] = useState<{ active: SheetCell; anchor: SheetCell } | null>(null);
  const rowOf = (cell: SheetCell | undefined) => rows.find(({ offer }) => offer.id === cell?.offer);
  const firstOf = (row: SheetRow | undefined): SheetCell => ({
    offer: row?.offer.id ?? '',
    week: weeks.find((week) => row && weekLock(week, row.window) === undefined) ?? weeks[0] ?? '',
  });
  // Other weeks may be shown than before.
  const present = (cell: SheetCell | undefined) =>
    cell && rowOf(cell) && weeks.includes(cell.week) ? cell : undefined;
  const active = present(chosen?.active) ?? firstOf(rowOf(chosen?.active) ?? rows[0]);
  const anchor = present(chosen?.anchor) ?? active;
  const indexOf = (cell: SheetCell) => rows.findIndex(({ offer }) => offer.id === cell.offer);
  const [first = 0, last = 0] = [indexOf(active), indexOf(anchor)].sort((a, b) => a - b);
  const chosenRows = rows.slice(first, last + 1);
  const chosenWeeks = weeksBetween(weeks, anchor.week, active.week);
  return {
    active,
    row: rowOf(active),
    chosenRows,
    chosenWeeks,
    isAlone: chosenRows.length * chosenWeeks.length <= 1,
    isSelected: ({ offer, week }: SheetCell) =>
      chosenWeeks.includes(week) && chosenRows.some((row) => row.offer.id === offer),
    go: (cell: SheetCell, extend = false) =>
      setChosen({ active: cell, anchor: extend ? anchor : cell }),
  };
}
