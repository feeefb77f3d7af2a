import type { ReactNode } from 'react';

/** Shows one thing of a list: headline, chips, facts, actions. Use inside `<ul className="plain cards">` as `<li>`. */
export function Card({
  heading,
  chips,
  children,
  actions,
}: {
  /** Usually a link inside an `h2` or `h3`. */
  readonly heading: ReactNode;
  readonly chips?: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}) {
  return (
    <article className="card">
      <div className="card-head">
        {heading}
        {chips && <div className="chips">{chips}</div>}
      </div>
      {children}
      {actions && <div className="card-actions">{actions}</div>}
    </article>
  );
}
