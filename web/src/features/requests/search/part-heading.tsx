import type { ReactNode } from 'react';
import { useWantedFocus } from '#web/components/use-wanted-focus.ts';

/**
 * Shows the heading of a part that replaces another (`usePartFocus`): it takes the focus when it came. Give it the
 * part as its key.
 */
export function PartHeading({ children }: { readonly children: ReactNode }) {
  const heading = useWantedFocus();
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}
