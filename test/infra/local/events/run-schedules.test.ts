import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runSchedules } from '#infra/local/events/run-schedules.ts';

const MINUTE_MS = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('each schedule runs at its own interval, until it is stopped', async () => {
  const runs: string[] = [];
  const timers = runSchedules(
    [
      { domain: 'requests', everyMinutes: 5 },
      { domain: 'offers', everyMinutes: 2 },
    ],
    async (domain) => async () => void runs.push(domain),
  );
  await vi.advanceTimersByTimeAsync(6 * MINUTE_MS);
  await timers.stop();
  await vi.advanceTimersByTimeAsync(60 * MINUTE_MS);

  expect(runs).toEqual(['offers', 'offers', 'requests', 'offers']);
});

test('a run is not overtaken by the next, and one that fails does not end the schedule', async () => {
  let runs = 0;
  const timers = runSchedules([{ domain: 'requests', everyMinutes: 1 }], async () => async () => {
    runs += 1;
    await new Promise((resolve) => setTimeout(resolve, 2.5 * MINUTE_MS));
    throw new Error('out of order');
  });
  await vi.advanceTimersByTimeAsync(4.5 * MINUTE_MS);
  await timers.stop();

  expect(runs).toBe(2);
});
