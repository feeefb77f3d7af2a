import * as z from 'zod';
import { CITY_CODE_LENGTH } from '#shared/geocoding/limits.ts';
import { CountryCode } from '#shared/kernel/country-code.ts';
import { GeoPosition } from '#shared/kernel/geo-position.ts';
import { isoArea } from './iso-areas.ts';

/** One line of a GeoNames postal code file. */
export type PostalLine = {
  readonly country: CountryCode;
  readonly code: string;
  readonly name: string;
  /** The first-level area (admin1). */
  readonly area: { readonly code: string; readonly name: string };
  /** The codes of all three levels, by which places of one name differ. */
  readonly areaPath: string;
} & GeoPosition;

const degrees = z
  .string()
  .regex(/^-?\d+(\.\d+)?$/)
  .transform(Number);

/**
 * The columns of a line in their order.
 * @see https://download.geonames.org/export/zip/readme.txt
 */
const Columns = z.object({
  country: CountryCode,
  code: z.string().trim().min(1).max(20),
  name: z.string().trim().min(1).max(200),
  adminName1: z.string(),
  adminCode1: z.string(),
  adminName2: z.string(),
  adminCode2: z.string(),
  adminName3: z.string(),
  adminCode3: z.string(),
  lat: degrees.pipe(GeoPosition.shape.lat),
  lon: degrees.pipe(GeoPosition.shape.lon),
});
const NAMES = Object.keys(Columns.shape);

/** Returns the line, or its fault in a few words; undefined for codes of companies' own mail, where nobody farms. */
export function readPostalLine(text: string): PostalLine | string | undefined {
  const cells = text.split('\t');
  if (cells.length < NAMES.length) return `${cells.length} columns instead of 12`;
  const parsed = Columns.safeParse(
    Object.fromEntries(NAMES.map((name, index) => [name, cells[index]])),
  );
  if (!parsed.success) return `wrong ${parsed.error.issues[0]?.path.join('.')}`;
  const { country, code, name, lat, lon, ...admin } = parsed.data;
  if (isCompanyMail(country, code, admin.adminCode1)) return undefined;
  if (code.length > CITY_CODE_LENGTH.max) return 'wrong code';
  return {
    country,
    code,
    name: cityOf(name),
    area: { code: isoArea(country, admin.adminCode1), name: admin.adminName1 },
    areaPath: `${admin.adminCode1}/${admin.adminCode2}/${admin.adminCode3}`,
    lat,
    lon,
  };
}

/**
 * Tells whether a code is a company's: GeoNames lists the codes of large receivers under the company's name, in
 * Germany with numbers for the areas instead of letters, in France with a word behind the five digits (`75303 SP 07`,
 * `31094 CEDEX 9`).
 */
function isCompanyMail(country: string, code: string, adminCode1: string): boolean {
  if (country === 'DE') return /^\d+$/.test(adminCode1);
  return country === 'FR' && !/^\d{5}$/.test(code);
}

/** Returns the city of a name: `Graz,01.Bez.:Innere Stadt` → `Graz`, because an address has the city. */
function cityOf(name: string): string {
  return name.replace(/\s*,\s*\d+\.\s*Bez(irk|\.)?\s*:.*$/, '');
}
