import { describe, expect, test } from 'vitest';
import { readPostalLine } from '#infra/local/geo/postal-line.ts';
import { parsedLine, postalLine } from '#test/support/place-table.ts';

test('a line is a place with its areas', () => {
  expect(parsedLine('AT', '4020|Linz|04/401/40101|48.3064|14.2861')).toEqual({
    country: 'AT',
    code: '4020',
    name: 'Linz',
    area: { code: '04', name: 'Land 04' },
    areaPath: '04/401/40101',
    lat: 48.3064,
    lon: 14.2861,
  });
});

test.each([
  ['the country mark stays', 'LU', 'L-4970|Sprinkange|CA|49.585|5.9726', { code: 'L-4970' }],
  ['the district goes', 'AT', '8010|Graz,01.Bez.:Innere Stadt|06|47.07|15.45', { name: 'Graz' }],
  ['areas get their ISO code', 'DK', '8900|Randers C|18|56.46|10.03', { area: { code: '82' } }],
  ['spaces in codes stay', 'SE', '624 66|Fårö|05|57.9|19.1', { code: '624 66' }],
])('%s', (_, country, short, expected) => {
  expect(parsedLine(country, short)).toMatchObject(expected);
});

test.each([
  ['DE', '10875|Mercedes-Benz. io GmbH|01|48.7794|9.1679'],
  ['FR', '75303 SP 07|Paris|11|48.86|2.34'],
  ['FR', '31094 CEDEX 9|Toulouse|76|43.6|1.44'],
])('in %s %s is a company’s own mail, no place', (country, short) => {
  expect(readPostalLine(postalLine(country, short))).toBeUndefined();
});

describe('what is no line is told in a few words', () => {
  test.each([
    ['DE\t80331', '2 columns instead of 12'],
    [postalLine('Germany', '80331|München|BY|48.1|11.5'), 'wrong country'],
    [postalLine('DE', '|München|BY|48.1|11.5'), 'wrong code'],
    [postalLine('DE', '1234567890123|München|BY|48.1|11.5'), 'wrong code'],
    [postalLine('DE', '80331| |BY|48.1|11.5'), 'wrong name'],
    [postalLine('DE', '80331|München|BY|48,1|11.5'), 'wrong lat'],
    [postalLine('DE', '80331|München|BY|91|11.5'), 'wrong lat'],
    [postalLine('DE', '80331|München|BY|48.1|'), 'wrong lon'],
  ])('%j: %s', (text, problem) => {
    expect(readPostalLine(text)).toBe(problem);
  });
});
