import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeKey, placeKeys } from '#shared/geocoding/place-name.ts';

test.each([
  ['München', 'munchen'],
  ['Muenchen', 'munchen'],
  ['  FRANKFURT (Oder) ', 'frankfurt oder'],
  ['Århus', 'arhus'],
  ['Aarhus', 'arhus'],
  ['Sønderborg', 'sonderborg'],
  ['Soenderborg', 'sonderborg'],
  ["L'Haÿ-les-Roses", 'l hay les roses'],
  ['Wulkaprodersdorf / Vulkaprodrštof', 'wulkaprodersdorf vulkaprodrstof'],
  ['…', ''],
])('%s is compared as %s', (name, key) => {
  expect(placeKey(name)).toBe(key);
});

test('a name with saint is also found with the short form', () => {
  expect(placeKeys('Sankt Pölten')).toEqual(['sankt polten', 'st polten']);
  expect(placeKeys('St. Pölten')).toEqual(['st polten']);
  expect(placeKeys('Stade')).toEqual(['stade']);
});

test('the beginning of a name has the beginning of its key', () => {
  const letters = fc.string({
    unit: fc.constantFrom(...'aeoubs äöüåøßAE-'),
    maxLength: 12,
  });
  fc.assert(
    fc.property(letters, fc.nat(12), (name, length) => {
      const beginning = name.slice(0, length);
      expect(placeKey(name).startsWith(placeKey(beginning))).toBe(true);
    }),
  );
});
