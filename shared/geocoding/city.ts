import * as z from 'zod';
import { GeoPosition } from '#shared/kernel/geo-position.ts';
import { Ref } from '#shared/kernel/ref.ts';

/** One answer of a location search. Without loaded postal codes a city has none; without a fitting region entity, no region. */
export const City = z.object({
  cityname: z.string(),
  citycode: z.string().nullable(),
  region: Ref.nullable(),
  geoPosition: GeoPosition,
});
export type City = z.infer<typeof City>;
