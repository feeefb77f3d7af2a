import { expect, test } from 'vitest';
import { FILTER_TEXT_LENGTH, FILTER_VALUES } from '#shared/kernel/filter-limits.ts';
import {
  choiceParam,
  flagParam,
  listParam,
  numberParam,
  readListState,
  textParam,
  writeListState,
} from '#shared/kernel/list-state.ts';

const params = {
  place: textParam(),
  radius: numberParam(200),
  lat: numberParam<number | null>(null),
  breed: listParam(),
  now: flagParam(),
  sort: choiceParam(['distance', 'newest'], 'distance'),
};
const read = (search: string) => readListState(params, new URLSearchParams(search));
const write = (search: string, patch: Parameters<typeof writeListState<typeof params>>[2]) =>
  writeListState(params, new URLSearchParams(search), patch).toString();

test('an empty address is the initial state', () => {
  expect(read('')).toEqual({
    place: '',
    radius: 200,
    lat: null,
    breed: [],
    now: false,
    sort: 'distance',
  });
});

test('what the address says is the state', () => {
  expect(read('place=4020+Linz&radius=50&lat=48.3&breed=a&breed=b&now=1&sort=newest')).toEqual({
    place: '4020 Linz',
    radius: 50,
    lat: 48.3,
    breed: ['a', 'b'],
    now: true,
    sort: 'newest',
  });
});

test('what makes no sense counts as not said', () => {
  expect(read('radius=far&lat=&now=yes&sort=price')).toEqual(read(''));
});

test('more or longer than a filter takes is cut', () => {
  const breeds = Array.from({ length: 300 }, (_, index) => `b${index}`);
  const long = 'x'.repeat(5000);
  const search = new URLSearchParams(breeds.map((breed): [string, string] => ['breed', breed]));
  search.set('place', long);
  const { breed, place } = readListState(params, search);
  expect(breed).toEqual(breeds.slice(0, FILTER_VALUES));
  expect(place).toBe(long.slice(0, FILTER_TEXT_LENGTH));
});

test('a change keeps the rest, and what equals the initial state leaves the address', () => {
  expect(
    write('other=1&radius=50&breed=a', { radius: 200, place: 'Linz', breed: ['b', 'c'] }),
  ).toBe('other=1&place=Linz&breed=b&breed=c');
  expect(write('lat=48.3&now=1', { lat: null, now: false })).toBe('');
});
