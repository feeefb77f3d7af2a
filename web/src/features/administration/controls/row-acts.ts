import { flushSync } from 'react-dom';
import { controlId } from '../entry/entry-form-context.ts';
import { moved } from './moved.ts';

type Act = 'moveUp' | 'moveDown' | 'removeRow';
export type RowAct = {
  readonly act: Act;
  /** The id of the act's button, by which the focus finds it at the row's next place. */
  readonly id: string;
  readonly press: () => void;
};

/**
 * Returns the acts that fit a row of the list at this path. Rows are known by their place alone, so the focus is led:
 * it goes with a row that is moved, and to the next row, at last to the list, when one is removed.
 */
export function rowActs<T>({
  path,
  rows,
  at,
  onChange,
}: {
  readonly path: string;
  readonly rows: readonly T[];
  readonly at: number;
  /** Takes the changed list, and the place of the row that was moved. */
  readonly onChange: (rows: readonly T[], place: number | null) => void;
}): readonly RowAct[] {
  const last = rows.length - 1;
  const move = (act: Act, by: number): RowAct => ({
    act,
    id: buttonId(path, at, act),
    press: () => {
      flushSync(() => onChange(moved(rows, at, by), at + by));
      focusFirst(buttonId(path, at + by, act), rowId(path, at + by));
    },
  });
  const remove: RowAct = {
    act: 'removeRow',
    id: buttonId(path, at, 'removeRow'),
    press: () => {
      flushSync(() => onChange(rows.toSpliced(at, 1), null));
      focusFirst(rowId(path, Math.min(at, last - 1)), controlId(path));
    },
  };
  return [
    ...(at > 0 ? [move('moveUp', -1)] : []),
    ...(at < last ? [move('moveDown', 1)] : []),
    remove,
  ];
}

/** Returns the id of a row, which takes the focus (`tabIndex={-1}`). */
export const rowId = (path: string, at: number): string => controlId(`${path}.${at}`);

const buttonId = (path: string, at: number, act: Act): string => `${rowId(path, at)}-${act}`;

function focusFirst(...ids: readonly string[]): void {
  ids
    .map((id) => document.getElementById(id))
    .find((element) => element !== null)
    ?.focus();
}
