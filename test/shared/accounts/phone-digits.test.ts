import { expect, test } from 'vitest';
import { phoneDigits } from '#shared/accounts/phone-digits.ts';

test.each([
  ['276-000-1234', '2760001234'],
  ['(276) 000 1234 ext. 99', '2760001234'],
  ['27600012345678', '2760001234'],
  ['276', '276'],
  ['none', ''],
])('%s is %s', (typed, digits) => {
  expect(phoneDigits(typed)).toBe(digits);
});
