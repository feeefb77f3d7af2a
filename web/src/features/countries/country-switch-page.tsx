import { PageHeading } from '#web/components/page-heading.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useEntityList } from '#web/kernel/use-entities.ts';
import { CountryLinks } from './country-links.tsx';
import { toKnownCountry } from './known-countries.ts';

/** Shows the way from one country to another. */
export function CountrySwitchPage() {
  const t = useText();
  const countries = useEntityList('country', {
    filter: { field: 'enabledForWebsite', comparison: 'eq', value: true },
  });
  return (
    <>
      <PageHeading title={t('countries.title')} lead={t('countries.lead')} />
      <QueryState query={countries}>
        {(list) => <CountryLinks countries={list.map(toKnownCountry)} />}
      </QueryState>
    </>
  );
}
