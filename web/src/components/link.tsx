import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  readonly to: string;
};

/**
 * Leads to another screen without loading the page. React Router's own link marks each address for the prefetching of
 * its framework, which is not used here.
 */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || rest.target || !isPlain(event)) return;
    event.preventDefault();
    navigate(to);
  };
  return <a {...rest} href={href} onClick={follow} />;
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
