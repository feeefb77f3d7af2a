import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import './task-row.css';

/** Shows one thing that waits: why it does or until when, its name and facts, and aside who has it. It leads there. */
export function TaskRow({
  to,
  mark,
  aside,
  children,
}: {
  readonly to: string;
  readonly mark: ReactNode;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <li>
      <Link className="task-row" to={to}>
        <span className="task-row-mark">{mark}</span>
        <span className="task-row-what">{children}</span>
        {aside}
        <Icon name="right" />
      </Link>
    </li>
  );
}
