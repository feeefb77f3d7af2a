import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useOptimistic,
  useRef,
  useState,
} from 'react';
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

/**
 * Keeps all list state in the address, so that it can be bookmarked, shared and gone back to. A change returns the
 * state that comes of it.
 */
export function useListState<P extends ListParams>(
  params: P,
): [
  ListState<P>,
  (change: Partial<ListState<P>>, options?: { replace?: boolean }) => ListState<P>,
] {
  const [search, setSearch] = useSearchParams();
  const newest = useRef({ search, setSearch });
  useLayoutEffect(() => {
    newest.current = { search, setSearch };
  }, [search, setSearch]);
  // Going back takes a change back that the page has not followed yet.
  useEffect(() => {
    const onBack = () => {
      newest.current.search = new URLSearchParams(window.location.search);
    };
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, []);
  const state = useMemo(() => readListState(params, search), [params, search]);
  // A control that was drawn for an earlier address changes the newest one, too: nothing chosen since is lost.
  const change = useCallback(
    (patch: Partial<ListState<P>>, options: { replace?: boolean } = {}) => {
      newest.current.search = writeListState(params, newest.current.search, patch);
      newest.current.setSearch(newest.current.search, options);
      return readListState(params, newest.current.search);
    },
    [params],
  );
  return [state, change];
}

/** Shows what is chosen at the press; the page follows. */
export function useShownFirst<S>({ state, change }: FilterProps<S>): FilterProps<S> {
  const [shown, show] = useOptimistic(
    state,
    (now: S, patch: Partial<S>): S => ({ ...now, ...patch }),
  );
  return {
    state: shown,
    change: (patch) =>
      startTransition(() => {
        show(patch);
        change(patch);
      }),
  };
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
