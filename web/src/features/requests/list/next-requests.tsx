import { waitingFilter } from '#shared/requests/process/waiting-requests.ts';
import { Link } from '#web/components/link.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { TaskRow } from '#web/components/task-row.tsx';
import { useFormats, useLocale, useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useFirstEntities } from '#web/kernel/use-entities.ts';
import { RequestStatusChip } from '../request-status-chip.tsx';
import { NAMED_ANIMALS, type Request } from '../use-request.ts';
import { DueChip } from './due-chip.tsx';
import { editorKey, listOrder } from './list-filter.ts';
import { AnimalsCell } from './request-cells.tsx';
import { EDITOR, editorsIn } from './use-editors.ts';
import '../requests.css';

const SHOWN = 5;
/** The screen of a request that a queue opens: to read it, or to answer it. */
export type QueueScreen = 'RequestView' | 'RequestFill';

/** Shows the requests in which this account does the next step, in the order of its list: the first term first. */
export function NextRequests({
  account,
  title,
  except,
  opens = 'RequestView',
}: {
  readonly account: string;
  /** The heading of the requests, where there are any. */
  readonly title?: string;
  /** Id of the request that the page is about. */
  readonly except?: string;
  /** The screen of a request that a row opens. */
  readonly opens?: QueueScreen;
}) {
  const waiting = useWaitingRequests(account, SHOWN);
  return (
    <QueryState query={waiting} rows={SHOWN}>
      {({ items }) => {
        const requests = items.filter(({ id }) => id !== except);
        if (requests.length === 0) return null;
        return (
          <>
            {title !== undefined && <h2>{title}</h2>}
            <ul className="plain task-rows">
              {requests.map((request) => (
                <NextRequest key={request.id} request={request} opens={opens} />
              ))}
            </ul>
          </>
        );
      }}
    </QueryState>
  );
}

/** Shows who of an office has how many of the requests that wait for it; nothing where nobody has one. */
export function InHand({ account }: { readonly account: string }) {
  const t = useText();
  const { number } = useFormats();
  const { data } = useWaitingRequests(account, SHOWN);
  if (data === undefined || data.editors.every(({ name }) => name === null)) return null;
  return (
    <section aria-labelledby="in-hand" className="in-hand">
      <h3 id="in-hand">{t('requests.editor')}</h3>
      <ul className="plain">
        {data.editors.map(({ name, count }) => (
          <li key={name}>
            <Link
              to={`${pathTo('RequestList')}?${new URLSearchParams({ editor: editorKey(name) })}`}
            >
              {name ?? t('requests.noEditor')}
            </Link>
            <b className="numbers">{number(count)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Returns the first requests in which an account does the next step, how many there are in all, and who has how many of
 * them.
 */
export function useWaitingRequests(account: string, limit: number) {
  const query = useFirstEntities('request-process', {
    attributeFilter: waitingFilter(account),
    sorting: listOrder({ view: 'needsMe', sort: '' }, useLocale()),
    limit,
    with: [...NAMED_ANIMALS],
    facets: [{ field: EDITOR }],
  });
  const editors = editorsIn(query.data?.facets[0] ?? []);
  const count = editors.reduce((sum, editor) => sum + editor.count, 0);
  return { ...query, data: query.data && { items: query.data.items, editors, count } };
}

function NextRequest({
  request,
  opens,
}: {
  readonly request: Request;
  readonly opens: QueueScreen;
}) {
  const { applicant, inProcess, statusLabel } = request.data;
  return (
    <TaskRow
      to={pathTo(opens, { id: request.id })}
      mark={<WaitingSince request={request} />}
      aside={inProcess && <span className="muted small">{inProcess.editorName}</span>}
    >
      <b>{applicant.name}</b>
      <span className="muted">
        <AnimalsCell request={request} />
      </span>
      {statusLabel && <span className="muted small">{statusLabel}</span>}
    </TaskRow>
  );
}

/** Tells until when a request is to be answered; where it has no term, since when it waits. */
export function WaitingSince({ request: { data } }: { readonly request: Request }) {
  const { daysAgo } = useFormats();
  const { now } = useKernel();
  const { status, stepClosesOn, stepSince } = data;
  if (status === 'new') return <RequestStatusChip status={status} />;
  if (stepClosesOn !== undefined) return <DueChip closesOn={stepClosesOn} />;
  return <span className="muted small">{daysAgo(stepSince, new Date(now()))}</span>;
}
