/** The rows that a reader has selected, and the row from which a range begins. */
export type RowSelection = { readonly ids: ReadonlySet<string>; readonly anchor: string | null };

/** The selection of a list's rows, and how it changes. */
export type RowSelecting = {
  /** The ids of all rows that can be selected, shown or not. */
  readonly order: readonly string[];
  /** The ids of those that "all" means. */
  readonly all: readonly string[];
  readonly selection: RowSelection;
  readonly onSelect: (selection: RowSelection) => void;
};

export const NO_SELECTION: RowSelection = { ids: new Set(), anchor: null };

/** Returns the selection with a row added, or taken out where it was selected. */
export function toggled({ ids }: RowSelection, id: string): RowSelection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/** Returns the selection with every row between the one that was chosen before and this one, both included. */
export function extended(
  { ids, anchor }: RowSelection,
  order: readonly string[],
  id: string,
): RowSelection {
  const to = order.indexOf(id);
  if (to === -1) return { ids, anchor };
  const from = anchor === null ? -1 : order.indexOf(anchor);
  const [first, last] = from === -1 ? [to, to] : [Math.min(from, to), Math.max(from, to)];
  return {
    ids: new Set([...ids, ...order.slice(first, last + 1)]),
    anchor: from === -1 ? id : anchor,
  };
}

export function allSelected(order: readonly string[]): RowSelection {
  return { ids: new Set(order), anchor: null };
}

/** Returns the selection after an act on it; a row that cannot be selected is not. */
export function selectedBy(
  act: 'toggle' | 'all' | 'none',
  { selection, order, all }: RowSelecting,
  id: string,
): RowSelection {
  if (act === 'toggle') return order.includes(id) ? toggled(selection, id) : selection;
  return act === 'all' ? allSelected(all) : NO_SELECTION;
}

/** Returns the selected rows among those that are found; the others are out of sight, and no act concerns them. */
export function selectedOf<R extends { readonly id: string }>(
  { ids }: RowSelection,
  rows: readonly R[],
): readonly R[] {
  return rows.filter(({ id }) => ids.has(id));
}
