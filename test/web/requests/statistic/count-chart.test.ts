import { expect, test } from 'vitest';
import { minimumBarLength } from '#web/features/requests/statistic/count-chart.tsx';

test('a little beside very much is still seen, and nothing stays nothing', () => {
  expect(minimumBarLength(1)).toBeGreaterThan(0);
  expect(minimumBarLength(0)).toBe(0);
  expect(minimumBarLength(undefined)).toBe(0);
});
