import { useMemo, useRef } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { LoadingState } from '#web/components/loading-state.tsx';
import { type RouteFocus, RouteFocusContext } from '#web/components/route-focus.ts';
import { entriesOf } from '#web/kernel/entries-of.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { paths, type RouteName } from '#web/kernel/paths.ts';
import { useSite } from '#web/kernel/site.ts';
import { useScrollMemory } from '#web/kernel/use-scroll-memory.ts';
import { useSession } from '#web/kernel/use-session.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { dependsOnUser, isOnSite, mayEnter } from './guard.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { PageLoader } from './page-loader.tsx';
import type { RouteRow } from './route-row.ts';
import { useRouteFacts } from './use-route-facts.ts';

type Table = Readonly<Record<RouteName, RouteRow>>;

/** The page of the address, for those who may enter it. */
export function Router({ routes }: { readonly routes: Table }) {
  const { isAdmin } = useSite();
  const { reportError } = useKernel();
  const { pathname } = useLocation();
  const focus = useRouteFocus(pathname);
  useScrollMemory();
  return (
    <RouteFocusContext value={focus}>
      <ErrorBoundary key={pathname} onError={reportError}>
        <Routes>
          {entriesOf(paths).map(([name, path]) => {
            const row = routes[name];
            if (!isOnSite(row, isAdmin)) return null;
            return <Route key={name} path={path} element={<Guarded row={row} />} />;
          })}
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </ErrorBoundary>
    </RouteFocusContext>
  );
}

function Guarded({ row }: { readonly row: RouteRow }) {
  const session = useSession();
  const facts = useRouteFacts();
  if (session.status === 'loading' && dependsOnUser(row)) return <LoadingState />;
  if (!mayEnter(row, facts)) return <Navigate to={paths.Home} replace />;
  return <PageLoader row={row} />;
}

/** The first page leaves the focus to the browser; every later one takes it. */
function useRouteFocus(pathname: string): RouteFocus {
  const focus = useMemo<RouteFocus>(() => ({ wanted: false }), []);
  const before = useRef(pathname);
  if (before.current !== pathname) {
    before.current = pathname;
    focus.wanted = true;
  }
  return focus;
}
