import { type ReactNode, useMemo } from 'react';
import { T } from '#web/i18n/text-provider.tsx';
import {
  allSelected,
  extended,
  NO_SELECTION,
  type RowSelecting,
  toggled,
} from './row-selection.ts';

type BoxProps = { readonly selecting: RowSelecting };

/** Selects all rows of a list, or none. */
export function SelectAll({ selecting: { all, selection, onSelect } }: BoxProps) {
  const count = all.filter((id) => selection.ids.has(id)).length;
  const isAll = count > 0 && count === all.length;
  return (
    <label>
      <input
        type="checkbox"
        checked={isAll}
        ref={(box) => {
          if (box !== null) box.indeterminate = count > 0 && !isAll;
        }}
        onChange={() => onSelect(isAll ? NO_SELECTION : allSelected(all))}
      />
      <span className="select-all-text">
        <T id="tables.selectAll" values={{ count: all.length }} />
      </span>
    </label>
  );
}

/** Selects a row; with the shift key, also those up to the row that was selected before. */
export function SelectRow<R extends { readonly id: string }>({
  row,
  nameOf,
  selecting: { order, selection, onSelect },
}: BoxProps & {
  readonly row: R;
  readonly nameOf: (row: R) => ReactNode;
}) {
  const { id } = row;
  // The words stay as they are while rows are selected.
  const words = useMemo(
    () => (
      <span className="visually-hidden">
        <T id="tables.select" values={{ name: nameOf(row) }} />
      </span>
    ),
    [row, nameOf],
  );
  return (
    <label>
      <input
        type="checkbox"
        checked={selection.ids.has(id)}
        onChange={({ nativeEvent }) => {
          const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
          onSelect(isRange ? extended(selection, order, id) : toggled(selection, id));
        }}
      />
      {words}
    </label>
  );
}
