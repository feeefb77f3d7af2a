import { expect, test } from 'vitest';
import { circleTest } from '#functions/kernel/search/filtering/circle-test.ts';
import { packColumn } from '#functions/kernel/search/packing/pack-column.ts';
import type { PlaceColumn } from '#functions/kernel/search/packing/packed-column.ts';
import { distanceKm, GeoPosition } from '#shared/kernel/geo-position.ts';
import { runSeed, sized } from '#test/support/campaign.ts';
import { type SeededRandom, seededRandom } from '#test/support/seeded-random.ts';

const CIRCLES = sized(400);
const PLACES = 200;
const KM_PER_DEGREE = 111.195;

/** About `km` away in a random direction. */
function placeAt(random: SeededRandom, from: GeoPosition, km: number): GeoPosition {
  const direction = random.next() * 2 * Math.PI;
  const lat = from.lat + (km / KM_PER_DEGREE) * Math.cos(direction);
  const aside = (km / KM_PER_DEGREE) * Math.sin(direction);
  const lon = from.lon + aside / Math.cos((((from.lat + lat) / 2) * Math.PI) / 180);
  return GeoPosition.parse({
    lat: Math.max(-90, Math.min(90, lat)),
    lon: Math.max(-180, Math.min(180, lon)),
  });
}

/** Every other one where the guess is worst: just below 70 degrees. */
const centreOf = (random: SeededRandom) =>
  GeoPosition.parse({
    lat: random.chance(0.5) ? 66 + random.next() * 4 : random.next() * 170 - 85,
    lon: random.next() * 350 - 175,
  });

test('a place lies within a circle exactly when its distance says so, most of all near the border', () => {
  const random = seededRandom(runSeed('circles'));
  let inside = 0;
  for (let n = 0; n < CIRCLES; n++) {
    const circle = { ...centreOf(random), km: random.pick([0.2, 3, 25, 50, 200, 499, 1500]) };
    const places = Array.from({ length: PLACES }, () => {
      const nearness = random.pick([0.5, 0.05, 0.005, 0.0005, 0.00005, 0.00005]);
      const share = 1 + nearness * (random.next() - 0.5);
      return placeAt(random, circle, circle.km * share);
    });
    const column = packColumn('geo', PLACES, (row) => places.slice(row, row + 1)) as PlaceColumn;
    const isWithin = circleTest(column, circle);
    const expected = places.map((place) => distanceKm(place, circle) <= circle.km);
    expect(places.map((_, row) => isWithin(row))).toEqual(expected);
    inside += expected.filter(Boolean).length;
  }
  expect(inside).toBeGreaterThan(CIRCLES * PLACES * 0.3);
  expect(inside).toBeLessThan(CIRCLES * PLACES * 0.7);
});

test('a row without a place lies in no circle, not even in the largest', () => {
  const column = packColumn('geo', 2, (row) => (row === 0 ? [] : [{ lat: -90, lon: 0 }]));
  const isWithin = circleTest(column as PlaceColumn, { lat: 90, lon: 0, km: 20_016 });
  expect([isWithin(0), isWithin(1)]).toEqual([false, true]);
});

test.each([179.9, -179.9])(
  'a circle over the date line, around %d, has both sides and no other place',
  (lon) => {
    const circle = { lat: 50, lon, km: 50 };
    const places = Array.from({ length: 360 }, (_, n) => ({ lat: 50, lon: n - 180 + 0.05 }));
    const column = packColumn('geo', places.length, (row) => places.slice(row, row + 1));
    const isWithin = circleTest(column as PlaceColumn, circle);
    const found = places.filter((_, row) => isWithin(row));
    expect(found).toEqual(places.filter((place) => distanceKm(place, circle) <= circle.km));
  },
);
