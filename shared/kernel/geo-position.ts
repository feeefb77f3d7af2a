import * as z from 'zod';

/** Parts of a degree to which positions are kept (11 cm), so that packed columns hold exactly what is stored. */
export const DEGREE_PARTS = 1_000_000;

// `+ 0` makes a plain zero of -0, which JSON would not keep.
const toPart = (degrees: number): number => Math.round(degrees * DEGREE_PARTS) / DEGREE_PARTS + 0;

/** A position: WGS 84, degrees, rounded to `DEGREE_PARTS`. */
export const GeoPosition = z.strictObject({
  lat: z.number().min(-90).max(90).overwrite(toPart),
  lon: z.number().min(-180).max(180).overwrite(toPart),
});
export type GeoPosition = z.infer<typeof GeoPosition>;

const EARTH_RADIUS_KM = 6371.0088;
const RADIANS_PER_DEGREE = Math.PI / 180;

/** Returns the great-circle distance in kilometres (haversine, mean earth radius). */
export function distanceKm(a: GeoPosition, b: GeoPosition): number {
  return distanceTo(b)(a.lat, a.lon);
}

/** Returns the function that gives `distanceKm` from each of many positions, in degrees, to one. */
export function distanceTo({
  lat,
  lon,
}: GeoPosition): (fromLat: number, fromLon: number) => number {
  const cosine = Math.cos(lat * RADIANS_PER_DEGREE);
  return (fromLat, fromLon) => {
    const dLat = (lat - fromLat) * RADIANS_PER_DEGREE;
    const dLon = (lon - fromLon) * RADIANS_PER_DEGREE;
    const h =
      Math.sin(dLat / 2) ** 2 +
      Math.cos(fromLat * RADIANS_PER_DEGREE) * cosine * Math.sin(dLon / 2) ** 2;
    return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
  };
}
