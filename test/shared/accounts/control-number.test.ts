import { describe, expect, test } from 'vitest';
import { formatControlNumber, normalControlNumber } from '#shared/accounts/control-number.ts';

describe('the normal form of a control number', () => {
  test.each([
    ['276-000-1234', '2760001234'],
    [' de-by-006-12345-a ', 'DEBY00612345A'],
    ['DE-ÖKO-006', 'DEÖKO006'],
    ['DE-O\u0308KO-006', 'DEÖKO006'],
    ['3412345.0', '3412345'],
    ['3.412.345', '3412345'],
    ['\u200b3412345\u2060', '3412345'],
    ['- / .', ''],
  ])('of %s is %s', (typed, normal) => {
    expect(normalControlNumber(typed)).toBe(normal);
    expect(normalControlNumber(normal)).toBe(normal);
  });
});

describe('a control number as shown', () => {
  test.each([
    ['2760001234', '276-000-1234'],
    ['276 0001 234', '276-000-1234'],
    ['DE-BY-006-12345-A', 'DE-BY-006-12345-A'],
    ['123456789', '123456789'],
    ['12345678901', '12345678901'],
  ])('%s is %s', (controlNumber, shown) => {
    expect(formatControlNumber(controlNumber)).toBe(shown);
  });
});
