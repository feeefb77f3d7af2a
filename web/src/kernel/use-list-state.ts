import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  type ListParams,
  type ListState,
  readListState,
  writeListState,
} from '#shared/kernel/list-state.ts';

/** The props of what filters a list: the state in the address, and its change. */
export type FilterProps<S> = {
  readonly state: S;
  readonly change: (patch: Partial<S>) => void;
};

/** Keeps all list state in the address, so that it can be bookmarked, shared and gone back to. */
export function useListState<P extends ListParams>(
  params: P,
): [ListState<P>, (change: Partial<ListState<P>>, options?: { replace?: boolean }) => void] {
  const [search, setSearch] = useSearchParams();
  const newest = useRef({ search, setSearch });
  useLayoutEffect(() => {
    newest.current = { search, setSearch };
  }, [search, setSearch]);
  const state = useMemo(() => readListState(params, search), [params, search]);
  // A control that was drawn for an earlier address changes the newest one, too: nothing chosen since is lost.
  const change = useCallback(
    (patch: Partial<ListState<P>>, options: { replace?: boolean } = {}) => {
      newest.current.search = writeListState(params, newest.current.search, patch);
      newest.current.setSearch(newest.current.search, options);
    },
    [params],
  );
  return [state, change];
}

/**
 * Takes all filters of a list away, and with them refused texts, which the address does not know: `resets` is the key
 * of their controls.
 */
export function useFilterReset<F>(change: (patch: F) => void, noFilters: F) {
  const [resets, setResets] = useState(0);
  const onReset = () => {
    change(noFilters);
    setResets(resets + 1);
  };
  return { resets, onReset };
}
