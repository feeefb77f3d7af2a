import { expect, test } from 'vitest';
import { geocodingEndpoints } from '#shared/geocoding/endpoints.ts';

const { input } = geocodingEndpoints.listCities;
const isTaken = (more: object) => input.safeParse({ countrycode: 'DE', ...more }).success;

test('a search is exact unless it asks for more', () => {
  expect(input.parse({ countrycode: 'DE', cityname: 'Linz' })).toEqual({
    countrycode: 'DE',
    cityname: 'Linz',
    usefuzzy: false,
  });
});

test.each([
  ['a name of 2 letters', { cityname: 'Au' }],
  ['a name of 80 letters', { cityname: 'x'.repeat(80) }],
  ['a code of 2 characters', { citycode: '80' }],
  ['a code of 12 characters', { citycode: '1'.repeat(12) }],
])('%s is taken', (_, more) => {
  expect(isTaken(more)).toBe(true);
});

test.each([
  ['a name of 1 letter', { cityname: 'A' }],
  ['a name of 81 letters', { cityname: 'x'.repeat(81) }],
  ['a code of 1 character', { citycode: '8' }],
  ['a code of 13 characters', { citycode: '1'.repeat(13) }],
  ['a number for a code', { citycode: 80331 }],
  ['a country in small letters', { countrycode: 'de', cityname: 'Linz' }],
  ['an unknown field', { cityname: 'Linz', limit: 100 }],
])('%s is refused', (_, more) => {
  expect(isTaken(more)).toBe(false);
});
