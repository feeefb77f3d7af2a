import type { Context, Implementation } from '#functions/kernel/context.ts';
import type { CountryEntity, countryEndpoints } from '#shared/countries/endpoints.ts';
import { countryErrors } from '#shared/countries/errors.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import { listCountries } from './list-countries.ts';

/** The name of the administration in a host or path (specification section 2), a word of its own. */
const ADMIN = 'admin';

const ADMIN_IN_HOST = /^admin[.-]|[.-]admin(?=[.-]|$)/;

export const getByUrl: Implementation<typeof countryEndpoints.getByUrl> = async (
  { url },
  context,
) => {
  const address = webAddress(url);
  const countries = await listCountries(context);
  const site = findCountry(countries, address);
  if (site === undefined) {
    return { countries: countries.filter(({ data }) => data.enabledForWebsite) };
  }
  const { country, isAdmin } = site;
  return {
    country,
    languages: country.data.languages,
    isAdmin,
    ssoIdpHint: country.data.ssoIdpHint ?? null,
    oidc: signOnOf(country.data.code, context),
  };
};

function signOnOf(code: string, { config }: Pick<Context, 'config'>) {
  const clientId = config.OIDC_CLIENTS[code] ?? config.OIDC_CLIENT_ID;
  return { issuer: config.OIDC_ISSUER, clientId };
}

function webAddress(url: string): URL {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  if (address?.protocol !== 'https:' && address?.protocol !== 'http:') {
    throw new AppError(countryErrors.wrongUrl, {
      details: [fieldDetail('url', countryErrors.wrongUrl)],
    });
  }
  return address;
}

type FoundCountry = { readonly country: CountryEntity; readonly isAdmin: boolean };

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
