import { beforeAll, expect, test } from 'vitest';
import { regionOf } from '#functions/geocoding/public.ts';
import { SERVER_LIST_SECONDS } from '#shared/kernel/limits.ts';
import { placeTable } from '#test/support/place-table.ts';
import { type GeoWorld, makeGeoWorld } from './geo-world.ts';

let world: GeoWorld;
let luxembourg: string;
let withoutPlaces: string;
const regions = { south: '', capital: '', lakes: '' };
beforeAll(async () => {
  world = await makeGeoWorld();
  luxembourg = await world.saveCountry('LU');
  withoutPlaces = await world.saveCountry('MT');
  regions.south = await world.saveRegion(luxembourg, 'ES', ['4']);
  regions.capital = await world.saveRegion(luxembourg, 'Land LU', []);
  regions.lakes = await world.saveRegion(withoutPlaces, 'LA', ['1']);
  await world.putPlaces(
    placeTable('LU', [
      'L-4970|Sprinkange|CA|49.585|5.9726',
      'L-1111|Luxembourg|LU|49.6111|6.1309',
      'L-9999|Wemperhardt|CL|50.1333|6.0667',
    ]),
  );
});

test('the prefix of the postal code decides', async () => {
  expect(await regionOf(world.context, { country: luxembourg, citycode: 'L-4970' })).toBe(
    regions.south,
  );
});

test('without a prefix the name of the place’s area decides', async () => {
  expect(await regionOf(world.context, { country: luxembourg, citycode: '1111' })).toBe(
    regions.capital,
  );
});

test.each(['9999', '7777'])('%s lies in no region', async (citycode) => {
  expect(await regionOf(world.context, { country: luxembourg, citycode })).toBeUndefined();
});

test.each(['4971', '49'])(
  '%s is no code of the country: its prefix decides nothing',
  async (citycode) => {
    expect(await regionOf(world.context, { country: luxembourg, citycode })).toBeUndefined();
  },
);

test('where no places are loaded only prefixes decide', async () => {
  const find = (citycode: string) => regionOf(world.context, { country: withoutPlaces, citycode });
  expect([await find('1000'), await find('2000')]).toEqual([regions.lakes, undefined]);
});

test('a new region counts within seconds', async () => {
  const find = () => regionOf(world.context, { country: luxembourg, citycode: '9999' });
  expect(await find()).toBeUndefined();
  const north = await world.saveRegion(luxembourg, 'CL', ['99']);
  expect(await find()).toBeUndefined();
  world.time.now += SERVER_LIST_SECONDS * 1000;
  expect(await find()).toBe(north);
});
