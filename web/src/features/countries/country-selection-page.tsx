import { useEffect } from 'react';
import type { CountryEntity } from '#shared/countries/endpoints.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { CountryLinks } from './country-links.tsx';
import { addressOf, chosenCountry, toKnownCountry } from './known-countries.ts';

type Props = {
  readonly countries: readonly CountryEntity[];
  /** Leaves for another address. */
  readonly go?: (address: string) => void;
};

const leave = (address: string) => window.location.replace(address);

/**
 * Shows the first page of an address that is no country's: it goes on by itself when there is nothing to choose, or
 * the reader chose before. The page that a link names is not there, as where its country has been closed.
 */
export function CountrySelectionPage({ countries, go = leave }: Props) {
  const t = useText();
  const { storage } = useKernel();
  const sites = countries.map(toKnownCountry);
  const chosen = chosenCountry(storage);
  const target = sites.length === 1 ? sites[0] : sites.find((country) => country.code === chosen);
  const address = target && addressOf(target, window.location);
  const isPage = window.location.pathname !== '/';

  useEffect(() => {
    if (address !== undefined) go(address);
  }, [address, go]);

  if (address !== undefined) return null;
  return (
    <>
      <PageHeading
        title={t(isPage ? 'notFound.title' : 'countries.title')}
        lead={t('countries.lead')}
      />
      {sites.length > 0 ? (
        <CountryLinks countries={sites} />
      ) : (
        <EmptyState title={t('countries.none')} />
      )}
    </>
  );
}
