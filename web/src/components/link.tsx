import {
  type AnchorHTMLAttributes,
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** The address from the root of the site: `/offers/…`. */
  readonly to: string;
};

type Way = { readonly href: (to: string) => string; readonly go: (to: string) => void };
const WayContext = createContext<Way>({
  href: (to) => to,
  go: (to) => window.location.assign(to),
});

/**
 * Says once, below the router, how links lead to their screens. React's router draws everything that asks it for a way
 * again when the address changes, and a list may have hundreds of links, while each filter changes the address.
 */
export function LinkWays({ children }: { readonly children: ReactNode }) {
  const base = useHref('/');
  const navigate = useNavigate();
  const newest = useRef(navigate);
  useLayoutEffect(() => {
    newest.current = navigate;
  });
  const way = useMemo<Way>(
    () => ({
      href: (to) => (base === '/' ? to : base + to),
      go: (to) => void newest.current(to),
    }),
    [base],
  );
  return <WayContext value={way}>{children}</WayContext>;
}

/**
 * Leads to another screen without loading the page. React Router's own link marks each address for the prefetching of
 * its framework, which is not used here.
 */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const { href, go } = useContext(WayContext);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || rest.target || !isPlain(event)) return;
    event.preventDefault();
    go(to);
  };
  return <a {...rest} href={href(to)} onClick={follow} />;
}

/** Shows a link of a menu, marked while its screen, or one below it, is shown. */
export function MenuScreenLink({ to, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  const isCurrent = pathname === to || (to !== '/' && pathname.startsWith(`${to}/`));
  return <Link {...rest} to={to} aria-current={isCurrent ? 'page' : undefined} />;
}

/**
 * Tells whether a click follows the link in this tab: other buttons and keys open a new tab or save, which the
 * browser does.
 */
function isPlain({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
}
