import { expect, test } from 'vitest';
import { decimalProduct, decimalSum } from '#shared/kernel/decimal.ts';

test.each([
  [0.57, 100, 57],
  [1.1, 1.1, 1.21],
  [-0.07, 100, -7],
  [1e21, 0.5, 5e20],
  [1e-7, 3, 3e-7],
  [0, 0.4, 0],
  [1e308, 20, Number.POSITIVE_INFINITY],
  [Number.POSITIVE_INFINITY, 0.01, Number.POSITIVE_INFINITY],
])('%d × %d is %d', (a, b, product) => {
  expect(decimalProduct(a, b)).toBe(product);
});

test('sums have no crumbs, however small and large their parts are', () => {
  expect(decimalSum(0.1, 0.2, -0.3)).toBe(0);
  expect(decimalSum(1e21, -1e21, 1e-7)).toBe(1e-7);
});

test('a sum with what no number holds is not finite either', () => {
  expect(decimalSum(decimalProduct(1e308, 40), 0, -5)).toBe(Number.POSITIVE_INFINITY);
});
