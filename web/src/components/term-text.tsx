import type { ReactNode } from 'react';
import { useFormats } from '#web/i18n/text-provider.tsx';

/** Shows a term with its value, "Breed or origin: Angus"; the term alone where it has no value. */
export function TermText({
  term,
  children,
}: {
  readonly term: ReactNode;
  readonly children: ReactNode;
}) {
  const { colon } = useFormats();
  return (
    <>
      {term}
      {children && colon}
      {children}
    </>
  );
}
