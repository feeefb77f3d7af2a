import { useState } from 'react';
import type { Account } from '#shared/accounts/account.ts';
import { customerFilter } from '#shared/accounts/customer-filter.ts';
import { CUSTOMER_SEARCH_LENGTH } from '#shared/accounts/limits.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { CheckboxGroup } from '#web/components/choice-group.tsx';
import { useFilterOptions } from '#web/components/inputs/use-filter-options.ts';
import { LoadingState } from '#web/components/loading-state.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { SearchBox } from '#web/components/search-box.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { useFold } from '#web/components/use-fold.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { entriesOf } from '#web/kernel/entries-of.ts';
import { useCountry } from '#web/kernel/site.ts';
import { useEntityList } from '#web/kernel/use-entities.ts';
import { type FilterProps, useFilterReset, useListState } from '#web/kernel/use-list-state.ts';
import { useSession } from '#web/kernel/use-session.ts';
import { CustomerCard } from './customer-card.tsx';
import {
  type CustomerListState,
  conditionsOf,
  customerParams,
  NO_FILTERS,
} from './customer-list-filter.ts';
import { CustomerResults } from './customer-results.tsx';
import '../accounts.css';

/** Shows a control body's customers, or an association's members. */
export function CustomerSearchPage() {
  const t = useText();
  const session = useSession();
  const [state, change] = useListState(customerParams);
  const { resets, onReset } = useFilterReset(change, NO_FILTERS);
  const [wasOpened, setOpened] = useState(false);
  if (session.status !== 'signedIn') return <LoadingState />;
  const { account } = session;
  const { farmer } = state;
  const open = (id: string) => {
    setOpened(true);
    change({ farmer: id });
  };
  return (
    <>
      <PageHeading title={t('menu.InsSearchAgr')} />
      <CustomerFilters
        key={`${account.id} ${resets}`}
        office={account}
        state={state}
        change={change}
      />
      <div className="customer-columns">
        <CustomerResults office={account} state={state} onReset={onReset} onOpen={open} />
        {farmer !== '' && (
          <CustomerCard key={farmer} id={farmer} office={account} takesFocus={wasOpened} />
        )}
      </div>
    </>
  );
}

/** Asks for customers: by a text, and by what is left to do for them and region, folded while nobody uses these. */
function CustomerFilters({
  office,
  state,
  change,
}: FilterProps<CustomerListState> & {
  readonly office: Entity<Account>;
}) {
  const t = useText();
  const country = useCountry();
  const [isOpen, setOpen] = useFold(state.region !== '' || state.only.length > 0);
  const regions = useEntityList('region', {
    filter: { field: 'country', comparison: 'eq', value: country.id },
    enabled: isOpen,
  });
  const regionOptions = useFilterOptions('region', regions.data, state.region);
  return (
    <search className="no-print customer-filters">
      <SearchBox
        id="customer-search"
        label={t('accounts.customers.field')}
        text={state.text}
        problemOf={(text) =>
          isTooShort(text)
            ? t('errors.fields.tooShort', { limit: CUSTOMER_SEARCH_LENGTH })
            : undefined
        }
        onSearch={(text) => change({ text, farmer: '' })}
      />
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t('requests.moreFilters')}</summary>
        <div className="customer-more">
          <CheckboxGroup
            label={t('accounts.customers.only')}
            choices={entriesOf(conditionsOf(office, country.data)).flatMap(([value, condition]) =>
              condition ? [{ value, label: t(`accounts.customers.only.${value}`) }] : [],
            )}
            value={state.only}
            onChange={(only) => change({ only })}
          />
          <SelectField
            label={t('words.region')}
            empty={t('words.any')}
            value={state.region}
            onChange={({ target }) => change({ region: target.value })}
            options={regionOptions}
          />
        </div>
      </details>
    </search>
  );
}

const isTooShort = (text: string): boolean => text !== '' && customerFilter(text) === undefined;
