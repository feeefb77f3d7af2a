import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { RouteFocusContext } from '#web/components/route-focus.ts';

/**
 * Shows the heading of a part that replaces another (`usePartFocus`): it takes the focus when it came. Give it the
 * part as its key.
 */
export function PartHeading({ children }: { readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focus = useContext(RouteFocusContext);
  useEffect(() => {
    if (focus.wanted) heading.current?.focus({ preventScroll: true });
    focus.wanted = false;
  }, [focus]);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}
