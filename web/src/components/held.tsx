import { memo, type ReactNode } from 'react';

/** Keeps what it shows for as long as it is held, whatever comes meanwhile. */
export const Held = memo(
  ({ children }: { readonly isHeld: boolean; readonly children: ReactNode }) => children,
  (_, { isHeld }) => isHeld,
);
