import { type FormEvent, useState } from 'react';
import type { Account } from '#shared/accounts/account.ts';
import { customerFilter } from '#shared/accounts/customer-filter.ts';
import { CUSTOMER_SEARCH_LENGTH } from '#shared/accounts/limits.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { Button } from '#web/components/button.tsx';
import { CheckboxGroup } from '#web/components/choice-group.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useFormats, useLabelled, useText } from '#web/i18n/text-provider.tsx';
import { entriesOf } from '#web/kernel/entries-of.ts';
import { useCountry } from '#web/kernel/site.ts';
import { useEntityList } from '#web/kernel/use-entities.ts';
import { type CustomerListState, conditionsOf } from './customer-list-filter.ts';

type Props = {
  readonly state: CustomerListState;
  readonly change: (patch: Partial<CustomerListState>) => void;
};

/** Asks for customers: by a text, region, and what is left to do for them. */
export function CustomerFilters({
  office,
  state,
  change,
}: Props & { readonly office: Entity<Account> }) {
  const t = useText();
  const labelled = useLabelled();
  const { compare } = useFormats();
  const country = useCountry();
  const regions = useEntityList('region', {
    filter: { field: 'country', comparison: 'eq', value: country.id },
  });
  return (
    <search className="no-print customer-filters">
      <SearchField state={state} change={change} />
      <SelectField
        label={t('requests.region')}
        empty={t('requests.anyRegion')}
        value={state.region}
        onChange={({ target }) => change({ region: target.value })}
        options={(regions.data ?? [])
          .map(({ id, data }) => ({ value: id, ...labelled(data.labels, id) }))
          .sort((a, b) => compare(a.label, b.label))}
      />
      <CheckboxGroup
        label={t('accounts.customers.only')}
        choices={entriesOf(conditionsOf(office, country.data)).flatMap(([value, condition]) =>
          condition ? [{ value, label: t(`accounts.customers.only.${value}`) }] : [],
        )}
        value={state.only}
        onChange={(only) => change({ only })}
      />
    </search>
  );
}

function SearchField({ state: { text }, change }: Props) {
  const t = useText();
  const [typed, setTyped] = useState(text);
  const [asked, setAsked] = useState(text);
  const [searched, setSearched] = useState(text);
  // The field follows the address, as when filters are taken away, and keeps its focus.
  if (searched !== text) {
    setSearched(text);
    setAsked(text);
    setTyped(text);
  }
  const count = CUSTOMER_SEARCH_LENGTH;
  const search = (event: FormEvent) => {
    event.preventDefault();
    const wanted = typed.trim();
    setAsked(wanted);
    if (!isTooShort(wanted)) change({ text: wanted, farmer: '' });
  };
  return (
    <form onSubmit={search} noValidate>
      <TextField
        id="customer-search"
        type="search"
        label={t('accounts.customers.field')}
        hint={t('accounts.customers.hint', { count })}
        error={isTooShort(asked) ? t('accounts.customers.tooShort', { count }) : undefined}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" look="primary" icon="search">
        {t('accounts.customers.search')}
      </Button>
    </form>
  );
}

const isTooShort = (text: string): boolean => text !== '' && customerFilter(text) === undefined;
