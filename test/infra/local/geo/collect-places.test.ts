import { describe, expect, test } from 'vitest';
import { collectPlaces } from '#infra/local/geo/collect-places.ts';
import type { KnownCity } from '#infra/local/geo/read-cities.ts';
import { knownCity, parsedLine } from '#test/support/place-table.ts';

const collect = (lines: readonly string[], cities: readonly KnownCity[] = []) =>
  collectPlaces(
    lines.map((line) => parsedLine('DE', line)),
    cities,
  ).map(({ name, population, codes, aliases }) => ({
    name,
    population,
    codes: [...codes.keys()],
    aliases,
  }));
const plain = { population: 0, aliases: [] };

describe('postal codes of one name', () => {
  test('in one parish are one place', () => {
    expect(collect(['06108|Halle|ST/1/2|51.48|11.97', '06110|Halle|ST/1/2|51.46|11.96'])).toEqual([
      { ...plain, name: 'Halle', codes: ['06108', '06110'] },
    ]);
  });

  test('in different parishes, or far apart, are different places', () => {
    const lines = [
      '33790|Halle|NW/1/2|52.06|8.36',
      '37620|Halle|NI/1/2|51.99|9.57',
      '37621|Halle|NI/1/2|52.99|9.57',
    ];
    expect(collect(lines).map(({ codes }) => codes)).toEqual([['33790'], ['37620'], ['37621']]);
  });
});

describe('a city', () => {
  const halle = '06108|Halle|ST/1/2|51.48|11.97';

  test('gives the place of its name, the nearest, its inhabitants', () => {
    const places = collect(
      ['33790|Halle|NW/1/2|52.06|8.36', halle],
      [knownCity('Halle', 234_107, 51.48, 11.97)],
    );
    expect(places.map(({ population }) => population)).toEqual([0, 234_107]);
  });

  test.each([
    ['a longer name', 'Halle (Saale)', halle, 'Halle'],
    [
      'a shorter one',
      'Freiburg',
      '79098|Freiburg im Breisgau|BW/1/2|47.99|7.84',
      'Freiburg im Breisgau',
    ],
  ])('may have %s and is found by both', (_, city, line, name) => {
    const [, , , lat, lon] = line.split('|');
    expect(collect([line], [knownCity(city, 1000, Number(lat), Number(lon))])).toMatchObject([
      { name, population: 1000, aliases: [city] },
    ]);
  });

  test('in several postal districts is a place of its own, with the nearest code', () => {
    const lines = ['8900|Randers C|SH|56.464|10.034', '8920|Randers NV|SH|56.476|9.977'];
    const places = collect(lines, [knownCity('Randers', 55_780, 56.46, 10.036)]);
    expect(places.at(-1)).toEqual({
      name: 'Randers',
      population: 55_780,
      codes: ['8900'],
      aliases: [],
    });
  });

  test('far from every postal code has none', () => {
    expect(collect([halle], [knownCity('Nowhere', 1000, 53, 7)]).at(-1)).toEqual({
      name: 'Nowhere',
      population: 1000,
      codes: [],
      aliases: [],
    });
  });

  test('keeps its foreign name', () => {
    const munich = { ...knownCity('München', 1_260_391, 48.14, 11.58), aliases: ['Munich'] };
    expect(collect(['80331|München|BY/1/2|48.13|11.57'], [munich])).toEqual([
      { name: 'München', population: 1_260_391, codes: ['80331'], aliases: ['Munich'] },
    ]);
  });
});
