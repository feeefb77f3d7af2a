import { expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#shared/kernel/time.ts';
import { createServerClock } from '#web/kernel/server-clock.ts';

const TOLD = 'Thu, 05 Mar 2026 12:00:00 GMT';
const AT = Date.parse(TOLD);

function deviceOf(shift: number) {
  const device = { date: AT + shift, elapsed: 5000 };
  const clock = createServerClock({ now: () => device.date, elapsed: () => device.elapsed });
  return { device, clock };
}

test.each([0, 16 * MINUTE_MS, 3 * DAY_MS, -3 * DAY_MS])(
  'a device whose clock is %d ms off knows the time after the first answer',
  (shift) => {
    const { device, clock } = deviceOf(shift);
    expect(clock.now()).toBe(AT + shift);
    clock.hear(TOLD);
    expect(clock.now()).toBe(AT);
    device.elapsed += MINUTE_MS;
    expect(clock.now()).toBe(AT + MINUTE_MS);
  },
);

test('a clock that is set while the page is open changes nothing', () => {
  const { device, clock } = deviceOf(0);
  clock.hear(TOLD);
  device.date -= DAY_MS;
  expect(clock.now()).toBe(AT);
});

test('after a sleep that the device has not counted, the next answer tells', () => {
  const { clock } = deviceOf(0);
  clock.hear(TOLD);
  clock.hear('Thu, 05 Mar 2026 14:00:00 GMT');
  expect(clock.now()).toBe(AT + 120 * MINUTE_MS);
});

test('an answer out of a cache, or without a date, turns nothing back', () => {
  const { clock } = deviceOf(0);
  clock.hear(TOLD);
  for (const date of ['Wed, 04 Mar 2026 12:00:00 GMT', 'yesterday', null]) clock.hear(date);
  expect(clock.now()).toBe(AT);
});
