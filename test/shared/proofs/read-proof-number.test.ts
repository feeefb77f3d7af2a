import { expect, test } from 'vitest';
import { checkCharacter } from '#shared/proofs/check-character.ts';
import { isProofNumber, proofNumber, readProofNumber } from '#shared/proofs/read-proof-number.ts';

const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const number = proofNumber('DE', '2026', 123);

test('the check character is that of ISO 7064, MOD 37,36', () => {
  // The example of the standard for release identifiers (GRid).
  expect(checkCharacter('A12425GABC1234002')).toBe('M');
  expect(() => checkCharacter('a')).toThrow('a has no check value.');
});

test('a number names country, year and count', () => {
  expect(number).toMatch(/^NV-DE-2026-000123-[0-9A-Z]$/);
  expect(isProofNumber(number)).toBe(true);
});

test.each([
  number.toLowerCase(),
  number.replaceAll('-', ' '),
  number.replaceAll('-', ''),
  ` ${number.replaceAll('-', '–')} `,
])('%j is read as that number, however it is typed', (typed) => {
  expect(readProofNumber(typed)).toBe(number);
  expect(isProofNumber(typed)).toBe(false);
});

test('no number with one wrong character is read', () => {
  const places = [...number].flatMap((right, at) => (right === '-' ? [] : [{ right, at }]));
  const wrong = places.flatMap(({ right, at }) =>
    [...CHARACTERS]
      .filter((character) => character !== right)
      .map((character) => number.slice(0, at) + character + number.slice(at + 1)),
  );
  expect(wrong.length).toBeGreaterThan(500);
  expect(wrong.filter((typed) => readProofNumber(typed) !== undefined)).toEqual([]);
});

test.each(['', 'NV', 'DE-2026-000123', `${number}0`, 'NV-DE-2026-123-X'])('%j is none', (typed) => {
  expect(readProofNumber(typed)).toBeUndefined();
});
