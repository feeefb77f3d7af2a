import type { Context, Implementation } from '#functions/kernel/context.ts';
import type { countryEndpoints } from '#shared/countries/endpoints.ts';
import { countryErrors } from '#shared/countries/errors.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import { findCountry } from './find-country.ts';
import { listCountries } from './list-countries.ts';

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
