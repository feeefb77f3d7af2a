import { type RefObject, useContext, useEffect, useRef } from 'react';
import { RouteFocusContext } from './route-focus.ts';

/** Returns the reference of a heading that takes the focus when it is wanted there. */
export function useWantedFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const focus = useContext(RouteFocusContext);
  useEffect(() => {
    if (focus.wanted) heading.current?.focus({ preventScroll: true });
    focus.wanted = false;
  }, [focus]);
  return heading;
}
