import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { ExportKind } from '#shared/exports/export-kind.ts';
import type { ExportView } from '#shared/exports/export-view.ts';
import { EXPORT_LIST_ADDRESS, EXPORT_WAIT_MINUTES } from '#shared/exports/limits.ts';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { defined } from '#shared/kernel/defined.ts';
import { isOver } from '#shared/kernel/job.ts';
import type { ProductDecision } from '#shared/rules/product-decisions.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { Notice } from '#web/components/notice.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { useFormats, useLocale, useText } from '#web/i18n/text-provider.tsx';
import { ApiError } from '#web/kernel/api-error.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useSaveSettings, useSettings } from '#web/kernel/use-settings.ts';
import { ExportCard } from './export-card.tsx';
import { exportInput, type ListedColumn, viewOf } from './export-choices.ts';
import { type ChosenExport, ExportForm } from './export-form.tsx';
import { type ExportJob, useExport } from './use-exports.ts';
import './exports.css';

/** The rows to be exported: those of a list as it is filtered, with its columns. */
export type ExportDialogProps = {
  /** The account in use: another one has another configuration. */
  readonly account: string;
  readonly kind: ExportKind;
  /** Rows that the list has found. */
  readonly count: number;
  readonly filter?: AttributeFilter | undefined;
  readonly listed: readonly ListedColumn[];
  readonly onClose: () => void;
};

/** Asks how a list is to be written, begins the export, and shows how far it is. */
export function ExportDialog({ account, kind, count, filter, listed, onClose }: ExportDialogProps) {
  const t = useText();
  const { number } = useFormats();
  const { api } = useKernel();
  const page = useLocale();
  const queries = useQueryClient();
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const list = address.length > EXPORT_LIST_ADDRESS ? undefined : address;
  // Of the configurations of requests the rules choose one.
  const alias = kind === 'requests' ? ('exportType' satisfies ProductDecision) : kind;
  const query = useQuery({
    queryKey: ['exportConfig', account, alias, page],
    queryFn: ({ signal }) =>
      api.call('GET export/config/get', { alias, language: page }, { signal, quiet: true }),
  });
  const { view, isLoading, keep } = useExportView(kind);
  const begin = useMutation({
    mutationFn: ({ choices, config }: ChosenExport) =>
      api.call(
        'POST export/job/create',
        {
          ...exportInput(choices, { config, listed, page }),
          ...defined({ list, searchFilter: filter }),
        },
        { quiet: true },
      ),
    onMutate: ({ choices }) => {
      if (choices.which === 'own') keep(viewOf(choices));
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: ['exports'] }),
  });
  const running = runningOf(begin.error);
  return (
    <Dialog title={t('tables.export')} onClose={onClose} look="sheet">
      {begin.data !== undefined ? (
        <ExportInHand id={begin.data.id} isOwn onClose={onClose} />
      ) : running !== undefined ? (
        <ExportInHand id={running} isOwn={false} onClose={onClose} onAgain={() => begin.reset()} />
      ) : (
        <>
          <p>{t('exports.lead', { count, shown: number(count) })}</p>
          <QueryState query={query} rows={4}>
            {(config) =>
              !isLoading && (
                <ExportForm
                  config={config}
                  listed={listed}
                  view={view}
                  sending={begin}
                  onForget={() => keep()}
                  onClose={onClose}
                />
              )
            }
          </QueryState>
        </>
      )}
    </Dialog>
  );
}

/** Returns the export of the account that is under way, where a new one is refused for it. */
function runningOf(error: unknown): string | undefined {
  const isRunning = error instanceof ApiError && error.code === 'exports.alreadyRunning';
  return isRunning ? error.details[0]?.id : undefined;
}

/** Returns the view of a file that the user keeps for a kind of rows, and what keeps another one, or none. */
function useExportView(kind: ExportKind) {
  const { data: settings, isLoading } = useSettings();
  const save = useSaveSettings();
  const keep = (next?: ExportView) => save.mutate({ exportViews: { [kind]: next ?? null } });
  return { view: settings?.exportViews[kind], isLoading, keep };
}

/** Shows an export that was begun just now, or the one that keeps a new one from beginning. */
function ExportInHand({
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
