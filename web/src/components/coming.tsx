import type { ReactNode } from 'react';

/** Keeps the place of a control that cannot be used yet, so that nothing moves when it can. */
export function Coming({
  isComing,
  children,
}: {
  readonly isComing: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className={isComing ? 'is-coming' : undefined} aria-hidden={isComing || undefined}>
      {children}
    </div>
  );
}
