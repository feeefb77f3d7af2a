import type { ReactNode } from 'react';

/** Says that a list is empty, and what to do next. */
export function EmptyState({
  title,
  children,
  actions,
}: {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}) {
  return (
    <div className="empty-state">
      <h2>{title}</h2>
      {children}
      {actions && <div className="buttons">{actions}</div>}
    </div>
  );
}
