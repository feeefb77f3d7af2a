import type { Account } from '#shared/accounts/account.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { MessageKey } from '#web/i18n/parts.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import type { Request } from '../use-request.ts';
import {
  AnimalsCell,
  ApplicantCell,
  type CellProps,
  NumberCell,
  PackageCell,
  RegionCell,
  type RequestScreen,
  SinceCell,
  StatusCell,
  TurnCell,
} from './request-cells.tsx';

const COLUMNS = {
  number: NumberCell,
  applicant: ApplicantCell,
  animals: AnimalsCell,
  package: PackageCell,
  region: RegionCell,
  status: StatusCell,
  turn: TurnCell,
  since: SinceCell,
} as const;
type Column = keyof typeof COLUMNS;

const HEADINGS = {
  number: 'requests.number',
  applicant: 'requests.applicant',
  animals: 'requests.animals',
  package: 'requests.package',
  region: 'requests.region',
  status: 'requests.status',
  turn: 'requests.turn',
  since: 'requests.waitingSince',
} as const satisfies Record<Column, MessageKey>;

/** What each role needs to tell its requests apart. */
function columnsOf({ staticData }: Account): readonly Column[] {
  switch (staticData.role) {
    case 'AUT':
      return ['number', 'applicant', 'region', 'animals', 'status', 'turn', 'since'];
    case 'INS':
    case 'ASO':
      return ['number', 'applicant', 'animals', 'status', 'turn', 'since'];
    default:
      return ['number', 'animals', 'package', 'status', 'turn', 'since'];
  }
}

/** A table that becomes cards where it is narrow; each cell then brings its own heading. */
export function RequestTable({
  requests,
  account,
  caption,
  isOldestFirst,
  opens,
}: {
  readonly requests: readonly Request[];
  readonly account: Entity<Account>;
  readonly caption: string;
  readonly isOldestFirst: boolean;
  readonly opens: RequestScreen;
}) {
  const t = useText();
  const columns = columnsOf(account.data);
  return (
    <div className="request-table-frame">
      <table className="table request-table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                aria-sort={isOldestFirst && column === 'since' ? 'ascending' : undefined}
              >
                {t(HEADINGS[column])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {requests.map((request) => (
            <tr key={request.id}>
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

function TableCell({ column, ...cell }: CellProps & { readonly column: Column }) {
  const t = useText();
  const Content = COLUMNS[column];
  if (column === 'number') {
    return (
      <th scope="row">
        <Content {...cell} />
      </th>
    );
  }
  return (
    <td data-heading={t(HEADINGS[column])}>
      <Content {...cell} />
    </td>
  );
}
