import { type ComponentType, useState } from 'react';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { LoadingState } from '#web/components/loading-state.tsx';
import type { RouteRow } from './route-row.ts';

/** Pages that were opened, so that going back shows them at once. */
const opened = new WeakMap<RouteRow, ComponentType>();

/** Brings a page's code and texts, then shows it; a failure offers another try. */
export function PageLoader({ row }: { readonly row: RouteRow }) {
  const [Page] = useState(() => pageOf(row));
  return <Page />;
}

function pageOf(row: RouteRow): ComponentType {
  const page = opened.get(row);
  if (page) return page;
  const lazyPage = lazyPart(row.page, row.parts, <LoadingState />);
  opened.set(row, lazyPage);
  return lazyPage;
}
