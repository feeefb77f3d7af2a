import { useParams } from 'react-router-dom';
import { Link } from '#web/components/link.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { RowList } from '#web/components/row-list.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { type QueueScreen, useWaitingRequests, WaitingSince } from '../list/next-requests.tsx';
import { AnimalsCell } from '../list/request-cells.tsx';
import type { Request } from '../use-request.ts';

const SHOWN = 30;

/** Shows the requests in which an account does the next step, the first term first, and marks the open one. */
export function RequestQueue({
  account,
  opens,
}: {
  readonly account: string;
  readonly opens: QueueScreen;
}) {
  const t = useText();
  const { number } = useFormats();
  const waiting = useWaitingRequests(account, SHOWN);
  return (
    <nav className="request-queue no-print" aria-label={t('requests.view.needsMe')}>
      <QueryState query={waiting} rows={6}>
        {({ items, count }) => (
          <>
            <p className="request-queue-head">
              <Link to={pathTo('RequestList')}>{t('requests.view.needsMe')}</Link>{' '}
              <span className="numbers">{number(count)}</span>
            </p>
            {items.length === 0 && <p className="muted">{t('requests.none.needsMe')}</p>}
            <RowList rows={items}>
              {(request) => <QueueRow request={request} opens={opens} />}
            </RowList>
          </>
        )}
      </QueryState>
    </nav>
  );
}

function QueueRow({ request, opens }: { readonly request: Request; readonly opens: QueueScreen }) {
  const { id } = useParams();
  const { applicant, inProcess } = request.data;
  return (
    <Link
      className="list-row queue-row"
      to={pathTo(opens, { id: request.id })}
      {...(request.id === id && { 'aria-current': 'page' })}
    >
      <b>{applicant.name}</b>
      {inProcess && <span className="queue-row-editor">{inProcess.editorName}</span>}
      <span className="queue-row-animals">
        <AnimalsCell request={request} />
      </span>
      <span className="queue-row-when">
        <WaitingSince request={request} />
      </span>
    </Link>
  );
}
