import type { ReactNode } from 'react';
import {
  allSelected,
  extended,
  NO_SELECTION,
  type RowSelecting,
  toggled,
} from './row-selection.ts';

type BoxProps = {
  readonly selecting: RowSelecting;
  readonly className?: string;
  /** The words of a box that shows none. */
  readonly label?: string;
  readonly children?: ReactNode;
};

/** Selects all rows of a list, or none. */
export function SelectAll({
  selecting: { all, selection, onSelect },
  className,
  label,
  children,
}: BoxProps) {
  const count = all.filter((id) => selection.ids.has(id)).length;
  const isAll = count > 0 && count === all.length;
  return (
    <label className={className}>
      <input
        type="checkbox"
        aria-label={label}
        checked={isAll}
        ref={(box) => {
          if (box !== null) box.indeterminate = count > 0 && !isAll;
        }}
        onChange={() => onSelect(isAll ? NO_SELECTION : allSelected(all))}
      />
      {children}
    </label>
  );
}

/** Selects a row; with the shift key, also those up to the row that was selected before. */
export function SelectRow({
  id,
  selecting: { order, selection, onSelect },
  className,
  label,
  children,
}: BoxProps & { readonly id: string }) {
  return (
    <label className={className}>
      <input
        type="checkbox"
        aria-label={label}
        checked={selection.ids.has(id)}
        onChange={({ nativeEvent }) => {
          const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
          onSelect(isRange ? extended(selection, order, id) : toggled(selection, id));
        }}
      />
      {children}
    </label>
  );
}
