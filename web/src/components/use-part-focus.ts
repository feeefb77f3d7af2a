import { useContext, useLayoutEffect, useRef } from 'react';
import { RouteFocusContext } from './route-focus.ts';

/**
 * Moves the focus between parts of one screen: a change of part counts like a change of page. The next part's heading
 * (a `PageHeading` with the part as its key) takes the focus, and the page begins at its top.
 */
export function usePartFocus(part: string): void {
  const focus = useContext(RouteFocusContext);
  const shown = useRef(part);
  // This effect comes before that of the next part's heading, which asks for the focus.
  useLayoutEffect(() => {
    if (shown.current === part) return;
    shown.current = part;
    focus.wanted = true;
    document.getElementById('main')?.scrollIntoView();
  }, [part, focus]);
}
