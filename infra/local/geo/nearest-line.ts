import { distanceKm, type GeoPosition } from '#shared/kernel/geo-position.ts';
import type { PostalLine } from './postal-line.ts';

/** The distance from which on a postal code says nothing about a city. */
const NEAR_KM = 15;
/** The squares of a degree: in Europe, the square of a place and its eight neighbours hold all near places. */
const SQUARES_PER_DEGREE = 4;

/** Makes the function that finds the nearest line to a place, undefined when none is near. */
export function makeNearest(
  lines: readonly PostalLine[],
): (place: GeoPosition) => PostalLine | undefined {
  const squares = Map.groupBy(lines, (line) => squareOf(line).join('/'));
  return (place) => {
    const [row, column] = squareOf(place);
    let best: PostalLine | undefined;
    let bestKm = NEAR_KM;
    for (const line of neighbours(row, column).flatMap((key) => squares.get(key) ?? [])) {
      const km = distanceKm(line, place);
      if (km < bestKm) [best, bestKm] = [line, km];
    }
    return best;
  };
}

function squareOf({ lat, lon }: GeoPosition): [number, number] {
  return [Math.floor(lat * SQUARES_PER_DEGREE), Math.floor(lon * SQUARES_PER_DEGREE)];
}

function neighbours(row: number, column: number): string[] {
  const around = [-1, 0, 1];
  return around.flatMap((down) => around.map((right) => `${row + down}/${column + right}`));
}
