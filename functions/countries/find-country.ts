import type { CountryEntity } from '#shared/countries/endpoints.ts';

/** The name of the administration in a host or path (specification section 2), a word of its own. */
const ADMIN = 'admin';
const ADMIN_IN_HOST = /^admin[.-]|[.-]admin(?=[.-]|$)/;

export type FoundCountry = { readonly country: CountryEntity; readonly isAdmin: boolean };

/**
 * Returns the country that an address belongs to: by its host, without the name of the administration too, else by the
 * first part of its path, which is then the country's code. A path of the administration alone leads to its own
 * country. Countries that are not on the website are found only on the administration's site.
 */
export function findCountry(
  countries: readonly CountryEntity[],
  address: { readonly hostname: string; readonly pathname: string },
): FoundCountry | undefined {
  const host = address.hostname.toLowerCase();
  const [first, second] = address.pathname.toLowerCase().split('/').filter(Boolean);
  const open = countries.filter(({ data }) => data.enabledForWebsite || data.isAdmin);
  const isOf = (domain: string) => (country: CountryEntity) =>
    country.data.domains.includes(domain);
  const isInPath = ({ data }: CountryEntity) => data.code.toLowerCase() === first;
  const country =
    open.find(isOf(host)) ??
    open.find(isOf(host.replace(ADMIN_IN_HOST, ''))) ??
    open.find(isInPath) ??
    (first === ADMIN ? open.find(({ data }) => data.isAdmin) : undefined);
  if (country === undefined) return undefined;
  const isInHost = ADMIN_IN_HOST.test(host);
  const isAdmin =
    country.data.isAdmin || isInHost || (isInPath(country) ? second : first) === ADMIN;
  return { country, isAdmin };
}
