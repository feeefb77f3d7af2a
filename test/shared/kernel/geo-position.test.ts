import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceKm, GeoPosition } from '#shared/kernel/geo-position.ts';

const munich = { lat: 48.137154, lon: 11.576124 };
const vienna = { lat: 48.208174, lon: 16.373819 };
const position = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('the distance of two places', () => {
  test('Munich and Vienna lie 355.8 km apart', () => {
    expect(distanceKm(munich, vienna)).toBeCloseTo(355.8, 1);
  });

  test('across the date line is the short way', () => {
    expect(distanceKm({ lat: 0, lon: 179.5 }, { lat: 0, lon: -179.5 })).toBeCloseTo(111.2, 1);
  });

  test('of opposite places is half the way around the earth', () => {
    expect(distanceKm({ lat: 0, lon: 0 }, { lat: 0, lon: 180 })).toBeCloseTo(20_015.1, 1);
  });

  test('is 0 to itself, the same both ways, and never above half the way around', () => {
    fc.assert(
      fc.property(position, position, (a, b) => {
        expect(distanceKm(a, a)).toBe(0);
        expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 9);
        expect(distanceKm(a, b)).toBeLessThanOrEqual(20_015.2);
      }),
    );
  });
});

describe('a position', () => {
  test('is kept to a millionth of a degree, and zero is plain', () => {
    expect(GeoPosition.parse({ lat: 48.13715449, lon: -0.0000001 })).toEqual({
      lat: 48.137154,
      lon: 0,
    });
  });

  test('stored and read again is the same', () => {
    fc.assert(
      fc.property(position, (place) => {
        const kept = GeoPosition.parse(place);
        expect(GeoPosition.parse(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
      }),
    );
  });

  test.each([
    { lat: 90.1, lon: 0 },
    { lat: 0, lon: -180.1 },
    { lat: Number.NaN, lon: 0 },
    { lat: '48', lon: 11 },
    { lat: 48 },
    { lat: 48, lon: 11, alt: 500 },
  ])('refuses %o', (wrong) => {
    expect(GeoPosition.safeParse(wrong).success).toBe(false);
  });
});
