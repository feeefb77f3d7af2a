import { describe, expect, test } from 'vitest';
import { controlNumberFormat, isControlNumber } from '#shared/accounts/control-number-formats.ts';

const COUNTRIES = [
  'DE',
  'AT',
  'CH',
  'LU',
  'DK',
  'SE',
  'IE',
  'FR',
  'NL',
  'ES',
  'IT',
  'HU',
  'RO',
  'HR',
];

describe('control numbers', () => {
  test.each([...COUNTRIES, 'XX'])('of %s: the example is one', (code) => {
    expect(isControlNumber(code, controlNumberFormat(code).example)).toBe(true);
  });

  test.each([
    ['DE', 'deby00612345a'],
    ['DE', 'DE-NW-037-54321-ABC'],
    ['AT', '341 2345'],
    ['CH', '1041-2345'],
    ['LU', '612345'],
    ['DK', '712345'],
    ['DK', '12345678'],
    ['SE', 'se-123456'],
    ['IE', 'a 123 4567'],
    ['FR', '12345'],
    ['IT', 'RSSMRA80A01H501U'],
    ['HR', '123456789'],
    ['XX', 'ÖKO'],
    ['XX', '1'.repeat(20)],
  ])('%s: %s is one, however it is grouped', (code, typed) => {
    expect(isControlNumber(code, typed)).toBe(true);
  });

  test.each([
    ['DE', '1234567'],
    ['DE', 'DE-BY-006-1234-A'],
    ['DE', 'AT-BY-006-12345-A'],
    ['DE', 'DE-BY-006-12345'],
    ['AT', '12345678'],
    ['AT', 'A123456'],
    ['CH', '1234567'],
    ['DK', '1234567'],
    ['SE', '123456'],
    ['IE', '12345678'],
    ['FR', '1234'],
    ['ES', 'ES12345678901'],
    ['IT', '123456789012'],
    ['HR', '12345'],
    ['XX', 'AB'],
    ['XX', '1'.repeat(21)],
    ['XX', '- -'],
  ])('%s: %s is none', (code, typed) => {
    expect(isControlNumber(code, typed)).toBe(false);
  });
});
