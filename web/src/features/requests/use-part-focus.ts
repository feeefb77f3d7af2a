import { useContext, useEffect, useRef } from 'react';
import { RouteFocusContext } from '#web/components/route-focus.ts';

/**
 * Parts of one screen that follow each other: a change counts like a change of page. The next part's heading (a
 * `PageHeading` with the part as its key) takes the focus, and the page begins at its top.
 */
export function usePartFocus(part: string): void {
  const focus = useContext(RouteFocusContext);
  const before = useRef(part);
  const shown = useRef(part);
  if (before.current !== part) {
    before.current = part;
    focus.wanted = true;
  }
  useEffect(() => {
    if (shown.current === part) return;
    shown.current = part;
    document.getElementById('main')?.scrollIntoView();
  }, [part]);
}
