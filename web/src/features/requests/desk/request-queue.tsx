import { useEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { DataTable } from '#web/components/data-table/data-table.tsx';
import type { ShownColumn } from '#web/components/data-table/table-column.ts';
import { Link } from '#web/components/link.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { COLUMN_HEADINGS } from '../list/column-headings.ts';
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
  const columns = useQueueColumns(opens);
  const queue = useRef<HTMLElement>(null);
  const isThere = waiting.data !== undefined;
  useEffect(() => {
    if (isThere) showCurrent(queue.current);
  }, [isThere]);
  return (
    <nav ref={queue} className="request-queue no-print" aria-label={t('requests.view.needsMe')}>
      <QueryState query={waiting} rows={6}>
        {({ items, count }) => (
          <>
            <p className="request-queue-head">
              <Link to={pathTo('RequestList')}>{t('requests.view.needsMe')}</Link>{' '}
              <span className="numbers">{number(count)}</span>
            </p>
            {items.length === 0 && <p className="muted">{t('requests.none.needsMe')}</p>}
            <DataTable
              className="pane"
              caption={t('requests.view.needsMe')}
              columns={columns}
              rows={items}
              nameOf={({ data }) => data.applicant.name}
            />
          </>
        )}
      </QueryState>
    </nav>
  );
}

/** Brings the open request into the middle of its queue, which begins at its top on each page; the page stays. */
function showCurrent(queue: HTMLElement | null): void {
  const row = queue?.querySelector('[aria-current]');
  if (!queue || !row) return;
  const below = row.getBoundingClientRect().top - queue.getBoundingClientRect().top;
  queue.scrollTop += below - queue.clientHeight / 2;
}

function useQueueColumns(opens: QueueScreen): readonly ShownColumn<Request>[] {
  const t = useText();
  const { id: current } = useParams();
  return [
    {
      name: 'applicant',
      heading: t(COLUMN_HEADINGS.applicant),
      cell: ({ id, data }) => (
        <Link
          className="row-opener"
          to={pathTo(opens, { id })}
          {...(id === current && { 'aria-current': 'page' })}
        >
          {data.applicant.name}
        </Link>
      ),
    },
    {
      name: 'editor',
      heading: t('requests.editor'),
      cell: ({ data }) => data.inProcess?.editorName,
    },
    {
      name: 'animals',
      heading: t(COLUMN_HEADINGS.animals),
      cell: (request) => <AnimalsCell request={request} />,
    },
    {
      name: 'since',
      heading: t(COLUMN_HEADINGS.since),
      cell: (request) => <WaitingSince request={request} />,
    },
  ];
}
