import { expect, test } from 'vitest';
import { withEvent } from '#functions/requests/process/transitions.ts';
import { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { EVENTS } from '#shared/requests/limits.ts';
import { processOf } from '#test/shared/requests/process-of.ts';

const on = '2026-03-02T08:00:00.000Z';
const line = (event: 'init' | 'mark', by: string) => ({ event, by, on });

test('an event says who, when, and where the request stood then', () => {
  const { events } = withEvent(processOf({ step: 2 }), line('mark', 'x'));
  expect(events).toEqual([{ event: 'mark', by: 'x', on, status: 'open', step: 2 }]);
});

test('a full history loses its oldest mark, never a transition', () => {
  let process = withEvent(processOf(), line('init', 'farmer'));
  for (let at = 0; at < EVENTS + 5; at++) process = withEvent(process, line('mark', `${at}`));
  expect(process.events).toHaveLength(EVENTS);
  expect(process.events.slice(0, 2)).toMatchObject([{ event: 'init' }, { by: '6' }]);
  expect(process.events.at(-1)?.by).toBe(`${EVENTS + 4}`);
  expect(RequestProcess.safeParse(process).success).toBe(true);
});

test.each([
  ['autoClose', 'open', 'accepted'],
  ['retract', 'accepted', 'retracted'],
  ['passOn', 'closed', 'open'],
  ['decide', 'open', 'open'],
] as const)('%s does not lead from %s to %s', (event, from, status) => {
  expect(() => withEvent(processOf({ status }), { event, by: 'x', on, from })).toThrow(
    `The event ${event} does not lead from ${from} to ${status}.`,
  );
});
