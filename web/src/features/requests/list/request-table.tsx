import type { Account } from '#shared/accounts/account.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { DataTable } from '#web/components/data-table/data-table.tsx';
import type { RowSelecting } from '#web/components/data-table/row-selection.ts';
import type { ShownColumn } from '#web/components/data-table/table-column.ts';
import type { TableOrder } from '#web/components/data-table/table-sort.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { numberOf, type Request } from '../use-request.ts';
import { COLUMN_HEADINGS } from './column-headings.ts';
import {
  AnimalsCell,
  ApplicantCell,
  DeadlineCell,
  NumberCell,
  PackageCell,
  RegionCell,
  type RequestScreen,
  SentCell,
  SinceCell,
  StatusCell,
  TurnCell,
} from './request-cells.tsx';
import { useColumns } from './use-columns.ts';

const CELLS = {
  number: NumberCell,
  applicant: ApplicantCell,
  region: RegionCell,
  animals: AnimalsCell,
  package: PackageCell,
  sent: SentCell,
  status: StatusCell,
  turn: TurnCell,
  since: SinceCell,
  deadline: DeadlineCell,
} as const satisfies Record<keyof typeof COLUMN_HEADINGS, unknown>;

/** Shows a table that becomes cards where it is narrow; each cell then brings its own heading. */
export function RequestTable({
  requests,
  account,
  view,
  caption,
  order,
  opens,
  selecting,
}: {
  readonly requests: readonly Request[];
  readonly account: Entity<Account>;
  readonly view: string;
  readonly caption: string;
  readonly order: TableOrder;
  readonly opens: RequestScreen;
  /** The selection; absent: rows are not chosen here. */
  readonly selecting?: RowSelecting | undefined;
}) {
  const t = useText();
  const { columns: chosen } = useColumns(account.data, view);
  const columns = (['number', ...chosen] as const).map((name): ShownColumn<Request> => {
    const Cell = CELLS[name];
    return {
      name,
      heading: t(COLUMN_HEADINGS[name]),
      cell: (request) => (
        <Cell request={request} account={account.id} opens={opens} view={view} columns={chosen} />
      ),
    };
  });
  return (
    <DataTable
      className="request-table"
      caption={caption}
      columns={columns}
      rows={requests}
      nameOf={numberOf}
      {...order}
      {...(selecting && { selecting })}
    />
  );
}
