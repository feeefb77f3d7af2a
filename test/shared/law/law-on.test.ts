import { expect, test } from 'vitest';
import { EU_LAW } from '#shared/law/eu-law.ts';
import { lawOn } from '#shared/law/law-on.ts';
import { testId } from '#test/support/test-id.ts';

const country = testId('country');
const law = (internalName: string, validFrom: string, validTo?: string) => ({
  ...EU_LAW,
  internalName,
  country,
  validFrom,
  ...(validTo === undefined ? {} : { validTo }),
});
const laws = [
  law('later', '2027-01-01', '2027-12-31'),
  law('first', '2022-01-01'),
  { ...law('elsewhere', '2026-06-01'), country: testId('elsewhere') },
];

test.each([
  ['2021-12-31', undefined],
  ['2022-01-01', 'first'],
  ['2026-12-31', 'first'],
  ['2027-01-01', 'later'],
  ['2027-12-31', 'later'],
  // The first one has ended when the later one began; it does not come back.
  ['2028-01-01', undefined],
])('on %s the law that holds is %s', (day, expected) => {
  expect(lawOn(laws, country, day)?.internalName).toBe(expected);
});
