import { useEffect, useRef } from 'react';
import { EXPORT_WAIT_MINUTES } from '#shared/exports/limits.ts';
import { isOver } from '#shared/kernel/job.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { ExportCard } from './export-card.tsx';
import { type ExportJob, useExport } from './use-exports.ts';

/** Shows an export that was begun just now, or the one that keeps a new one from beginning. */
export function ExportInHand({
  id,
  isOwn,
  onAgain,
  onClose,
}: {
  readonly id: string;
  /** The export was begun here: its file is loaded as soon as it is there. */
  readonly isOwn: boolean;
  /** Goes back to the question, once the other export is over. */
  readonly onAgain?: () => void;
  readonly onClose: () => void;
}) {
  const t = useText();
  const { query, isWaiting, waitOn } = useExport(id);
  const job = query.data;
  const over = job !== undefined && isOver(job.status);
  useDownloadWhenReady(isOwn ? job : undefined);
  return (
    <div className="stack">
      {!isOwn && <Notice title={t('errors.exports.alreadyRunning')} />}
      {!isWaiting && !over && (
        <Notice
          tone="warn"
          role="alert"
          title={t('exports.tooLong', { minutes: EXPORT_WAIT_MINUTES })}
        >
          <Button size="compact" onClick={waitOn}>
            {t('exports.waitOn')}
          </Button>
        </Notice>
      )}
      <div aria-live="polite">
        <QueryState query={query} rows={2}>
          {(exportJob) => <ExportCard job={exportJob} />}
        </QueryState>
      </div>
      {!over && <p>{t('words.leavePage')}</p>}
      <div className="buttons">
        {over && onAgain !== undefined && (
          <Button look="primary" onClick={onAgain}>
            {t('exports.beginOwn')}
          </Button>
        )}
        <ButtonLink look="quiet" to={pathTo('Exports')} onClick={onClose}>
          {t('exports.all')}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Loads the file once, as soon as it is ready. A failed call brings its own notification; the card has a link, too. */
function useDownloadWhenReady(job: ExportJob | undefined): void {
  const { api } = useKernel();
  const wasLoaded = useRef(false);
  const ready = job?.status === 'complete' ? job.id : undefined;
  useEffect(() => {
    if (ready === undefined || wasLoaded.current) return;
    wasLoaded.current = true;
    api.call('GET export/job/download', { id: ready }).then(
      ({ url }) => window.location.assign(url),
      () => {},
    );
  }, [api, ready]);
}
