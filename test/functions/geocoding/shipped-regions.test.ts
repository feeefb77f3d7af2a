import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { makeMatchRegion } from '#functions/geocoding/match-region.ts';
import { prefixesOf } from '#infra/demo/countries/build-countries.ts';
import { textOf } from '#infra/demo/countries/country-row.ts';
import { COUNTRIES } from '#infra/demo/countries/country-table.ts';
import { labelsOf } from '#infra/demo/texts.ts';
import { shippedPlaces } from '#infra/deploy/places/shipped-places.ts';
import { placeKey } from '#shared/geocoding/place-name.ts';
import { PlaceTable } from '#shared/geocoding/place-table.ts';

const WITH_CODES = 'AT CH DE DK ES FR GB HR HU IE IT LU NL RO SE'.split(' ');

/** Returns each postal code of a country, and each town that it has, with the area in which it lies. */
async function codesOf(country: string) {
  const bytes = gunzipSync(await shippedPlaces(country));
  const { codes, places, areas } = PlaceTable.parse(JSON.parse(bytes.toString()));
  return codes.code.map((code, row) => ({
    code,
    area: areas[places.area[codes.place[row] ?? -1] ?? -1] ?? { code: '', name: '' },
  }));
}

describe('a region without prefixes has the postal codes of the area of its name, and no other', () => {
  test.each(WITH_CODES)('%s', async (country) => {
    const rows = await codesOf(country);
    const names = [...new Set(rows.map(({ area }) => area.name))].filter((name) => name !== '');
    expect(rows.filter(({ area }) => area.name === '' && /^\w{1,2}$/.test(area.code))).toEqual([]);
    const regions = names.map((name) => ({
      id: placeKey(name),
      data: { labels: [{ lang: 'de_DE' as const, label: name }], postalCodePrefixes: [] },
    }));
    const matchRegion = makeMatchRegion(regions);
    const wrong = rows.filter(
      ({ code, area }) => (matchRegion({ citycode: code, area }) ?? '') !== placeKey(area.name),
    );
    expect(wrong).toEqual([]);
  });
});

const withPrefixes = COUNTRIES.filter(({ regions }) =>
  regions.some((region) => prefixesOf(region).length > 0),
);

describe('a region of the demo data has postal codes of its own area only, and every code has a region', () => {
  test.each(withPrefixes)('$code', async ({ code: country, regions }) => {
    const matchRegion = makeMatchRegion(
      regions.map((region) => ({
        id: region.statecode,
        data: { labels: labelsOf(textOf(region)), postalCodePrefixes: prefixesOf(region) },
      })),
    );
    // Towns of two regions share a code at their border; offices have codes without an area; all of Luxembourg is one region.
    const rows = (await codesOf(country)).filter(({ area }) => area.code !== '');
    const own = (code: string) =>
      regions.length === 1 ? regions[0]?.statecode : code.replace(/^0/, '');
    const wrong = [...Map.groupBy(rows, ({ code }) => code)].filter(([citycode, towns]) => {
      const region = matchRegion({ citycode });
      return towns.every(({ area }) => own(area.code) !== region);
    });
    expect(wrong).toEqual([]);
  });
});
