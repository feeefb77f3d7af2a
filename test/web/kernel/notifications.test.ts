import { beforeEach, expect, test, vi } from 'vitest';
import { createNotifications } from '#web/kernel/notifications.ts';

const after = (ms: number, action: () => void) => {
  const timer = setTimeout(action, ms);
  return () => clearTimeout(timer);
};
const start = () =>
  createNotifications({ now: () => Date.now(), elapsed: () => performance.now(), after });
const shown = (queue: ReturnType<typeof start>) => queue.state.get().current?.text;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-05T12:00:00Z') });
  return () => vi.useRealTimers();
});

test('an error stays for 10 s, anything else for 5 s', () => {
  const queue = start();
  queue.show('error', 'broken');
  vi.advanceTimersByTime(9_999);
  expect(shown(queue)).toBe('broken');
  vi.advanceTimersByTime(1);
  expect(shown(queue)).toBeUndefined();
  for (const type of ['warning', 'message', 'success'] as const) {
    queue.show(type, type);
    vi.advanceTimersByTime(4_999);
    expect(shown(queue)).toBe(type);
    vi.advanceTimersByTime(1);
    expect(shown(queue)).toBeUndefined();
  }
});

test('one is shown at a time; the next one gets its full time', () => {
  const queue = start();
  queue.show('success', 'first');
  queue.show('success', 'second');
  vi.advanceTimersByTime(5_000);
  expect(shown(queue)).toBe('second');
  vi.advanceTimersByTime(4_999);
  expect(shown(queue)).toBe('second');
  vi.advanceTimersByTime(1);
  expect(shown(queue)).toBeUndefined();
});

test('the clock stands still as long as pointer, focus or a hidden tab hold it', () => {
  const queue = start();
  queue.show('success', 'saved');
  vi.advanceTimersByTime(3_000);
  queue.pause('pointer');
  queue.pause('hidden');
  vi.advanceTimersByTime(60_000);
  queue.resume('pointer');
  vi.advanceTimersByTime(60_000);
  expect(shown(queue)).toBe('saved');
  queue.resume('hidden');
  vi.advanceTimersByTime(1_999);
  expect(shown(queue)).toBe('saved');
  vi.advanceTimersByTime(1);
  expect(shown(queue)).toBeUndefined();
});

test('dismissing shows the next one at once, with a running clock', () => {
  const queue = start();
  queue.show('success', 'first');
  queue.show('success', 'second');
  queue.pause('pointer');
  queue.dismiss();
  expect(shown(queue)).toBe('second');
  vi.advanceTimersByTime(5_000);
  expect(shown(queue)).toBeUndefined();
});

test('the last ten are kept, newest first', () => {
  const queue = start();
  for (let number = 1; number <= 12; number += 1) queue.show('message', `number ${number}`);
  expect(queue.state.get().kept.map((notification) => notification.text)).toEqual(
    [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((number) => `number ${number}`),
  );
});

test('the same text does not wait twice', () => {
  const queue = start();
  queue.show('error', 'no connection');
  queue.show('error', 'no connection');
  vi.advanceTimersByTime(10_000);
  expect(shown(queue)).toBeUndefined();
});

test('a clock that is set while a notification waits for the pointer changes nothing', () => {
  const queue = start();
  queue.show('error', 'broken');
  vi.setSystemTime(Date.now() - 3 * 24 * 60 * 60_000);
  queue.pause('pointer');
  queue.resume('pointer');
  vi.advanceTimersByTime(10_000);
  expect(shown(queue)).toBeUndefined();
});
