import type { ReactNode } from 'react';
import { useTitle } from './page-title.tsx';
import { useWantedFocus } from './use-wanted-focus.ts';

/** Shows the one `h1` of a page: sets the document's title and takes the focus after a change of page. */
export function PageHeading({
  title,
  children,
  lead,
}: {
  readonly title: string;
  /** The content of the heading, when the title has elements in it. */
  readonly children?: ReactNode;
  readonly lead?: ReactNode;
}) {
  const heading = useWantedFocus();
  useTitle(title);
  return (
    <header className="page-heading">
      <h1 ref={heading} tabIndex={-1}>
        {children || title}
      </h1>
      {lead && <p className="lead">{lead}</p>}
    </header>
  );
}
