import type { ReactNode } from 'react';

/** Shows a term with its value, "Breed or origin: Angus"; the term alone where it has no value. */
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
