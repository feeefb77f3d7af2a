import { useState } from 'react';
import { hasProfileFeature } from '#shared/accounts/profile-features.ts';
import type { Role } from '#shared/kernel/role.ts';
import { QueryState } from '#web/components/query-state.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { useLabelled, useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useCountry } from '#web/kernel/site.ts';
import { useEntitiesById, useEntity } from '#web/kernel/use-entities.ts';
import { DeliverySection } from './delivery-section.tsx';
import { LocationsSection } from './locations-section.tsx';
import { LogoSection } from './logo-section.tsx';
import { salesCountries, salesEntry } from './sales-entry.ts';

type Country = Pick<EntityOf<'country'>, 'id' | 'data'>;

/** Shows the account's sales, a country at a time: the site's, where it sells there. */
export function SalesSections({
  account,
  roles,
}: {
  readonly account: EntityOf<'account'>;
  readonly roles: readonly Role[];
}) {
  const t = useText();
  const site = useCountry();
  const countries = salesCountries(account.data, site.id);
  const [chosen, setChosen] = useState(
    countries.includes(site.id) ? site.id : (countries[0] ?? ''),
  );
  const other = useEntity('country', chosen === site.id ? undefined : chosen);
  const show = (country: Country | null) =>
    country === null ? (
      <p>{t('profile.countryClosed')}</p>
    ) : (
      <CountrySales key={country.id} account={account} roles={roles} country={country} />
    );
  return (
    <>
      {countries.length > 1 && (
        <CountryChoice countries={countries} value={chosen} onChange={setChosen} />
      )}
      {chosen === site.id ? (
        show(site)
      ) : (
        <QueryState query={other} rows={4}>
          {show}
        </QueryState>
      )}
    </>
  );
}

function CountrySales({
  account: { id, data: account },
  roles,
  country,
}: {
  readonly account: EntityOf<'account'>;
  readonly roles: readonly Role[];
  readonly country: Country;
}) {
  return (
    <>
      <LocationsSection
        owner={id}
        account={account}
        roles={roles}
        entry={salesEntry(account, country.id)}
        countryCode={country.data.code}
      />
      <DeliverySection account={account} country={country} />
      {hasProfileFeature(roles, 'logo') && (
        <LogoSection account={account} owner={id} country={country.id} />
      )}
    </>
  );
}

function CountryChoice({
  countries,
  value,
  onChange,
}: {
  readonly countries: readonly string[];
  readonly value: string;
  readonly onChange: (country: string) => void;
}) {
  const t = useText();
  const labelled = useLabelled();
  const { items } = useEntitiesById('country', countries);
  return (
    <SelectField
      id="sales-country"
      label={t('profile.salesCountry')}
      width="medium"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      options={items.map(({ id, data }) => ({ value: id, ...labelled(data.labels, id) }))}
    />
  );
}
