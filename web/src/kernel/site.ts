import { createContext, useContext } from 'react';
import type { CountryEntity, StartedSite } from '#shared/countries/endpoints.ts';

/** The country whose address this is. */
export type Site = Omit<StartedSite, 'lists'> & {
  /** URL prefix of the country (and of its administration), '' on a domain of its own. */
  readonly basename: string;
};

export const SiteContext = createContext<Site | null>(null);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (site === null) throw new Error('SiteContext is missing above this component');
  return site;
}

/** Returns the country's settings; its id and code identify it in data and geocoding. */
export function useCountry(): CountryEntity {
  return useSite().country;
}

/**
 * Returns the prefix in front of every path: `/at`, `/at/admin`, `/admin` or nothing. The country stands in the path
 * where it has no domain of its own.
 */
export function basenameOf(pathname: string, countryCode: string): string {
  const [first = '', second = ''] = pathname.split('/').filter(Boolean);
  const country = first.toUpperCase() === countryCode ? `/${first}` : '';
  const admin = (country ? second : first).toLowerCase() === 'admin' ? '/admin' : '';
  return country + admin;
}
