import type { Account } from '#shared/accounts/account.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { RequestListColumn } from '#shared/requests/list-columns.ts';
import { Icon } from '#web/components/icon.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { Request } from '../use-request.ts';
import { COLUMN_HEADINGS } from './column-headings.ts';
import { type ListSorting, nextSort, SORT_FIELDS, type SortableColumn } from './list-filter.ts';
import {
  AnimalsCell,
  ApplicantCell,
  type CellProps,
  NumberCell,
  PackageCell,
  RegionCell,
  type RequestScreen,
  SentCell,
  SinceCell,
  StatusCell,
  TurnCell,
} from './request-cells.tsx';
import { AllRows, RowChoice, type RowSelection } from './row-choice.tsx';
import { useColumns } from './use-columns.ts';

type Column = RequestListColumn | 'number';

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
} as const satisfies Record<Column, unknown>;

/** A table that becomes cards where it is narrow; each cell then brings its own heading. */
export function RequestTable({
  requests,
  account,
  caption,
  sorting,
  onSort,
  opens,
  selection,
}: {
  readonly requests: readonly Request[];
  readonly account: Entity<Account>;
  readonly caption: string;
  readonly sorting: ListSorting;
  /** With the new `sort` of the address. */
  readonly onSort: (sort: string) => void;
  readonly opens: RequestScreen;
  /** Absent: rows are not chosen here. */
  readonly selection?: RowSelection;
}) {
  const { columns: chosen } = useColumns(account.data);
  const columns = ['number', ...chosen] as const;
  return (
    <div className="request-table-frame">
      <table className="table request-table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {selection && <AllRows requests={requests} selection={selection} />}
            {columns.map((column) => (
              <Heading key={column} column={column} sorting={sorting} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {requests.map((request) => (
            <tr key={request.id}>
              {selection && <RowChoice request={request} selection={selection} />}
              {columns.map((column) => (
                <TableCell
                  key={column}
                  column={column}
                  request={request}
                  account={account.id}
                  opens={opens}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The heading is a button where the list can be sorted by it; `aria-sort` says how it is. */
function Heading({
  column,
  sorting,
  onSort,
}: {
  readonly column: Column;
  readonly sorting: ListSorting;
  readonly onSort: (sort: string) => void;
}) {
  const t = useText();
  const text = t(COLUMN_HEADINGS[column]);
  if (!isSortable(column)) return <th scope="col">{text}</th>;
  const isSorted = sorting.field === SORT_FIELDS[column];
  const isUp = sorting.direction === 'asc';
  return (
    <th scope="col" aria-sort={isSorted ? (isUp ? 'ascending' : 'descending') : undefined}>
      <button
        type="button"
        className="sort-button"
        onClick={() => onSort(nextSort(column, sorting))}
      >
        {text}
        {isSorted && (
          <span className={isUp ? 'sort-mark up' : 'sort-mark'}>
            <Icon name="down" size={16} />
          </span>
        )}
      </button>
    </th>
  );
}

function isSortable(column: Column): column is SortableColumn {
  return Object.hasOwn(SORT_FIELDS, column);
}

function TableCell({ column, ...cell }: CellProps & { readonly column: Column }) {
  const t = useText();
  const Content = CELLS[column];
  if (column === 'number') {
    return (
      <th scope="row">
        <Content {...cell} />
      </th>
    );
  }
  return (
    <td className={`column-${column}`} data-heading={t(COLUMN_HEADINGS[column])}>
      <Content {...cell} />
    </td>
  );
}
