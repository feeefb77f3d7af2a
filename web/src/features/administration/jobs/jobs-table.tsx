import type { FailedJob } from '#shared/entities/failed-job.ts';
import { Button } from '#web/components/button.tsx';
import { ListTable } from '#web/components/data-table/list-table.tsx';
import type { AskedAct } from '#web/components/data-table/table-act.ts';
import type { TableColumn } from '#web/components/data-table/table-column.ts';
import { sortedRows } from '#web/components/data-table/table-sort.ts';
import { useAskedRows } from '#web/components/data-table/use-each-row.ts';
import { useTableState } from '#web/components/data-table/use-table-state.ts';
import { Dialog } from '#web/components/dialog.tsx';
import { Link } from '#web/components/link.tsx';
import { useErrorText, useFormats, useText } from '#web/i18n/text-provider.tsx';
import { jobFailure } from '#web/kernel/job-failure.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useEntitiesById } from '#web/kernel/use-entities.ts';
import { useEntryName } from '../use-entry-name.ts';

const COLUMNS = ['account', 'ended', 'error'];

/** Shows the failed jobs as a table; several are taken from it at once. */
export function JobsTable({ jobs }: { readonly jobs: readonly FailedJob[] }) {
  const t = useText();
  const { compare } = useFormats();
  const columns = useJobColumns(jobs);
  const state = useTableState(COLUMNS);
  return (
    <ListTable
      caption={t('administration.jobs')}
      list="manage/jobs"
      rows={sortedRows(jobs, { columns, sort: state.sort, compare })}
      nameOf={(row) => columns.map(({ value }) => value(row)).join(', ')}
      actsOn={(selected) => [
        {
          name: 'settle',
          label: t('administration.job.settle', { count: selected.length }),
          rows: selected,
          ask: (asked) => <SettleDialog {...asked} />,
        },
      ]}
      columns={columns}
      {...state}
    />
  );
}

function useJobColumns(jobs: readonly FailedJob[]): readonly TableColumn<FailedJob>[] {
  const t = useText();
  const { time } = useFormats();
  const errorText = useErrorText();
  const accounts = useEntitiesById(
    'account',
    jobs.map(({ account }) => account),
  );
  const entryName = useEntryName();
  const nameOf = (account: string): string => {
    const entity = accounts.items.find(({ id }) => id === account);
    return entity === undefined ? account : entryName(entity).label;
  };
  const reasonOf = (job: FailedJob) => errorText(jobFailure(job));
  return [
    {
      name: 'kind',
      heading: t('administration.job.kind'),
      cell: ({ kind }) => kindText(t, kind),
      value: ({ kind }) => kindText(t, kind),
    },
    {
      name: 'account',
      heading: t('words.account'),
      cell: ({ account }) => (
        <Link to={pathTo('AdminUser', { id: account })}>{nameOf(account)}</Link>
      ),
      value: ({ account }) => nameOf(account),
    },
    {
      name: 'ended',
      heading: t('words.job.failed'),
      cell: ({ endedOn, createdOn }) => time(endedOn ?? createdOn),
      value: ({ endedOn, createdOn }) => endedOn ?? createdOn,
    },
    {
      name: 'error',
      heading: t('words.reason'),
      cell: reasonOf,
      value: reasonOf,
    },
  ];
}

const KINDS = ['export', 'import'] as const;

function kindText(t: ReturnType<typeof useText>, kind: string): string {
  const jobKind = KINDS.find((name) => name === kind);
  return jobKind === undefined ? kind : t(`administration.jobKind.${jobKind}`);
}

/** Takes failed jobs from the list, once their reader says that they were seen to. */
function SettleDialog(asked: AskedAct<FailedJob>) {
  const t = useText();
  const { api } = useKernel();
  const { rows, onClose } = asked;
  const { progress, run } = useAskedRows(asked);
  const settle = () =>
    void run(({ id }) => api.call('POST admin/job/settle', { id }, { quiet: true }));
  return (
    <Dialog title={t('administration.job.settle', { count: rows.length })} onClose={onClose}>
      <p>{t('administration.job.settleText')}</p>
      <div className="buttons">
        <Button look="primary" busy={progress !== undefined} onClick={settle}>
          {progress ?? t('words.takeOffList')}
        </Button>
        <Button onClick={onClose}>{t('action.cancel')}</Button>
      </div>
    </Dialog>
  );
}
