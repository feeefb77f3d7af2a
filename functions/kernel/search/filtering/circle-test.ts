import { EMPTY_PART, type PlaceColumn } from '#functions/kernel/search/packing/packed-column.ts';
import type { Circle } from '#shared/kernel/attribute-filter.ts';
import { DEGREE_PARTS, distanceKm } from '#shared/kernel/geo-position.ts';

const KM_PER_DEGREE = distanceKm({ lat: 0, lon: 0 }, { lat: 1, lon: 0 });
const RADIANS_PER_DEGREE = Math.PI / 180;
/** The box may be a little too large, never too small. */
const MARGIN_DEGREES = 0.001;

/**
 * Makes the test whether the position in a slot is within the circle. Arithmetic decides most; the exact distance
 * decides those near the border.
 */
export function circleTest({ lats, lons }: PlaceColumn, circle: Circle): (slot: number) => boolean {
  const { south, north, west, east } = boxAround(circle);
  const guess = guessShare(circle);
  return (slot) => {
    const lat = lats[slot] ?? EMPTY_PART;
    if (lat < south || lat > north) return false;
    const lon = lons[slot] ?? 0;
    if (lon < west || lon > east) return false;
    const share = guess(lat, lon);
    if (share < 1 - GUESS_ERROR) return true;
    if (share > 1 + GUESS_ERROR) return false;
    return distanceKm({ lat: lat / DEGREE_PARTS, lon: lon / DEGREE_PARTS }, circle) <= circle.km;
  };
}

/**
 * Moves the rows that lie in the box around the circle to the front, for a column of one slot per row; returns how
 * many.
 */
export function filterByBox(
  { lats, lons }: PlaceColumn,
  circle: Circle,
): (rows: Uint32Array, count: number) => number {
  const { south, north, west, east } = boxAround(circle);
  return (rows, count) => {
    let kept = 0;
    for (let n = 0; n < count; n++) {
      const row = rows[n] ?? 0;
      const lat = lats[row] ?? 0;
      const lon = lons[row] ?? 0;
      rows[kept] = row;
      kept += +(lat >= south) & +(lat <= north) & +(lon >= west) & +(lon <= east);
    }
    return kept;
  };
}

/**
 * Returns the box around every position of the circle, in parts of a degree. Around a pole or over the date line it
 * has all longitudes.
 */
function boxAround({ lat, lon, km }: Circle) {
  const height = heightOf(km);
  const width = widthOf(lat, height);
  const isWide = lon - width < -180 || lon + width > 180;
  return {
    // An empty slot lies far below the south pole.
    south: Math.max(-90, lat - height) * DEGREE_PARTS,
    north: (lat + height) * DEGREE_PARTS,
    west: (isWide ? -180 : lon - width) * DEGREE_PARTS,
    east: (isWide ? 180 : lon + width) * DEGREE_PARTS,
  };
}

const heightOf = (km: number): number => km / KM_PER_DEGREE + MARGIN_DEGREES;

/** Returns half the span of longitudes that a circle of this half height (degrees) touches. */
function widthOf(lat: number, height: number): number {
  if (Math.abs(lat) + height >= 90) return 360;
  const sine = Math.sin(height * RADIANS_PER_DEGREE) / Math.cos(lat * RADIANS_PER_DEGREE);
  return Math.asin(Math.min(1, sine)) / RADIANS_PER_DEGREE + MARGIN_DEGREES;
}

/**
 * The bounds within which the series below are good to `GUESS_ERROR` by far: 500 km, not near the poles, and not over
 * the date line, where longitudes leap.
 */
const GUESSED_HEIGHT = 4.5;
const GUESSED_WIDTH = 14;
const GUESSED_LATITUDE = 70;
const GUESS_ERROR = 0.0005;

/**
 * The haversine of the distance as a share of that of the radius, from the first terms of the series of sine and
 * cosine around the centre. Inside the bounds the terms left out come to less than 0.00005 of it; outside of them the
 * share is given as 1, which says nothing.
 */
function guessShare({ lat, lon, km }: Circle): (lat: number, lon: number) => number {
  const height = heightOf(km);
  const width = widthOf(lat, height);
  const isSmall = height < GUESSED_HEIGHT && width < GUESSED_WIDTH && Math.abs(lon) + width <= 180;
  if (!isSmall || Math.abs(lat) > GUESSED_LATITUDE) return () => 1;
  const toRadians = RADIANS_PER_DEGREE / DEGREE_PARTS;
  const [lat0, lon0] = [lat * DEGREE_PARTS, lon * DEGREE_PARTS];
  const sine = Math.sin(lat * RADIANS_PER_DEGREE);
  const cosine = Math.cos(lat * RADIANS_PER_DEGREE);
  const limit = Math.sin((km / KM_PER_DEGREE / 2) * RADIANS_PER_DEGREE) ** 2;
  return (latPart, lonPart) => {
    const up = (latPart - lat0) * toRadians;
    const aside = (lonPart - lon0) * toRadians;
    const cosineThere = cosine - sine * up - (cosine * up * up) / 2;
    return (halfSineSquared(up) + cosine * cosineThere * halfSineSquared(aside)) / limit;
  };
}

/** Returns sin²(x / 2), for small x. */
const halfSineSquared = (x: number): number => {
  const square = x * x;
  return square / 4 - (square * square) / 48;
};
