import { expect, test } from 'vitest';
import { Account } from '#shared/accounts/account.ts';
import { isPhoneNumber, typedPhoneKeys } from '#shared/accounts/phone-number.ts';

const read = (phone: string) => Account.shape.userData.shape.address.parse({ phone }).phone ?? '';

test.each([
  ...['+49 (0)871 – 12 34', '0871/1234-5', '\u202a+49\u00a0871\u20111234\u202c', '0871.12.34'],
])('%s is a phone number', (typed) => {
  expect(isPhoneNumber(read(typed))).toBe(true);
});

test.each(['12', '0871 1234 oder 5678', '+49 871 ext. 5', '1234567890123456'])(
  '%s is none',
  (typed) => {
    expect(isPhoneNumber(read(typed))).toBe(false);
  },
);

test('a pasted number is found by its country code', () => {
  expect(typedPhoneKeys('\u202a+49 871 1234\u202c')).toEqual(['498711234', '8711234']);
});
