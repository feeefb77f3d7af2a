import { expect, test } from 'vitest';
import { circleOfArea, nearest } from '#web/features/offers/map/area-search.ts';
import { readableNames } from '#web/features/offers/map/city-labels.tsx';
import { groupMarkers } from '#web/features/offers/map/group-markers.ts';
import { mapMoveForKey } from '#web/features/offers/map/map-keys.ts';

const RADII = [25, 50, 65, 100, 200, 500];

test('markers that would cover each other are one, where the first of the list is', () => {
  const markers = [
    { id: 'a', x: 0, y: 0 },
    { id: 'b', x: 100, y: 0 },
    { id: 'c', x: 10, y: 10 },
    { id: 'd', x: 60, y: 0 },
  ];
  const size = { width: 40, height: 40 };
  expect(groupMarkers(markers, () => size)).toEqual([
    { x: 0, y: 0, ids: ['a', 'c'], ...size },
    { x: 100, y: 0, ids: ['b'], ...size },
    { x: 60, y: 0, ids: ['d'], ...size },
  ]);
  const idsAt = (widthOf: (count: number) => number) =>
    groupMarkers(markers, (count) => ({ width: widthOf(count), height: 40 })).map(({ ids }) => ids);
  expect(idsAt(() => 41)).toEqual([
    ['a', 'c'],
    ['b', 'd'],
  ]);
  // The words for several cover what one number leaves free.
  expect(idsAt((count) => (count === 1 ? 40 : 90))).toEqual([['a', 'c', 'd'], ['b']]);
  expect(groupMarkers([], () => size)).toEqual([]);
});

test('the circle of an area lies in its middle and no further out than the map shows', () => {
  const area = { south: 50, north: 52, west: 9, east: 13 };
  expect(circleOfArea(area, RADII)).toEqual({ centre: { lat: 51, lon: 11 }, radius: 100 });
  expect(circleOfArea({ south: 50, north: 50, west: 9, east: 9 }, RADII).radius).toBe(25);
  expect(circleOfArea({ south: 30, north: 70, west: -20, east: 40 }, RADII).radius).toBe(500);
});

test('the nearest place is found by kilometres, not by degrees', () => {
  const north = { name: 'north', lat: 61, lon: 10 };
  const east = { name: 'east', lat: 60, lon: 11.5 };
  expect(nearest([north, east], { lat: 60, lon: 10 })?.name).toBe('east');
  expect(nearest([], { lat: 60, lon: 10 })).toBeUndefined();
});

test('of names that touch the first stays, and none lies under a marker', () => {
  const names = [
    { text: 'Frankfurt am Main', x: 0, y: 0 },
    { text: 'Mainz', x: 20, y: 5 },
    { text: 'Kassel', x: 20, y: 60 },
  ];
  expect(readableNames(names, []).map(({ text }) => text)).toEqual(['Frankfurt am Main', 'Kassel']);
  const marker = { left: 60, right: 100, top: 50, bottom: 90 };
  expect(readableNames(names, [marker]).map(({ text }) => text)).toEqual(['Frankfurt am Main']);
});

test.each([
  ['ArrowLeft', 'left'],
  ['ArrowUp', 'up'],
  ['+', 'in'],
  ['=', 'in'],
  ['-', 'out'],
  ['Home', 'all'],
  ['Tab', undefined],
  ['toString', undefined],
])('%s moves the map: %s', (key, move) => {
  const plain = { key, ctrlKey: false, metaKey: false, altKey: false };
  expect(mapMoveForKey(plain)).toBe(move);
  expect(mapMoveForKey({ ...plain, ctrlKey: true })).toBeUndefined();
});
