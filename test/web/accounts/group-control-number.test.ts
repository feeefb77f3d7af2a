import { expect, test } from 'vitest';
import { groupControlNumber } from '#web/features/accounts/registration/farmer-fields.tsx';

test.each([
  ['DE', 'de by 006 12345 a', 'DE-BY-006-12345-A'],
  ['DE', 'DEBY00612345ABD', 'DE-BY-006-12345-ABD'],
  ['AT', '34 12 345', '3412345'],
  ['SE', 'se123456', 'SE 123456'],
  ['DE', '123 4567 890', '123-456-7890'],
  ['DE', 'de by 0', 'DEBY0'],
])('a number of %s typed as %j is shown as %j', (country, typed, shown) => {
  expect(groupControlNumber(country, typed)).toBe(shown);
});
