import { useLayoutEffect, useMemo, useRef } from 'react';
import { Navigate, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { LoadingState } from '#web/components/loading-state.tsx';
import { NotFoundPage } from '#web/components/not-found-page.tsx';
import { type RouteFocus, RouteFocusContext } from '#web/components/route-focus.ts';
import { entriesOf } from '#web/kernel/entries-of.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { paths, type RouteName } from '#web/kernel/paths.ts';
import { useSite } from '#web/kernel/site.ts';
import { useScrollMemory } from '#web/kernel/use-scroll-memory.ts';
import { useSession } from '#web/kernel/use-session.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { dependsOnUser, isOnSite, mayEnter, needsSignIn } from './guard.ts';
import { PageLoader } from './page-loader.tsx';
import type { RouteRow } from './route-row.ts';
import { useRouteFacts } from './use-route-facts.ts';

type Table = Readonly<Record<RouteName, RouteRow>>;

/** The screen that a guest sees in place of one that a mail leads to. */
const SIGN_IN_FIRST: RouteRow = {
  title: 'session.logIn',
  parts: ['words'],
  page: () =>
    import('#web/features/accounts/sign-in/sign-in-first-page.tsx').then(
      (file) => file.SignInFirstPage,
    ),
};

/** Shows the page of the address, for those who may enter it. */
export function Router({ routes }: { readonly routes: Table }) {
  const { isAdmin } = useSite();
  const { reportError } = useKernel();
  const { pathname } = useLocation();
  const focus = useRouteFocus(pathname);
  useScrollMemory();
  useClosedDialogs(pathname);
  const screens = useMemo(
    () => [
      ...entriesOf(paths)
        .filter(([name]) => isOnSite(routes[name], isAdmin))
        .map(([name, path]) => ({
          path,
          element: <Guarded key={name} row={routes[name]} login={routes.LoginData} />,
        })),
      { path: '*', element: <NotFoundPage /> },
    ],
    [routes, isAdmin],
  );
  return (
    <RouteFocusContext value={focus}>
      <ErrorBoundary key={pathname} onError={reportError}>
        <Screen screens={screens} />
      </ErrorBoundary>
    </RouteFocusContext>
  );
}

const Screen = ({ screens }: { readonly screens: RouteObject[] }) => useRoutes(screens);

/** Closes the dialogs of the frame: none stays open over the next page, whose heading then takes the focus. */
function useClosedDialogs(pathname: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is what must change
  useLayoutEffect(() => {
    for (const dialog of document.querySelectorAll('dialog[open]')) {
      if (dialog instanceof HTMLDialogElement) dialog.close();
    }
  }, [pathname]);
}

function Guarded({ row, login }: { readonly row: RouteRow; readonly login: RouteRow }) {
  const session = useSession();
  const facts = useRouteFacts();
  if (session.status === 'loading' && dependsOnUser(row)) return <LoadingState />;
  // The page of the second factor stands in place of the page, so that its address stays. Imprint and privacy notice
  // are always open.
  if (session.status === 'guest' && session.needsFactor && row.title !== 'content.title')
    return <PageLoader key="factor" row={login} />;
  const isOpen = mayEnter(row, facts);
  // The address stays: a mail or a bookmark led here, or the form of a lost session is still on the device. A person who
  // is signed in there and has no account here gains nothing by signing in once more.
  if (session.status === 'guest' && !session.hasSignOn && !isOpen && needsSignIn(row)) {
    // The key is another one: a loader goes on showing the page it has.
    return <PageLoader key="signIn" row={SIGN_IN_FIRST} />;
  }
  if (!isOpen) return <Navigate to={paths.Home} replace />;
  return <PageLoader row={row} />;
}

/** Returns the wish for the focus: the first page leaves it to the browser; every later one takes it. */
function useRouteFocus(pathname: string): RouteFocus {
  const focus = useMemo<RouteFocus>(() => ({ wanted: false }), []);
  const shown = useRef(pathname);
  // This effect comes before that of the next page's heading, which asks for the wish.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focus.wanted = true;
  }, [pathname, focus]);
  return focus;
}
