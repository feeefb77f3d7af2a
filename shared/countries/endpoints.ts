import * as z from 'zod';
import { defineEndpoint } from '#shared/kernel/endpoint.ts';
import { Entity } from '#shared/kernel/entity.ts';
import { LOCALES, Locale } from '#shared/kernel/locale.ts';
import { PAGE_LIMIT } from '#shared/kernel/page.ts';
import { Country } from './country.ts';
import { URL_LENGTH } from './limits.ts';

/** A country with its settings. Not strict: what another release stored besides is left out. */
export const CountryEntity = z.object({
  ...Entity.omit({ updatedBy: true }).shape,
  data: z.object(Country.shape),
});
export type CountryEntity = z.infer<typeof CountryEntity>;

/** The class by which the store reads a country. */
export const countryEntity = { name: 'country', schema: CountryEntity.shape.data };

export const countryEndpoints = {
  getByUrl: defineEndpoint({
    method: 'GET',
    path: 'eav/domain/getbyurl',
    who: 'all',
    summary:
      'The country that an address belongs to, by its host or else by the first part of its path (`/de/…`). An address that is no country: the countries to choose from, under `countries`.',
    input: z.strictObject({ url: z.string().min(1).max(URL_LENGTH) }),
    output: z.union([
      z.object({
        country: CountryEntity,
        languages: z.array(Locale).max(LOCALES.length),
        /** Tells whether this is the administration's site: by the country, or by `admin` in the host or the path. */
        isAdmin: z.boolean(),
        ssoIdpHint: z.string().nullable(),
        oidc: z.object({ issuer: z.string(), clientId: z.string() }),
      }),
      z.object({ countries: z.array(CountryEntity).max(PAGE_LIMIT) }),
    ]),
  }),
};
