import { formatControlNumber } from '#shared/accounts/control-number.ts';
import type { RequestListColumn } from '#shared/requests/list-columns.ts';
import { shownStatus } from '#shared/requests/process/lapsed.ts';
import { standsSince } from '#shared/requests/process/stands-since.ts';
import { isTurnOf } from '#shared/requests/process/waiting-requests.ts';
import { classNames } from '#web/components/class-names.ts';
import { LabelText } from '#web/components/label-text.tsx';
import { Link } from '#web/components/link.tsx';
import { StatusChip } from '#web/components/status-chip.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useEntity } from '#web/kernel/use-entities.ts';
import { RequestStatusChip } from '../request-status-chip.tsx';
import { usePartyNames } from '../use-party-names.ts';
import type { Request } from '../use-request.ts';
import { useRequestAnimals } from '../use-request-animals.tsx';
import { useHasChanged } from '../use-seen.ts';
import { DueChip } from './due-chip.tsx';
import { isSame } from './use-columns.ts';

/** The screens that a row can open: one to act on a request, one to look at it only. */
export type RequestScreen = 'RequestView' | 'RequestPreviewOne';

export type CellProps = {
  readonly request: Request;
  /** The account that looks at the list. */
  readonly account: string;
  readonly opens: RequestScreen;
  readonly view: string;
  /** The columns of the list beside the number. */
  readonly columns: readonly RequestListColumn[];
};

export function NumberCell({ request, opens }: CellProps) {
  const t = useText();
  const { day } = useFormats();
  const { hid, created } = request.data;
  return (
    <Link
      className={classNames('request-link', hid && 'unbroken')}
      to={pathTo(opens, { id: request.id })}
    >
      {hid ?? t('requests.draftOf', { day: day(created) })}
    </Link>
  );
}

export function ApplicantCell({ request }: CellProps) {
  const { name, controlNumber } = request.data.applicant;
  return (
    <>
      {name}
      {controlNumber && (
        <span className="cell-more unbroken">{formatControlNumber(controlNumber)}</span>
      )}
    </>
  );
}

export function AnimalsCell({ request }: Pick<CellProps, 'request'>) {
  const { kind, breed } = useRequestAnimals(request);
  return (
    <>
      {kind}
      {breed && <span className="cell-more">{breed}</span>}
    </>
  );
}

export function PackageCell({ request }: CellProps) {
  const form = useEntity('requestpackage', request.data.package.id).data;
  return <LabelText labels={form?.data.labels} />;
}

export function RegionCell({ request }: CellProps) {
  const region = useEntity('region', request.data.region).data;
  return <LabelText labels={region?.data.labels} />;
}

export function SentCell({ request }: CellProps) {
  const { day } = useFormats();
  const { sentOn } = request.data;
  return sentOn === undefined ? '–' : <time dateTime={sentOn}>{day(sentOn)}</time>;
}

/** Shows the status, and what the reader must know where no column of its own says it: the turn and the term. */
export function StatusCell({ request, account, view, columns }: CellProps) {
  const t = useText();
  const hasChanged = useHasChanged(account);
  const { statusLabel, inProcess, stepClosesOn } = request.data;
  return (
    <div className="chips">
      <RequestStatusChip status={shownStatus(request.data)} />
      {!isSame(view, 'turn') && !columns.includes('turn') && isToAct(request, account) && (
        <YourTurn />
      )}
      {stepClosesOn !== undefined && !columns.includes('deadline') && (
        <DueChip closesOn={stepClosesOn} />
      )}
      {hasChanged(request) && (
        <StatusChip tone="info" icon="info">
          {t('requests.changedSince')}
        </StatusChip>
      )}
      {inProcess && (
        <StatusChip tone="off" icon="pencil">
          {inProcess.editorName}
        </StatusChip>
      )}
      {statusLabel && <span className="cell-more">{statusLabel}</span>}
    </div>
  );
}

/** Says who has a request, and since when where no other column does. */
export function TurnCell(props: CellProps) {
  return (
    <>
      <Turn {...props} />
      {!props.columns.includes('since') && (
        <span className="cell-more">
          <DaysAgo request={props.request} />
        </span>
      )}
    </>
  );
}

function Turn({ request, account }: CellProps) {
  const t = useText();
  const nameOf = usePartyNames(request.data);
  const { turn } = request.data;
  if (turn === undefined) return <span className="muted">–</span>;
  if (turn !== account) return nameOf(turn);
  return isToAct(request, account) ? <YourTurn /> : t('requests.you');
}

/** Tells whether a request that was sent waits for the reader; a draft says that by itself. */
const isToAct = ({ data }: Request, account: string): boolean =>
  data.status !== 'new' && isTurnOf(data, account);

function YourTurn() {
  const t = useText();
  return (
    <StatusChip tone="warn" icon="bell">
      {t('requests.yourTurn')}
    </StatusChip>
  );
}

export function SinceCell({ request }: CellProps) {
  const { day } = useFormats();
  return (
    <>
      <DaysAgo request={request} />
      <span className="cell-more unbroken">{day(standsSince(request.data))}</span>
    </>
  );
}

function DaysAgo({ request }: Pick<CellProps, 'request'>) {
  const { daysAgo } = useFormats();
  const { now } = useKernel();
  const since = standsSince(request.data);
  return (
    <time className="unbroken" dateTime={since}>
      {daysAgo(since, new Date(now()))}
    </time>
  );
}

export function DeadlineCell({ request }: CellProps) {
  const { day } = useFormats();
  const { stepClosesOn } = request.data;
  if (stepClosesOn === undefined) return <span className="muted">–</span>;
  return (
    <>
      <DueChip closesOn={stepClosesOn} />
      <time className="cell-more unbroken" dateTime={stepClosesOn}>
        {day(stepClosesOn)}
      </time>
    </>
  );
}
