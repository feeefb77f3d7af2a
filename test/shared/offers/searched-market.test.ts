import { expect, test } from 'vitest';
import { searchedCountries } from '#shared/offers/searched-market.ts';
import { SHARDS_A_SEARCH } from '#shared/search/limits.ts';

const country = (id: string, allowTransnationalSearch = true) => ({
  id,
  data: { allowTransnationalSearch },
});
const many = Array.from({ length: SHARDS_A_SEARCH + 3 }, (_, index) => country(`c${index}`));

test('abroad are the countries that search across borders, where the own one does', () => {
  const all = [country('at'), country('ch', false), country('de')];
  expect(searchedCountries(country('de'), all, true)).toEqual(['de', 'at']);
  expect(searchedCountries(country('de'), all, false)).toEqual(['de']);
  expect(searchedCountries(country('ch', false), all, true)).toEqual(['ch']);
});

test('of more countries than one search reads, the own one is among those asked', () => {
  const asked = searchedCountries(country('c22'), many, true);
  expect([asked.length, asked[0]]).toEqual([SHARDS_A_SEARCH, 'c22']);
});
