import { beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '#test/functions/offers/offer-world.ts';
import { placeTable } from '#test/support/place-table.ts';
import { testId } from '#test/support/test-id.ts';
import { type GeoWorld, makeGeoWorld } from './geo-world.ts';

const LINES = [
  '10000|Riga|001/1/1|56.9460|24.1059',
  '10100|Riga|001/1/1|56.9500|24.1100',
  '21000|Jurmala|002/1/1|56.9680|23.7704',
  '34000|Liepaja|003/1/1|56.5110|21.0139',
  '34500|Grobina|003/1/1|56.5350|21.1670',
];
const labels = [{ lang: 'de_DE', label: 'Kurland' }];

let world: GeoWorld;
let country: string;
let riga: string;
beforeAll(async () => {
  world = await makeGeoWorld();
  country = await world.saveCountry('LV');
  riga = await world.saveRegion(country, 'RIX', ['1']);
  await world.saveRegion(await world.saveCountry('LT'), 'X', ['3']);
  await world.putPlaces(placeTable('LV', LINES));
});

describe('before a region is saved, its postal codes are told', () => {
  test('how many it has, and which no region has', async () => {
    const coverage = await world.coverage({ country, labels, postalCodePrefixes: ['34'] });
    expect(coverage).toMatchObject({ codes: 5, here: 2, nowhere: 1, inside: [], idle: [] });
    expect(coverage.examples).toEqual([{ code: '21000', name: 'Jurmala', area: 'Land 002' }]);
    const lies = coverage.points.map((point) => point.lies);
    expect(new Set(lies)).toEqual(new Set(['here', 'elsewhere', 'nowhere']));
    expect(coverage.points.length).toBeLessThan(6);
  });

  test('the longer prefix of another region takes a part out of it', async () => {
    const coverage = await world.coverage({
      country,
      labels,
      postalCodePrefixes: ['101', '2', '3'],
    });
    expect(coverage).toMatchObject({ here: 4, nowhere: 0 });
    const whole = await world.coverage({ country, region: riga, postalCodePrefixes: ['1'] });
    expect(whole.inside).toEqual([]);
    const saved = await world.saveRegion(country, 'RIX-C', ['101']);
    expect(
      await world.coverage({ country, region: riga, postalCodePrefixes: ['1'] }),
    ).toMatchObject({ here: 1, inside: [{ prefix: '101', region: saved }] });
  });

  test('a prefix that no postal code begins with is named', async () => {
    const coverage = await world.coverage({
      country,
      labels,
      postalCodePrefixes: ['2', '99', '210001'],
    });
    expect(coverage.idle).toEqual(['99', '210001']);
  });

  test('without prefixes, its name decides', async () => {
    const labels = [{ lang: 'de_DE', label: 'Land 002' }];
    expect(await world.coverage({ country, labels })).toMatchObject({ here: 1 });
  });
});

test('where no places are loaded, nothing is known', async () => {
  const estonia = await world.saveCountry('EE');
  expect(await world.coverage({ country: estonia, postalCodePrefixes: ['1'] })).toEqual({
    codes: null,
    here: 0,
    nowhere: 0,
    examples: [],
    inside: [],
    idle: [],
    points: [],
  });
});

test('of a country that there is not, nothing is told', async () => {
  expect(await refusalOf(world.coverage({ country: testId('nowhere') }))).toEqual([
    404,
    'entities.notFound',
  ]);
});
