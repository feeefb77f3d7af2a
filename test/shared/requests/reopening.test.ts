import { expect, test } from 'vitest';
import { DAY_MS } from '#shared/kernel/time.ts';
import { lapseEventOf } from '#shared/requests/process/lapsed.ts';
import { mayReopen, reopenableUntil } from '#shared/requests/process/reopening.ts';
import { processOf } from './process-of.ts';

const on = '2026-03-02T08:00:00.000Z';
const eventOf = (event: 'autoClose' | 'decide' | 'mark' | 'reopen') =>
  ({ event, by: 'system', on, status: 'closed', step: 2 }) as const;
const after = (days: number) => new Date(Date.parse(on) + days * DAY_MS);

test('what nobody answered in time can be opened again for thirty days, to the minute', () => {
  const lapsed = processOf({ status: 'closed', events: [eventOf('autoClose'), eventOf('mark')] });
  expect(reopenableUntil(lapsed)).toBe('2026-04-01T08:00:00.000Z');
  expect(mayReopen(lapsed, after(30))).toBe(true);
  expect(mayReopen(lapsed, new Date(after(30).getTime() + 1))).toBe(false);
});

test.each([
  ['open', processOf({ events: [eventOf('autoClose'), eventOf('reopen')] })],
  ['closed by an answer', processOf({ status: 'closed', events: [eventOf('decide')] })],
  [
    'closed by an answer after it had lapsed and was opened again',
    processOf({
      status: 'closed',
      events: [eventOf('autoClose'), eventOf('reopen'), eventOf('decide')],
    }),
  ],
])('what is %s has not lapsed', (_, process) => {
  expect(lapseEventOf(process)).toBeUndefined();
  expect(mayReopen(process, after(1))).toBe(false);
});
