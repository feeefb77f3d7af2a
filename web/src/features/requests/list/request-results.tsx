import type { Account } from '#shared/accounts/account.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { PAGE_DEFAULT } from '#shared/kernel/page.ts';
import { useRowActs } from '#web/components/data-table/selected-rows.tsx';
import type { TableSort } from '#web/components/data-table/table-sort.ts';
import { FoundList } from '#web/components/found-list.tsx';
import { useFormats, useLocale, useText } from '#web/i18n/text-provider.tsx';
import { loadedRows } from '#web/kernel/loaded-rows.ts';
import { useEntityPages } from '#web/kernel/use-entities.ts';
import type { FilterProps } from '#web/kernel/use-list-state.ts';
import type { Request } from '../use-request.ts';
import {
  listFilter,
  listOrder,
  listSorting,
  type RequestListState,
  SORT_FIELDS,
  sortOfTable,
  tableSortOf,
} from './list-filter.ts';
import { ListShortcuts } from './list-shortcuts.tsx';
import { ListTools } from './list-tools.tsx';
import { NoRequests } from './no-requests.tsx';
import type { RequestScreen } from './request-cells.tsx';
import { RequestTable } from './request-table.tsx';
import { SelectedRequests } from './selected-requests.tsx';
import { namedBy, useColumns } from './use-columns.ts';
import { useDueTimes } from './use-due-times.ts';
import { useEditors } from './use-editors.ts';

/** Tells whether a request is sent: a draft lies in no folder, and no act takes it together with others. */
const isSent = ({ data }: Request): boolean => data.status !== 'new';

/** Shows a view with its filters: exact count, table, 50 more. */
export function RequestResults({
  account,
  state,
  change,
  onReset,
  opens = 'RequestView',
  canSelect = false,
}: FilterProps<RequestListState> & {
  readonly account: Entity<Account>;
  readonly onReset: () => void;
  /** The screen that a row leads to. */
  readonly opens?: RequestScreen;
  /** Rows can be chosen, to do something with several at once. */
  readonly canSelect?: boolean;
}) {
  const t = useText();
  const { number } = useFormats();
  const times = useDueTimes();
  const filter = listFilter(state, account.id, times);
  const order = {
    sort: tableSortOf(listSorting(state)),
    sortable: Object.keys(SORT_FIELDS),
    onSort: (sort: TableSort) => change({ sort: sortOfTable(sort) }),
  };
  const { columns } = useColumns(account.data, state.view);
  const pages = useEntityPages('request-process', {
    filter,
    sorting: listOrder(state, useLocale()),
    limit: PAGE_DEFAULT,
    with: namedBy(columns),
  });
  const { total: counted } = useEditors(account, state);
  const total = counted ?? 0;
  const loaded = loadedRows(pages.data?.pages);
  const acts = useRowActs(loaded.filter(isSent));
  const caption = t('requests.found', { count: total, shown: number(total) });
  return (
    <>
      <ListTools account={account} state={state} order={order} total={counted} caption={caption} />
      <SelectedRequests acts={acts} account={account} />
      <FoundList
        pages={pages}
        total={total}
        step={PAGE_DEFAULT}
        rows={5}
        empty={<NoRequests account={account} state={state} change={change} onReset={onReset} />}
      >
        {(requests) => (
          <ListShortcuts canSelect={canSelect}>
            <RequestTable
              requests={requests}
              account={account}
              view={state.view}
              caption={caption}
              opens={opens}
              order={order}
              selecting={canSelect ? acts.selecting : undefined}
            />
          </ListShortcuts>
        )}
      </FoundList>
    </>
  );
}
