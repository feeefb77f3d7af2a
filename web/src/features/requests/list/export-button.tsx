import { useMutation } from '@tanstack/react-query';
import type { Account } from '#shared/accounts/account.ts';
import { defined } from '#shared/kernel/defined.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { REQUEST_FILE_ROWS } from '#shared/requests/limits.ts';
import { Button } from '#web/components/button.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { searchUpTo } from '#web/kernel/search-up-to.ts';
import { useCsvDownload } from '#web/kernel/use-csv-download.ts';
import { useNotify } from '#web/kernel/use-notify.ts';
import { useToday } from '#web/kernel/use-today.ts';
import { COLUMN_HEADINGS } from './column-headings.ts';
import { listFilter, listOrder, type RequestListState } from './list-filter.ts';
import { useColumns } from './use-columns.ts';
import { useExportCells } from './use-export-cells.ts';

/** Saves exactly this view as a file: its filters, its order, its columns, all its rows. */
export function ExportButton({
  account,
  state,
  total,
}: {
  readonly account: Entity<Account>;
  readonly state: RequestListState;
  readonly total: number;
}) {
  const t = useText();
  const { number } = useFormats();
  const { api } = useKernel();
  const today = useToday();
  const notify = useNotify();
  const download = useCsvDownload();
  const { columns } = useColumns(account.data);
  const cellsOf = useExportCells(account.id);
  const shown = ['number', ...columns] as const;
  const save = useMutation({
    mutationFn: async () => {
      const filter = listFilter(state, account.id);
      const requests = await searchUpTo(api, 'request-process', REQUEST_FILE_ROWS, {
        sorting: listOrder(state),
        ...defined({ attributeFilter: filter }),
      });
      const rows = await cellsOf(requests, shown);
      const headings = shown.map((column) => t(COLUMN_HEADINGS[column]));
      download(`requests-${today}`, [headings, ...rows]);
      return rows.length;
    },
    // A failed call brings its own notification.
    onSuccess: (count) =>
      notify('success', t('requests.fileSaved', { count, shown: number(count) })),
  });
  return (
    <>
      <Button icon="download" busy={save.isPending} onClick={() => save.mutate()}>
        {t('requests.fileSave')}
      </Button>
      {total > REQUEST_FILE_ROWS && (
        <p className="muted">{t('requests.fileBounded', { shown: number(REQUEST_FILE_ROWS) })}</p>
      )}
    </>
  );
}
