import type { CountryEntity } from '#shared/countries/endpoints.ts';

/** The name of the administration in a host or path (specification section 2). */
const ADMIN = 'admin';

export type FoundCountry = { readonly country: CountryEntity; readonly isAdmin: boolean };

/**
 * Returns the country that an address belongs to: by its host, else by the first part of its path, which is then the
 * country's code. Countries that are not on the website are found only on the administration's site.
 */
export function findCountry(
  countries: readonly CountryEntity[],
  address: { readonly hostname: string; readonly pathname: string },
): FoundCountry | undefined {
  const host = address.hostname.toLowerCase();
  const path = address.pathname.toLowerCase().split('/').filter(Boolean);
  const open = countries.filter(({ data }) => data.enabledForWebsite || data.isAdmin);
  const country =
    open.find(({ data }) => data.domains.includes(host)) ??
    open.find(({ data }) => data.code.toLowerCase() === path[0]);
  if (country === undefined) return undefined;
  const isAdmin = country.data.isAdmin || host.includes(ADMIN) || path.includes(ADMIN);
  return { country, isAdmin };
}
