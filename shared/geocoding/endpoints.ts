import * as z from 'zod';
import { Region } from '#shared/countries/region.ts';
import { CountryCode } from '#shared/kernel/country-code.ts';
import { defineEndpoint } from '#shared/kernel/endpoint.ts';
import { GeoPosition } from '#shared/kernel/geo-position.ts';
import { Labels } from '#shared/kernel/label.ts';
import { Ref } from '#shared/kernel/ref.ts';
import { CodeText, NameText } from '#shared/kernel/typed-text.ts';
import {
  CITY_CODE_LENGTH,
  CITY_LIST_ROWS,
  CITY_NAME_LENGTH,
  CITY_SEARCHES,
  COVERAGE_CELLS,
  COVERAGE_EXAMPLES,
  COVERAGE_INSIDE,
} from './limits.ts';

/** One answer of a location search. Without loaded postal codes a city has none; without a fitting region entity, no region. */
const City = z.object({
  cityname: z.string(),
  citycode: z.string().nullable(),
  region: Ref.nullable(),
  geoPosition: GeoPosition,
});

const count = z.int().min(0);

export const geocodingEndpoints = {
  listCities: defineEndpoint({
    method: 'POST',
    path: 'geocode/list/city',
    who: 'all',
    summary:
      'Cities of a country by name or by the beginning of the postal code, best first; with both, those that fit both. `usefuzzy` also finds names with one or two typing errors.',
    input: z.strictObject({
      countrycode: CountryCode,
      usefuzzy: z.boolean().default(false),
      cityname: NameText.min(CITY_NAME_LENGTH.min).max(CITY_NAME_LENGTH.max).optional(),
      citycode: CodeText.min(CITY_CODE_LENGTH.min).max(CITY_CODE_LENGTH.max).optional(),
    }),
    output: z.array(City).max(CITY_LIST_ROWS),
    limit: CITY_SEARCHES,
  }),
  regionCoverage: defineEndpoint({
    method: 'POST',
    path: 'admin/regionCoverage',
    who: ['ADM'],
    summary:
      'Which postal codes of a country a region would have, and which no region has: counts, examples, and points for a map. Saves nothing.',
    input: z.strictObject({
      country: Ref,
      /** The region; absent for a new one. */
      region: Ref.optional(),
      labels: Labels.default([]),
      postalCodePrefixes: Region.shape.postalCodePrefixes,
    }),
    output: z.object({
      /** Postal codes of the country; null where its places are not loaded. */
      codes: count.nullable(),
      here: count,
      nowhere: count,
      /** Some of the postal codes that lie in no region. */
      examples: z
        .array(z.object({ code: z.string(), name: z.string(), area: z.string() }))
        .max(COVERAGE_EXAMPLES),
      /** Longer prefixes of other regions, which take postal codes out of this one. */
      inside: z.array(z.object({ prefix: z.string(), region: Ref })).max(COVERAGE_INSIDE),
      /** Prefixes of this region that no postal code begins with. */
      idle: Region.shape.postalCodePrefixes.unwrap(),
      points: z
        .array(
          z.object({
            lat: z.number(),
            lon: z.number(),
            lies: z.enum(['here', 'elsewhere', 'nowhere']),
          }),
        )
        .max(COVERAGE_CELLS ** 2),
    }),
  }),
};
