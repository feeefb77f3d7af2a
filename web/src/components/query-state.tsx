import type { ReactNode } from 'react';
import { defined } from '#shared/kernel/defined.ts';
import { FailureState } from './failure-state.tsx';
import { LoadingState } from './loading-state.tsx';
import { PageHeading } from './page-heading.tsx';

type Query<T> = {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
};

/** Shows loading, a failure with retry, or the data: every page that asks the server uses it. */
export function QueryState<T>({
  query,
  rows,
  title,
  children,
}: {
  readonly query: Query<T>;
  readonly rows?: number;
  /** The title of a page whose heading comes with the data: it heads the failure, too. */
  readonly title?: string;
  readonly children: (data: T) => ReactNode;
}) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) {
    return (
      <>
        {title !== undefined && <PageHeading title={title} />}
        <FailureState error={query.error} onRetry={() => query.refetch()} />
      </>
    );
  }
  return <LoadingState {...defined({ rows })} />;
}
