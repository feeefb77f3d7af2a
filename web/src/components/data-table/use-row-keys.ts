import type { KeyboardEvent, MouseEvent } from 'react';
import { useHasShortcuts } from '#web/kernel/use-settings.ts';
import { rowAct } from './row-keys.ts';
import { extended, type RowSelecting, selectedBy } from './row-selection.ts';

/** Fields that need the keys themselves. */
const TYPING = 'input:not([type=checkbox]), textarea, select';

/** Returns the link or button that opens a row: its first one. */
const openerOf = (row: Element | null | undefined) =>
  row?.querySelector<HTMLElement>('a, button') ?? null;

/** Moves the focus to the link or button that opens the row of a control that goes when it is pressed. */
export const focusRow = ({ currentTarget }: MouseEvent<HTMLElement>): void =>
  openerOf(currentTarget.closest('[data-row]'))?.focus();

export type RowKeys = {
  readonly selecting?: RowSelecting | undefined;
  /** Acts of single letters on the row that is shown, while it has the focus. */
  readonly letters?: Readonly<Record<string, (id: string) => void>> | undefined;
  /** Gets the row that an arrow key has come to. */
  readonly onReach?: ((id: string) => void) | undefined;
};

/**
 * Returns the keyboard of a list, whose rows are marked by `data-row`: arrow keys go from row to row; the other keys
 * select, where rows are selected.
 */
export function useRowKeys({ selecting, letters = {}, onReach }: RowKeys) {
  const hasShortcuts = useHasShortcuts();
  /** Acts on a key; tells whether it does anything here. */
  const press = (event: KeyboardEvent<HTMLElement>): boolean => {
    const { target, currentTarget: list, key } = event;
    if (!(target instanceof Element) || target.matches(TYPING) || !list.contains(target)) {
      return false;
    }
    const rows = [...list.querySelectorAll<HTMLElement>('[data-row]')];
    const index = rows.findIndex((row) => row.contains(target));
    const id = rows[index]?.dataset.row;
    const act = rowAct(event, hasShortcuts);
    if (act?.act === 'move') {
      const next = rows[index + act.by];
      const opener = openerOf(next);
      const nextId = next?.dataset.row;
      if (opener === null || nextId === undefined) return false;
      opener.focus();
      onReach?.(nextId);
      if (act.isRange && id !== undefined) selecting?.onSelect(rangeOf(selecting, id, nextId));
      return true;
    }
    if (id === undefined) return false;
    const isSingle = !(event.ctrlKey || event.metaKey || event.altKey || event.repeat);
    const letter = hasShortcuts && isSingle ? letters[key.toLowerCase()] : undefined;
    if (letter !== undefined && target.hasAttribute('aria-current')) {
      letter(id);
      return true;
    }
    if (act === undefined || selecting === undefined) return false;
    // A checkbox toggles itself, and Space presses the other buttons of a row.
    if (key === ' ' && target !== openerOf(rows[index])) return false;
    selecting.onSelect(selectedBy(act.act, selecting, id));
    return true;
  };
  return (event: KeyboardEvent<HTMLElement>): void => {
    if (press(event)) event.preventDefault();
  };
}

function rangeOf({ selection, order }: RowSelecting, from: string, to: string) {
  const begun = selection.anchor === null ? { ...selection, anchor: from } : selection;
  return extended(begun, order, to);
}
