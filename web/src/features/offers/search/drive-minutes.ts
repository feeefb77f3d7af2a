const ROAD_FACTOR = 1.3; // roads are about 30 % longer than the straight line
const KM_PER_HOUR = 60; // a car with a livestock trailer, towns included
const ROUND_TO_MINUTES = 5;

/** Returns a rough driving time for a straight-line distance in km, rounded up to 5 minutes. */
export function driveMinutes(km: number): number {
  const minutes = ((km * ROAD_FACTOR) / KM_PER_HOUR) * 60;
  return Math.max(ROUND_TO_MINUTES, Math.ceil(minutes / ROUND_TO_MINUTES) * ROUND_TO_MINUTES);
}
