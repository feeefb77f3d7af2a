import * as z from 'zod';
import { CountryCode } from '#shared/kernel/country-code.ts';
import { defineEndpoint } from '#shared/kernel/endpoint.ts';
import { City } from './city.ts';
import { CITY_CODE_LENGTH, CITY_LIST_ROWS, CITY_NAME_LENGTH, CITY_SEARCHES } from './limits.ts';

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
      cityname: z.string().min(CITY_NAME_LENGTH.min).max(CITY_NAME_LENGTH.max).optional(),
      citycode: z.string().min(CITY_CODE_LENGTH.min).max(CITY_CODE_LENGTH.max).optional(),
    }),
    output: z.array(City).max(CITY_LIST_ROWS),
    limit: CITY_SEARCHES,
  }),
};
