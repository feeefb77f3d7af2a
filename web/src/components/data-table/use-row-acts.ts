import { useState } from 'react';
import type { ActResult } from './each-row.ts';
import { allSelected, NO_SELECTION, selectedOf } from './row-selection.ts';

type Row = { readonly id: string };

/** Keeps which rows of a list are selected, and what the last act on several of them did. */
export function useRowActs<R extends Row>(rows: readonly R[], all: readonly Row[] = rows) {
  const [selection, onSelect] = useState(NO_SELECTION);
  const [result, setResult] = useState<ActResult<R>>();
  const idsOf = (given: readonly Row[]) => given.map(({ id }) => id);
  const selected = selectedOf(selection, rows);
  return {
    selecting: { order: idsOf(rows), all: idsOf(all), selection, onSelect },
    selected,
    result,
    /** Returns the selected rows for an act; others can be selected while it runs. */
    take: (): readonly R[] => {
      onSelect(NO_SELECTION);
      return selected;
    },
    /** Tells what an act did, if anything; the rows that it was refused for are selected again. */
    tell: (next: ActResult<R>) => {
      const { done, refused, title } = next;
      setResult(title === undefined && done.length + refused.length === 0 ? undefined : next);
      const stay = idsOf(refused.map(({ row }) => row));
      onSelect(({ ids }) => allSelected([...ids, ...stay]));
    },
    forget: () => setResult(undefined),
  };
}
