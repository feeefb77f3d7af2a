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

/** Loading, failure with retry, or the data: the contract of every page that asks the server. */
export function QueryState<T>({
  query,
  rows,
  title,
  children,
}: {
  readonly query: Query<T>;
  readonly rows?: number;
  /** Of a page whose heading comes with the data: heads the failure, too. */
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
