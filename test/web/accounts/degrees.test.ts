import { expect, test } from 'vitest';
import {
  parseDegrees,
  parsePair,
  positionOf,
} from '#web/features/accounts/positions/position-dialog.tsx';

test.each([
  ['48,306', 48.306],
  ['48.306', 48.306],
  [' 48.306° ', 48.306],
  ['−16,5', -16.5],
  ['90', 90],
  ['0', 0],
  ['90,1', null],
  ['', null],
  ['48.306.1', null],
  ['1.234,5', null],
  ['north', null],
])('%s as a latitude', (text, degrees) => {
  expect(parseDegrees(text, 90)).toBe(degrees);
});

test('a longitude goes further', () => {
  expect([parseDegrees('179.9', 180), parseDegrees('180.1', 180)]).toEqual([179.9, null]);
});

test('a map copies both at once; one number is no pair', () => {
  expect(parsePair('48.306, -14.286')).toEqual({ lat: '48.306', lon: '-14.286' });
  expect([parsePair('48,306'), parsePair('48.306')]).toEqual([null, null]);
});

test('a position needs both parts', () => {
  expect(positionOf({ lat: '48,3', lon: '14,2' })).toEqual({ lat: 48.3, lon: 14.2 });
  expect(positionOf({ lat: '48,3', lon: '' })).toBeNull();
});
