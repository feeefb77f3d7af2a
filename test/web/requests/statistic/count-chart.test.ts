import { expect, test } from 'vitest';
import { leastBar } from '#web/features/requests/statistic/count-chart.tsx';

test('a little beside very much is still seen, and nothing stays nothing', () => {
  expect(leastBar(1)).toBeGreaterThan(0);
  expect(leastBar(0)).toBe(0);
  expect(leastBar(undefined)).toBe(0);
});
