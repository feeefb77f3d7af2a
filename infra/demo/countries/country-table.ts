import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CountryRow } from './country-row.ts';

/** The countries in the order in which their data is made. */
const CODES = 'DE AT CH LU DK FR IT ES NL SE HU RO HR IE LT'.split(' ');

export const COUNTRIES: readonly CountryRow[] = CODES.map((code) =>
  CountryRow.parse(
    JSON.parse(readFileSync(join(import.meta.dirname, 'rows', `${code}.json`), 'utf8')),
  ),
);
