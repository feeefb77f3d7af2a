import { expect, test } from 'vitest';
import { EU_LAW } from '#shared/law/eu-law.ts';
import { renewalMost, shareRuleOf } from '#shared/law/yearly-most.ts';

test.each([
  [2.3, 3000, 69],
  [33.3, 3000, 999],
  [2.3, 3043, 69],
])('%d per cent of a stock of %i are %i whole animals', (renewal, stock, most) => {
  const rule = shareRuleOf(EU_LAW, 'bovine');
  expect(rule && renewalMost({ ...rule, renewal }, stock).most).toBe(most);
});
