import { distanceKm, type GeoPosition } from '#shared/kernel/geo-position.ts';

/** The area that the map shows, in degrees. */
export type ShownArea = {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
};

/** Returns the circle that a search can ask for: around the middle, and no wider than the map shows. */
export function circleOfArea(
  { south, west, north, east }: ShownArea,
  radii: readonly number[],
): { readonly centre: GeoPosition; readonly radius: number } {
  const centre = { lat: (south + north) / 2, lon: (west + east) / 2 };
  const half = Math.min(
    distanceKm(centre, { lat: north, lon: centre.lon }),
    distanceKm(centre, { lat: centre.lat, lon: east }),
  );
  const [smallest = 0, ...wider] = radii;
  return { centre, radius: wider.findLast((km) => km <= half) ?? smallest };
}

/** Returns the nearest of some places. */
export function nearest<P extends GeoPosition>(
  places: readonly P[],
  centre: GeoPosition,
): P | undefined {
  const [first, ...others] = places;
  return (
    first && others.reduce((best, other) => (closer(other, best, centre) ? other : best), first)
  );
}

function closer(place: GeoPosition, other: GeoPosition, centre: GeoPosition): boolean {
  return distanceKm(place, centre) < distanceKm(other, centre);
}
