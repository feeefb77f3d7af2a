import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editDistance } from '#functions/geocoding/edit-distance.ts';

describe('typing errors', () => {
  test.each([
    ['linz', 'linz', 0],
    ['linz', 'lins', 1],
    ['linz', 'lin', 1],
    ['linz', 'lintz', 1],
    ['linz', 'lizn', 1],
    ['frankfurt', 'frankfrut', 1],
    ['frankfurt', 'farnkfrut', 2],
    ['linz', 'graz', 3],
    ['', 'au', 2],
  ])('between %s and %s are %i', (a, b, errors) => {
    expect(editDistance(a, b, 5)).toBe(errors);
  });

  test('are not counted beyond the most that is asked for', () => {
    expect(editDistance('linz', 'graz', 1)).toBe(2);
    expect(editDistance('linz', 'klagenfurt', 2)).toBe(3);
  });

  test('are the same both ways, and none only between equals', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, fc.nat(9), (a, b, most) => {
        expect(editDistance(a, b, most)).toBe(editDistance(b, a, most));
        expect(editDistance(a, b, most) === 0).toBe(a === b);
        expect(editDistance(a, b, most)).toBe(Math.min(editDistance(a, b, 9), most + 1));
      }),
    );
  });
});
