import type { Account } from '#shared/accounts/account.ts';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { CONTROL_NUMBER_CACHE_SECONDS } from '#shared/kernel/limits.ts';
import { PAGE_DEFAULT } from '#shared/kernel/page.ts';
import { Button } from '#web/components/button.tsx';
import { PagedTable } from '#web/components/data-table/paged-table.tsx';
import { useTableState } from '#web/components/data-table/use-table-state.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { FoundList } from '#web/components/found-list.tsx';
import { type FileColumns, ListExport } from '#web/features/exports/public.ts';
import { useLocale, useText } from '#web/i18n/text-provider.tsx';
import { useCountry } from '#web/kernel/site.ts';
import { useEntityCount, useEntityPages } from '#web/kernel/use-entities.ts';
import { type CustomerListState, customersFilter } from './customer-list-filter.ts';
import { useCustomerActs } from './use-customer-acts.tsx';
import { SORTED, USUAL_COLUMNS, useCustomerColumns } from './use-customer-columns.tsx';

type CustomerResultsProps = {
  readonly office: Entity<Account>;
  readonly state: CustomerListState;
  readonly onReset: () => void;
  readonly onOpen: (id: string) => void;
};

/** The columns of a file that hold the facts of each column of the list. */
const FILE_COLUMNS: FileColumns = {
  name: ['name'],
  number: ['controlNumber'],
  town: ['citycode', 'city'],
  contact: ['contact'],
  phone: ['phone'],
  email: ['email'],
  agreement: ['agreementOn'],
};

/** Shows the customers that were found; arrow keys go through them, Enter opens. */
export function CustomerResults(props: CustomerResultsProps) {
  const { data: country } = useCountry();
  const filter = customersFilter(props.state, props.office, country);
  return filter && <FoundCustomers filter={filter} {...props} />;
}

function FoundCustomers({
  filter,
  office,
  state,
  onReset,
  onOpen,
}: CustomerResultsProps & { readonly filter: AttributeFilter }) {
  const t = useText();
  const table = useTableState(USUAL_COLUMNS);
  const columns = useCustomerColumns({ current: state.farmer, office: office.id, onOpen });
  const actsOn = useCustomerActs(office);
  const direction = table.sort?.isDescending ? ('desc' as const) : ('asc' as const);
  const sorting = [{ field: 'staticData.name', direction, locale: useLocale() }];
  const pages = useEntityPages('account', {
    filter,
    sorting,
    limit: PAGE_DEFAULT,
    freshSeconds: CONTROL_NUMBER_CACHE_SECONDS,
  });
  const { data: total = 0 } = useEntityCount('account', { filter });
  const caption = t('requests.farmersFound', { count: total });
  return (
    <section aria-label={t('menu.InsSearchAgr')}>
      <FoundList
        pages={pages}
        total={total}
        step={PAGE_DEFAULT}
        rows={3}
        caption={caption}
        empty={<NoCustomers state={state} onReset={onReset} />}
      >
        {(farmers) => (
          <PagedTable
            caption={t('menu.InsSearchAgr')}
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
            actsOn={actsOn}
            {...table}
          />
        )}
      </FoundList>
    </section>
  );
}

function NoCustomers({
  state: { text, region, only },
  onReset,
}: {
  readonly state: CustomerListState;
  readonly onReset: () => void;
}) {
  const t = useText();
  if (text === '' && region === '' && only.length === 0) {
    return <EmptyState title={t('accounts.customers.noneYet')} />;
  }
  return (
    <EmptyState
      title={t('requests.farmersFound', { count: 0 })}
      actions={<Button onClick={onReset}>{t('list.resetFilters')}</Button>}
    >
      <p>{t('accounts.customers.noneText')}</p>
    </EmptyState>
  );
}
