import type { ReactNode } from 'react';
import { Icon } from '#web/components/icon.tsx';
import { Link } from '#web/components/link.tsx';

/** Shows one line of the tasks on Home; one that asks for nothing stands back. */
export function TaskLink({
  to,
  isDone,
  children,
}: {
  readonly to: string;
  readonly isDone: boolean;
  readonly children: ReactNode;
}) {
  return (
    <li>
      <Link to={to} className={isDone ? 'home-task none' : 'home-task'}>
        <span>{children}</span>
        <Icon name="right" />
      </Link>
    </li>
  );
}
