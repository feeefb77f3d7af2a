import { beforeAll, expect, test } from 'vitest';
import { distanceFromTown } from '#functions/geocoding/public.ts';
import { placeTable } from '#test/support/place-table.ts';
import { type GeoWorld, makeGeoWorld } from './geo-world.ts';

const LINES = [
  '4300|Holbæk|01|55.70|11.70',
  '4300|Orø|01|55.77|11.80',
  '9990|Skagen|02|57.72|10.58',
  '5000|Nyborg|03|55.31|10.79',
];
const position = { lat: 55.7, lon: 11.7 };

let world: GeoWorld;
beforeAll(async () => {
  world = await makeGeoWorld();
  await world.putPlaces(placeTable('NO', LINES));
});

const from = (address: object, townDistanceKm?: number) =>
  distanceFromTown(
    world.context,
    { code: 'NO', townDistanceKm },
    { geoPosition: position, ...address },
  );
const kmFrom = async (address: object) => Math.round((await from(address))?.km ?? -1);

test.each([
  ['the nearest place of the code counts', { citycode: '4300', city: 'Skagen' }, 0],
  ['however the code is written', { citycode: 'NO-4300' }, 0],
  ['not one whose code only begins so', { citycode: '99', city: 'Orø' }, 10],
  ['an unknown code gives way to the name', { citycode: '4309', city: 'skagen' }, 235],
  ['not to a longer name', { citycode: '4309', city: 'Ska' }, 0],
  ['an unknown name gives way to the country', { citycode: '4309', city: 'Hof' }, 0],
  ['and so does no address', {}, 0],
])('%s', async (_, address, km) => {
  expect(await kmFrom(address)).toBe(km);
});

test('the country says how far is too far, or 50 km are', async () => {
  const away = { citycode: '5000' };
  expect(await from(away)).toMatchObject({ limit: 50, isTooFar: true });
  expect(await from(away, 80)).toMatchObject({ limit: 80, isTooFar: false });
});

test('where no places are loaded, and without a position, nothing is known', async () => {
  const unknown = await distanceFromTown(world.context, { code: 'MT' }, { geoPosition: position });
  expect([unknown, await from({ geoPosition: undefined })]).toEqual([undefined, undefined]);
});
