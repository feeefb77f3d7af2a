import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import type { ExportKind } from '#shared/exports/export-kind.ts';
import type { ExportView } from '#shared/exports/export-view.ts';
import { EXPORT_LIST_ADDRESS } from '#shared/exports/limits.ts';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { defined } from '#shared/kernel/defined.ts';
import type { ProductDecision } from '#shared/rules/product-decisions.ts';
import { Dialog } from '#web/components/dialog.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { useFormats, useLocale, useText } from '#web/i18n/text-provider.tsx';
import { ApiError } from '#web/kernel/api-error.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useSaveSettings, useSettings } from '#web/kernel/use-settings.ts';
import { exportInput, type ListedColumn, viewOf } from './export-choices.ts';
import { type ChosenExport, ExportForm } from './export-form.tsx';
import { ExportInHand } from './export-in-hand.tsx';

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
