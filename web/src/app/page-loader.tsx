import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { FailureState } from '#web/components/failure-state.tsx';
import { LoadingState } from '#web/components/loading-state.tsx';
import { useTextStore } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { loadChunk } from '#web/kernel/load-chunk.ts';
import { useValue } from '#web/kernel/value.ts';
import type { RouteRow } from './route-row.ts';

/** Pages that have come, so that going back shows them at once. */
const loaded = new WeakMap<RouteRow['page'], ComponentType>();

/** Brings a page's code and texts, then shows it; a failure offers another try. */
export function PageLoader({ row }: { readonly row: RouteRow }) {
  const { after } = useKernel();
  const store = useTextStore();
  const { parts } = useValue(store.state);
  const [page, setPage] = useState(() => loaded.get(row.page));
  const [failure, setFailure] = useState<unknown>(null);
  const hasTexts = row.parts?.every((part) => parts.has(part)) ?? true;

  const load = useCallback(() => {
    setFailure(null);
    const all = Promise.all([row.page(), store.need(row.parts ?? [])]);
    loadChunk(() => all, after).then(([component]) => {
      loaded.set(row.page, component);
      setPage(() => component);
    }, setFailure);
  }, [row, store, after]);

  useEffect(() => {
    if (page === undefined || !hasTexts) load();
  }, [page, hasTexts, load]);

  const Page = page;
  if (failure !== null) return <FailureState error={failure} onRetry={load} />;
  if (Page === undefined || !hasTexts) return <LoadingState />;
  return <Page />;
}
