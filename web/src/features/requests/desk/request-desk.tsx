import type { ReactNode } from 'react';
import { useMedia } from '#web/kernel/use-media.ts';
import { useSession } from '#web/kernel/use-session.ts';
import { isOffice } from '../is-office.ts';
import type { QueueScreen } from '../list/next-requests.tsx';
import { RequestQueue } from './request-queue.tsx';
import './desk.css';

/** The width from which on a queue has its place beside a request, as in desk.css. */
const WIDE = '(min-width: 90em)';

/** Shows, on a wide screen of an office, the requests that wait for it beside the one that is open. */
export function RequestDesk({
  opens,
  children,
}: {
  readonly opens: QueueScreen;
  readonly children: ReactNode;
}) {
  const queue = useQueueOwner();
  // The page keeps its place, so that what was typed stays when the window changes its width.
  return (
    <div className={queue === null ? undefined : 'request-desk'}>
      {queue !== null && <RequestQueue account={queue} opens={opens} />}
      <div>{children}</div>
    </div>
  );
}

/** Returns the id of the office whose queue stands beside its requests; null where none does. */
function useQueueOwner(): string | null {
  const isWide = useMedia(WIDE);
  const session = useSession();
  if (!isWide || session.status !== 'signedIn' || !isOffice(session.account.data)) return null;
  return session.account.id;
}
