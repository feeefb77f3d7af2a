import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CityQuery, findCities } from '#functions/geocoding/find-cities.ts';
import { makePlaceIndex } from '#functions/geocoding/place-index.ts';
import { CITY_LIST_ROWS } from '#shared/geocoding/limits.ts';
import { knownCity, placeTable } from '#test/support/place-table.ts';

const austria = makePlaceIndex(
  placeTable(
    'AT',
    [
      '4020|Linz|04/401/1|48.3064|14.2861',
      '4030|Linz|04/401/1|48.2664|14.3261',
      '4020|Zaubertal|04/410/2|48.304|14.2543',
      '9562|Linz|02/210/5|46.7413|14.0634',
      '4209|Linzerberg|04/416/3|48.3959|14.3026',
      '4203|Altenberg bei Linz|04/416/4|48.3728|14.3503',
      '3100|St. Pölten|03/302/6|48.2|15.6333',
      '9900|Lienz|07/707/7|46.8289|12.769',
      '8010|Graz,01.Bez.:Innere Stadt|06/601/8|47.0711|15.4497',
      '8010|Graz,02.Bez.:Sankt Leonhard|06/601/8|47.0711|15.4597',
    ],
    [
      knownCity('Linz', 204_846, 48.30639, 14.28611),
      { ...knownCity('Wien', 1_691_468, 48.20849, 16.37208), aliases: ['Vienna'] },
    ],
  ),
);
const find = (query: Partial<CityQuery>, index = austria) =>
  findCities(index, { usefuzzy: false, ...query }).map(
    ({ name, code }) => `${name} ${code ?? 'without code'}`,
  );

describe('by name', () => {
  test('whole names come before beginnings and later words, the bigger city first', () => {
    expect(find({ cityname: 'linz' })).toEqual([
      'Linz 4020',
      'Linz 9562',
      'Linzerberg 4209',
      'Altenberg bei Linz 4203',
    ]);
  });

  test('where no postal codes are loaded, one that is typed with the name is not given back', () => {
    const cities = makePlaceIndex(placeTable('AT', [], [knownCity('Linz', 204_846, 48.3, 14.3)]));
    // Nobody knows whether the code is right: it is not given back.
    expect(find({ cityname: 'Linz', citycode: '5020' }, cities)).toEqual(
      find({ cityname: 'Linz' }, cities),
    );
    expect(find({ citycode: '4020' }, cities)).toEqual([]);
    expect(find({ cityname: 'Graz', citycode: '8010' }, cities)).toEqual([]);
  });

  test('a city comes once, with its first code, its area and the middle of its codes', () => {
    expect(findCities(austria, { cityname: 'Linz', usefuzzy: false })[0]).toEqual({
      name: 'Linz',
      code: '4020',
      area: { code: '04', name: 'Land 04' },
      geoPosition: { lat: 48.2864, lon: 14.3061 },
    });
  });

  test.each([
    ['LINZ', 'Linz 4020'],
    ['st polten', 'St. Pölten 3100'],
    ['Sankt Poelten', 'St. Pölten 3100'],
    ['bei linz', 'Altenberg bei Linz 4203'],
    ['Graz', 'Graz 8010'],
    ['Vienna', 'Wien without code'],
  ])('%s finds %s', (cityname, city) => {
    expect(find({ cityname })[0]).toBe(city);
  });

  test.each(['inz', 'xyz', '…', 'Linz an der Donau', 'lnz'])('%s finds nothing', (cityname) => {
    expect(find({ cityname })).toEqual([]);
  });
});

describe('by name with typing errors', () => {
  test.each([
    ['grza', 'Graz 8010'],
    ['sankt pölte', 'St. Pölten 3100'],
    ['sant poelten', 'St. Pölten 3100'],
    ['altenbreg bei linz', 'Altenberg bei Linz 4203'],
    ['altnberg', 'Altenberg bei Linz 4203'],
    ['Linz an der Donau', 'Linz 4020'],
  ])('%s finds %s', (cityname, city) => {
    expect(find({ cityname, usefuzzy: true })[0]).toBe(city);
  });

  test('what is written right comes before what is nearly right', () => {
    expect(find({ cityname: 'lienz', usefuzzy: true })).toEqual([
      'Lienz 9900',
      'Linz 4020',
      'Linz 9562',
    ]);
  });

  test('three letters forgive nothing', () => {
    expect(find({ cityname: 'grz', usefuzzy: true })).toEqual([]);
  });
});

describe('by postal code', () => {
  test('the beginning of a code is enough, and the chief place of each code comes first', () => {
    expect(find({ citycode: '40' })).toEqual(['Linz 4020', 'Linz 4030', 'Zaubertal 4020']);
  });

  test('the position is that of the code', () => {
    expect(findCities(austria, { citycode: '4030', usefuzzy: false })[0]?.geoPosition).toEqual({
      lat: 48.2664,
      lon: 14.3261,
    });
  });

  test.each(['99999', '020', 'ab', '--', '4020x', '40z', '4o20'])(
    '%s finds nothing',
    (citycode) => {
      expect(find({ citycode })).toEqual([]);
    },
  );

  test.each([
    ['LU', 'L-4970|Sprinkange|CA|49.585|5.9726', '4970', 'Sprinkange L-4970'],
    ['LU', 'L-4970|Sprinkange|CA|49.585|5.9726', 'L4970', 'Sprinkange L-4970'],
    ['DE', '01067|Dresden|SN|51.05|13.73', '1067', 'Dresden 01067'],
    ['SE', '624 66|Fårö|05|57.9167|19.1333', '62466', 'Fårö 624 66'],
    ['NL', '9401|Assen|01|52.9939|6.5625', '9401 AB', 'Assen 9401'],
    ['NL', '9401|Assen|01|52.9939|6.5625', '9401ab', 'Assen 9401'],
    ['IE', 'F12|Knock|C|53.7939|-8.9196', 'F12 X2Y3', 'Knock F12'],
    ['GB', 'M9|Blackley|ENG|53.5177|-2.2144', 'M9 4AB', 'Blackley M9'],
    ['AT', '1010|Wien|09|48.2|16.37', 'A 1010', 'Wien 1010'],
    ['CH', '3000|Bern|BE|46.95|7.45', 'CH-3000', 'Bern 3000'],
    ['DE', '01067|Dresden|SN|51.05|13.73', 'D 01067', 'Dresden 01067'],
    ['DK', '0800|Høje Taastrup|84|55.65|12.27', 'DK 0800', 'Høje Taastrup 0800'],
    ['ES', '01001|Vitoria|PV|42.85|-2.67', 'E-01001', 'Vitoria 01001'],
    ['FR', '01000|Bourg|01|46.2|5.22', 'F 01000', 'Bourg 01000'],
    ['HR', '10000|Zagreb|21|45.81|15.98', 'CRO 10000', 'Zagreb 10000'],
    ['HU', '1007|Budapest|05|47.5|19.04', 'H-1007', 'Budapest 1007'],
    ['IT', '00100|Roma|07|41.89|12.48', 'I 00100', 'Roma 00100'],
    ['LT', '01001|Vilnius|65|54.69|25.28', 'LT 01001', 'Vilnius 01001'],
    ['RO', '010011|București|10|44.43|26.1', 'RO 010011', 'București 010011'],
    ['SE', '100 04|Stockholm|26|59.33|18.07', 'S 100 04', 'Stockholm 100 04'],
    ['NL', '9401|Assen|01|52.9939|6.5625', 'NL 9401 AB', 'Assen 9401'],
    ['IE', 'F12|Knock|C|53.7939|-8.9196', 'IRL F12 X2Y3', 'Knock F12'],
    ['GB', 'M9|Blackley|ENG|53.5177|-2.2144', 'GB-M9 4AB', 'Blackley M9'],
    ['GB', 'M9|Blackley|ENG|53.5177|-2.2144', 'UK M94AB', 'Blackley M9'],
  ])('in %s of %s, %s finds %s', (country, line, citycode, city) => {
    expect(find({ citycode }, makePlaceIndex(placeTable(country, [line])))).toEqual([city]);
  });

  test.each([
    ['IV21AA', ['Inverness IV2']],
    ['iv2 1aa', ['Inverness IV2']],
    ['IV211AA', ['Gairloch IV21']],
    ['EC1A 1BB', ['London EC1']],
    ['IV9 9ZZ', []],
    ['IV2', ['Inverness IV2', 'Gairloch IV21']],
  ])('a whole British code ends with a digit and two letters: %s finds %j', (citycode, cities) => {
    const britain = makePlaceIndex(
      placeTable('GB', [
        'EC1|London|ENG|51.52|-0.1',
        'IV2|Inverness|SCT|57.47|-4.2',
        'IV21|Gairloch|SCT|57.73|-5.69',
        'IV99|Elsewhere|SCT|57.73|-5.69',
      ]),
    );
    expect(find({ citycode }, britain)).toEqual(cities);
  });
});

test('name and code together find what fits both, with the code that fits', () => {
  expect(find({ cityname: 'linz', citycode: '4030' })).toEqual(['Linz 4030']);
  expect(find({ cityname: 'linz', citycode: '95' })).toEqual(['Linz 9562']);
  expect(find({ cityname: 'graz', citycode: '40' })).toEqual([]);
});

test('without name and code nothing is found', () => {
  expect(find({})).toEqual([]);
});

test('whatever is typed, the answer is short, each city fits the table and comes once', () => {
  const typed = fc.option(fc.string({ unit: 'grapheme', maxLength: 20 }), { nil: undefined });
  fc.assert(
    fc.property(typed, typed, fc.boolean(), (cityname, citycode, usefuzzy) => {
      const cities = findCities(austria, { cityname, citycode, usefuzzy });
      expect(cities.length).toBeLessThanOrEqual(CITY_LIST_ROWS);
      expect(new Set(cities.map((city) => JSON.stringify(city))).size).toBe(cities.length);
      for (const { name } of cities) expect(austria.table.places.name).toContain(name);
    }),
  );
});

test('at most twenty of many come, the bigger first', () => {
  const lines = Array.from(
    { length: 60 },
    (_, index) =>
      `${1000 + index}|Neustadt ${String.fromCharCode(97 + (index % 26))}${index}|01|${40 + index / 10}|10`,
  );
  const index = makePlaceIndex(
    placeTable('AT', lines, [knownCity('Neustadt h59', 5000, 45.9, 10)]),
  );
  const cities = find({ cityname: 'neustadt' }, index);
  expect(cities).toHaveLength(CITY_LIST_ROWS);
  expect(cities[0]).toBe('Neustadt h59 1059');
});
