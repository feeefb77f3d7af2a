import { type ReactNode, useState } from 'react';
import { LoadMore } from './load-more.tsx';

/** Rows that stand in the page at first, and that each "more" adds. */
const STEP = 100;

/** Shows the first rows of a list that is on the page as a whole, and more on demand. */
export function InPortions<R>({
  rows,
  children,
}: {
  readonly rows: readonly R[];
  readonly children: (rows: readonly R[]) => ReactNode;
}) {
  const [shown, setShown] = useState(STEP);
  return (
    <>
      {children(rows.slice(0, shown))}
      {rows.length > STEP && (
        <LoadMore
          shown={Math.min(shown, rows.length)}
          total={rows.length}
          hasMore={shown < rows.length}
          step={STEP}
          busy={false}
          onMore={() => setShown(shown + STEP)}
        />
      )}
    </>
  );
}
