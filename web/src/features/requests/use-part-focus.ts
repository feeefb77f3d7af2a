import { useContext, useLayoutEffect, useRef } from 'react';
import { RouteFocusContext } from '#web/components/route-focus.ts';

/**
 * Parts of one screen that follow each other: a change counts like a change of page. The next part's heading (a
 * `PageHeading` with the part as its key) takes the focus, and the page begins at its top.
 */
export function usePartFocus(part: string): void {
  const focus = useContext(RouteFocusContext);
  const shown = useRef(part);
  // Before the effect of the next part's heading, which asks.
  useLayoutEffect(() => {
    if (shown.current === part) return;
    shown.current = part;
    focus.wanted = true;
    document.getElementById('main')?.scrollIntoView();
  }, [part, focus]);
}
