import type { KeyboardEvent } from 'react';
import type { OpenWeek } from './use-open-week.ts';

/** A character that begins an entry: digits, and the marks of `parseWeekEntry`. */
const BEGINS_ENTRY = /^[\d?+–-]$/;

export type CellActs = {
  /** Goes where a key leads; tells whether it leads anywhere. */
  readonly go: (press: {
    readonly key: string;
    readonly ctrl?: boolean;
    readonly extend?: boolean;
  }) => boolean;
  readonly clear: () => void;
  readonly fillRight: () => void;
  readonly undo: (() => void) | null;
  /** Selects the active cell alone; null where it is so. */
  readonly reduce: (() => void) | null;
  /** The direction in which Enter leaves an open cell. */
  readonly enter: 'right' | 'down';
};

/** Acts on a key in a grid of weeks (APG grid pattern, spreadsheet habits). */
export function onCellKeyDown(event: KeyboardEvent, cell: OpenWeek, acts: CellActs): void {
  const isTaken = cell.editing === null ? onKey(event, cell, acts) : onOpenKey(event, cell, acts);
  if (isTaken) event.preventDefault();
}

function onKey(event: KeyboardEvent, cell: OpenWeek, acts: CellActs): boolean {
  const { key, altKey, shiftKey } = event;
  const ctrl = event.ctrlKey || event.metaKey;
  if (!altKey && acts.go({ key, ctrl, extend: shiftKey })) return true;
  if (key === 'Enter' || key === 'F2') cell.openEntry();
  else if (key === 'Delete' || key === 'Backspace') acts.clear();
  else if (ctrl && key === 'd') acts.fillRight();
  else if (ctrl && key === 'z' && acts.undo) acts.undo();
  else if (key === 'Escape' && acts.reduce) acts.reduce();
  else if (!ctrl && !altKey && BEGINS_ENTRY.test(key)) cell.openWith(key);
  else return false;
  return true;
}

function onOpenKey({ key, shiftKey }: KeyboardEvent, cell: OpenWeek, acts: CellActs): boolean {
  if (key === 'Escape') {
    cell.close();
    return true;
  }
  const arrow = cell.editing?.isOver && key.startsWith('Arrow') ? key : undefined;
  const isEnter = key === 'Enter';
  if (!isEnter && key !== 'Tab' && arrow === undefined) return false;
  const step =
    isEnter && acts.enter === 'down'
      ? shiftKey
        ? 'ArrowUp'
        : 'ArrowDown'
      : shiftKey
        ? 'ArrowLeft'
        : 'ArrowRight';
  if (cell.commit()) acts.go({ key: arrow ?? step });
  return true;
}
