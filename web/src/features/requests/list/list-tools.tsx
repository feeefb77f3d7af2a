import type { Account } from '#shared/accounts/account.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { Coming } from '#web/components/coming.tsx';
import type { TableOrder } from '#web/components/data-table/table-sort.ts';
import { TableTools } from '#web/components/data-table/table-tools.tsx';
import { useListViews } from '#web/components/saved-views/use-list-views.ts';
import { ExportButton, listedColumns } from '#web/features/exports/public.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { COLUMN_HEADINGS } from './column-headings.ts';
import { listFilter, type RequestListState } from './list-filter.ts';
import { useColumns } from './use-columns.ts';
import { useDueTimes } from './use-due-times.ts';

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

/** Shows how many requests a view has, and the tools of it as a whole. */
export function ListTools({
  account,
  state,
  order,
  total,
  caption,
}: {
  readonly account: Entity<Account>;
  readonly state: RequestListState;
  readonly order: TableOrder;
  /** Undefined until they are counted. */
  readonly total: number | undefined;
  readonly caption: string;
}) {
  const t = useText();
  const { offered, columns, isKnown, isOwn, choose, forget } = useColumns(account.data, state.view);
  return (
    <div className="list-tools">
      <p className={total === 0 ? 'visually-hidden' : 'muted'} role="status">
        {total !== undefined && caption}
      </p>
      <TableTools
        views={useListViews('requests')}
        table={{
          columns: (['number', ...offered] as const).map((name) => ({
            name,
            heading: t(COLUMN_HEADINGS[name]),
          })),
          chosen: columns,
          onChoose: choose,
          ...order,
        }}
        isComing={!isKnown}
        onForget={isOwn ? forget : undefined}
        file={
          total !== 0 && (
            <Coming isComing={total === undefined}>
              <ExportView account={account} state={state} total={total ?? 0} />
            </Coming>
          )
        }
      />
    </div>
  );
}

/** Exports exactly this view: its filters, its columns, all its rows. */
function ExportView({
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
