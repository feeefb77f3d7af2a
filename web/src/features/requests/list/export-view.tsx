import type { Account } from '#shared/accounts/account.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { ExportButton, listedColumns } from '#web/features/exports/public.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { COLUMN_HEADINGS } from './column-headings.ts';
import { listFilter, type RequestListState } from './list-filter.ts';
import { useColumns } from './use-columns.ts';
import { useDueTimes } from './use-due-times.ts';

/** Exports exactly this view: its filters, its columns, all its rows. */
export function ExportView({
  account,
  state,
  total,
}: {
  readonly account: Entity<Account>;
  readonly state: RequestListState;
  readonly total: number;
}) {
  const t = useText();
  const { columns } = useColumns(account.data, state.view);
  const times = useDueTimes();
  const shown = ['number', ...columns] as const;
  const headed = shown.map((name) => ({ name, heading: t(COLUMN_HEADINGS[name]) }));
  return (
    <ExportButton
      label={t('tables.export')}
      kind="requests"
      count={total}
      filter={listFilter(state, account.id, times)}
      listed={listedColumns(headed, FILE_COLUMNS)}
    />
  );
}

/** The columns of a file that hold the facts of each column of the list. */
const FILE_COLUMNS: Readonly<Record<keyof typeof COLUMN_HEADINGS, readonly string[]>> = {
  number: ['hid'],
  applicant: ['applicantName', 'controlNumber'],
  region: ['region'],
  animals: ['animalkind', 'offergroup'],
  package: ['package'],
  sent: ['sentOn'],
  status: ['status', 'statusLabel'],
  turn: ['turn'],
  since: ['stepSince'],
  deadline: ['stepClosesOn'],
};
