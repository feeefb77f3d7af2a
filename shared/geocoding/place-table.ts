import * as z from 'zod';
import { CountryCode } from '#shared/kernel/country-code.ts';

const Degrees = z.array(z.number());
const Index = z.array(z.int().min(0));

/**
 * The places of one country as they lie, gzipped JSON, in the file `geo/<CC>`: written by a deployment or at start (`infra/deploy/places`), or by `npm run geo:load`, read by
 * the location search. Every list of `places` has one entry a place, every list of `codes` one for each place that a
 * postal code has.
 */
export const PlaceTable = z
  .object({
    version: z.literal(1),
    country: CountryCode,
    /** First-level areas; the code tells them apart within the table, and is no region's (`BY`, `18`). */
    areas: z.array(z.object({ code: z.string(), name: z.string() })),
    places: z.object({
      name: z.array(z.string()),
      area: Index,
      /** Inhabitants; 0 when unknown. */
      population: Index,
      lat: Degrees,
      lon: Degrees,
    }),
    /** The postal codes, ordered by code, and within a code by importance of the place. */
    codes: z.object({ code: z.array(z.string()), place: Index, lat: Degrees, lon: Degrees }),
    /** Further names of places (`Munich`). */
    aliases: z.object({ name: z.array(z.string()), place: Index }),
  })
  .refine((table) =>
    [table.places, table.codes, table.aliases].every(
      (columns) => new Set(Object.values(columns).map((column) => column.length)).size === 1,
    ),
  );
export type PlaceTable = z.infer<typeof PlaceTable>;

/** The file that holds a country's places. */
export const placeFile = (country: CountryCode): string => `geo/${country}`;
