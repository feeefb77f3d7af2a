import type { ReactNode } from 'react';
import { Link } from '#web/components/link.tsx';

/** Shows one kind of work that waits: how much of it, and the way to it. Nothing stands where nothing waits. */
export function WaitingLine({
  count,
  to,
  children,
}: {
  readonly count: number;
  readonly to: string;
  readonly children: ReactNode;
}) {
  return count === 0 ? null : (
    <li>
      <Link to={to}>{children}</Link>
    </li>
  );
}
