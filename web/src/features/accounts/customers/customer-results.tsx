import { customerFilter } from '#shared/accounts/customer-filter.ts';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { CONTROL_NUMBER_CACHE_SECONDS } from '#shared/kernel/limits.ts';
import { PAGE_DEFAULT } from '#shared/kernel/page.ts';
import { PagedTable } from '#web/components/data-table/paged-table.tsx';
import { useTableState } from '#web/components/data-table/use-table-state.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { FoundList } from '#web/components/found-list.tsx';
import { type FileColumns, ListExport } from '#web/features/exports/public.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { useEntityCount, useEntityPages } from '#web/kernel/use-entities.ts';
import { SORTED, USUAL_COLUMNS, useCustomerColumns } from './use-customer-columns.tsx';

type CustomerResultsProps = {
  readonly text: string;
  /** Id of the customer that is open. */
  readonly current: string;
  readonly onOpen: (id: string) => void;
};

/** The columns of a file that hold the facts of each column of the list. */
const FILE_COLUMNS: FileColumns = {
  name: ['name'],
  number: ['controlNumber'],
  town: ['citycode', 'city'],
  phone: ['phone'],
  email: ['email'],
};

/** Shows the customers that were found; arrow keys go through them, Enter opens. */
export function CustomerResults({ text, ...shown }: CustomerResultsProps) {
  const condition = customerFilter(text);
  return condition === undefined ? null : (
    <FoundCustomers filter={farmersWith(condition)} {...shown} />
  );
}

function FoundCustomers({
  filter,
  current,
  onOpen,
}: Omit<CustomerResultsProps, 'text'> & { readonly filter: AttributeFilter }) {
  const t = useText();
  const table = useTableState(USUAL_COLUMNS);
  const columns = useCustomerColumns({ current, onOpen });
  const direction = table.sort?.isDescending ? ('desc' as const) : ('asc' as const);
  const sorting = [{ field: 'staticData.name', direction }];
  const pages = useEntityPages('account', {
    filter,
    sorting,
    limit: PAGE_DEFAULT,
    freshSeconds: CONTROL_NUMBER_CACHE_SECONDS,
  });
  const { data: total = 0 } = useEntityCount('account', { filter });
  const caption = t('accounts.customers.found', { count: total });
  return (
    <section aria-label={t('accounts.customers.results')}>
      <FoundList
        pages={pages}
        total={total}
        step={PAGE_DEFAULT}
        rows={3}
        caption={caption}
        empty={<NothingFound />}
      >
        {(farmers) => (
          <PagedTable
            caption={t('accounts.customers.results')}
            list="customers"
            columns={columns}
            rows={farmers}
            fileOf={(selected) => (
              <ListExport
                kind="customers"
                filter={filter}
                total={total}
                columns={columns}
                chosen={table.chosen}
                fileColumns={FILE_COLUMNS}
                selected={selected}
              />
            )}
            nameOf={({ data }) => data.staticData.name}
            sortable={SORTED}
            {...table}
          />
        )}
      </FoundList>
    </section>
  );
}

function NothingFound() {
  const t = useText();
  return (
    <EmptyState title={t('accounts.customers.none')}>
      <p>{t('accounts.customers.noneText')}</p>
    </EmptyState>
  );
}

function farmersWith(condition: AttributeFilter): AttributeFilter {
  const farmers: AttributeFilter = { field: 'staticData.role', comparison: 'eq', value: 'AGR' };
  return { $and: [farmers, condition] };
}
