import * as z from 'zod';

/** ISO 3166-1 alpha-2, upper case: `DE`. Addresses and location searches use it; entities refer to a country by id. */
export const CountryCode = z
  .string()
  .max(2, { error: 'two capital letters', abort: true })
  .regex(/^[A-Z]{2}$/, 'two capital letters');
export type CountryCode = z.infer<typeof CountryCode>;
