import { useId } from 'react';
import { shownName } from '#shared/accounts/shown-name.ts';
import { downloadHash, EXPORTS_PATH } from '#shared/exports/download-path.ts';
import { isOver, type JobStatus } from '#shared/kernel/job.ts';
import { lastWholeDay } from '#shared/kernel/last-whole-day.ts';
import { Button } from '#web/components/button.tsx';
import { Icon, type IconName } from '#web/components/icon.tsx';
import { Link } from '#web/components/link.tsx';
import { type ChipTone, StatusChip } from '#web/components/status-chip.tsx';
import { useErrorText, useFormats, useText } from '#web/i18n/text-provider.tsx';
import { jobFailure } from '#web/kernel/job-failure.ts';
import { JOB_WORDS } from '#web/kernel/job-words.ts';
import { useFileSize } from '#web/kernel/use-file-size.ts';
import { useSession } from '#web/kernel/use-session.ts';
import { type ExportJob, useCancelExport } from './use-exports.ts';
import './exports.css';

const LOOKS: Readonly<Record<JobStatus, { readonly tone: ChipTone; readonly icon: IconName }>> = {
  new: { tone: 'info', icon: 'clock' },
  queued: { tone: 'info', icon: 'clock' },
  running: { tone: 'info', icon: 'clock' },
  complete: { tone: 'ok', icon: 'check' },
  failed: { tone: 'bad', icon: 'warning' },
  cancelled: { tone: 'off', icon: 'cross' },
};

/** Shows an export: who began it, its conditions, its state, its progress, its file. */
export function ExportCard({ job }: { readonly job: ExportJob }) {
  const t = useText();
  const { time } = useFormats();
  const session = useSession();
  // Only exports of the account in use are shown.
  const name = session.status === 'signedIn' ? shownName(session.account.data.staticData) : '';
  const titleId = useId();
  const { tone, icon } = LOOKS[job.status];
  return (
    <article className="card export-card" aria-labelledby={titleId}>
      <div className="card-head">
        <h2 id={titleId} className="card-title">
          {job.file?.name ?? t('exports.titleOf', { title: job.title })}
        </h2>
        <StatusChip tone={tone} icon={icon}>
          {t(JOB_WORDS[job.status])}
        </StatusChip>
      </div>
      <p className="meta">
        {t('exports.begun', { time: time(job.createdOn), name })} ·{' '}
        {t('exports.conditions', { count: job.conditions })}
        {job.list !== undefined && (
          <>
            {' '}
            · <Link to={job.list}>{t('exports.list')}</Link>
          </>
        )}
      </p>
      {isOver(job.status) ? <EndOfExport job={job} /> : <Progress job={job} />}
    </article>
  );
}

function Progress({ job: { id, progress } }: { readonly job: ExportJob }) {
  const t = useText();
  const { number } = useFormats();
  const cancel = useCancelExport(id);
  const { done, total } = progress;
  const label = t('words.rowsDone', {
    done: number(done),
    total: total === undefined ? '' : number(total),
    known: total === undefined ? 'no' : 'yes',
  });
  return (
    <>
      {/* The end is read out, not each step. */}
      <div className="export-progress" aria-live="off">
        <progress aria-label={label} {...(total !== undefined && { value: done, max: total })} />
        <span className="meta">{label}</span>
      </div>
      <div className="buttons">
        <Button size="compact" busy={cancel.isPending} onClick={() => cancel.mutate()}>
          {t('words.cancelJob')}
        </Button>
      </div>
    </>
  );
}

function EndOfExport({ job }: { readonly job: ExportJob }) {
  const t = useText();
  const errorText = useErrorText();
  const fileSize = useFileSize();
  const { number, longDay } = useFormats();
  const { file, error, id, progress } = job;
  if (file === undefined) return error ? <p>{errorText(jobFailure(job))}</p> : null;
  return (
    <>
      <p className="meta">
        {t('exports.rows', { count: progress.done, shown: number(progress.done) })} ·{' '}
        {fileSize(file.size)} ·{' '}
        {t('exports.keptUntil', { day: longDay(lastWholeDay(file.expires)) })}
      </p>
      <p>
        <a className="button secondary compact" href={EXPORTS_PATH + downloadHash(id, file.name)}>
          <Icon name="download" />
          <span>
            {t('words.download')}
            <span className="visually-hidden"> {file.name}</span>
          </span>
        </a>
      </p>
    </>
  );
}
