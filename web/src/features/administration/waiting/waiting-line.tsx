import type { ReactNode } from 'react';
import { COMING } from '#web/components/lazy-part.tsx';
import { Link } from '#web/components/link.tsx';

/**
 * Shows one kind of work that waits: how much of it, and the way to it. Nothing stands where nothing waits; what stands
 * below the lines waits for all counts.
 */
export function WaitingLine({
  isComing,
  count,
  to,
  children,
}: {
  /** The count is being asked for. */
  readonly isComing: boolean;
  readonly count: number;
  readonly to: string;
  readonly children: ReactNode;
}) {
  if (isComing) return <li hidden>{COMING}</li>;
  return count === 0 ? null : (
    <li>
      <Link to={to}>{children}</Link>
    </li>
  );
}
