import type { ReactNode } from 'react';

/** "Breed or origin: Angus"; the term alone where nothing is said of it. */
export function TermText({
  term,
  children,
}: {
  readonly term: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <>
      {term}
      {children && ': '}
      {children}
    </>
  );
}
