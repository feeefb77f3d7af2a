import * as z from 'zod';
import { defineEndpoint } from '#shared/kernel/endpoint.ts';
import { Entity } from '#shared/kernel/entity.ts';
import { Labels } from '#shared/kernel/label.ts';
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

const FoundSite = z.object({
  country: CountryEntity,
  languages: z.array(Locale).max(LOCALES.length),
  /** Tells whether this is the administration's site: by the country, or by `admin` in the host or the path. */
  isAdmin: z.boolean(),
  ssoIdpHint: z.string().nullable(),
  oidc: z.object({ issuer: z.string(), clientId: z.string() }),
});

/**
 * A list as `search/search/execute` answers it to a guest, with the texts that readers of the site can meet; one that is longer
 * than a page is left out.
 */
const WholeList = z.array(Entity).max(PAGE_LIMIT).optional();

const StartedSite = FoundSite.extend({
  lists: z.object({
    /** The species menus of the country. */
    animalmenu: WholeList,
    animalkind: WholeList,
    /** The pages that the first screen shows: `START_PAGES`. */
    cmspage: WholeList,
  }),
  /** The pages that the footer links to, as far as they are written, in its order. */
  footer: z.array(z.object({ usageKey: z.string(), title: Labels })).max(PAGE_LIMIT),
  /** The languages in which administrators have changed texts of the pages. */
  labelled: z.array(Locale).max(LOCALES.length),
});
export type StartedSite = z.infer<typeof StartedSite>;

const byAddress = z.strictObject({ url: z.string().min(1).max(URL_LENGTH) });
const CountryChoice = z.object({ countries: z.array(CountryEntity).max(PAGE_LIMIT) });

export const countryEndpoints = {
  getByUrl: defineEndpoint({
    method: 'GET',
    path: 'eav/domain/getbyurl',
    who: 'all',
    summary:
      'The country that an address belongs to, by its host or else by the first part of its path (`/de/…`). An address that is no country: the countries to choose from, under `countries`.',
    input: byAddress,
    output: z.union([FoundSite, CountryChoice]),
  }),
  start: defineEndpoint({
    method: 'GET',
    path: 'site/start',
    who: 'all',
    summary:
      'What every first screen of a site needs: the country as `getbyurl` finds it, its species menu, the kinds of animals, the texts of the first screen and the links of the footer.',
    input: byAddress,
    output: z.union([StartedSite, CountryChoice]),
    revalidated: true,
  }),
};
