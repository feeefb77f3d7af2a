import { expect, test } from 'vitest';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { lapseEventOf, shownStatus } from '#shared/requests/process/lapsed.ts';
import { stepStates } from '#shared/requests/process/step-states.ts';
import { testId } from '#test/support/test-id.ts';
import { processOf } from './process-of.ts';

const steps = [0, 1, 2, 3].map((index) => ({ id: testId(`step ${index}`) }));
const on = '2026-03-20T08:00:00.000Z';
type ProcessEvent = RequestProcess['events'][number];
const eventOf = (event: ProcessEvent['event'], step: number): ProcessEvent => ({
  event,
  step,
  on,
  by: 'system',
  status: event === 'autoClose' ? 'closed' : 'open',
});
const over = { turn: undefined, stepClosesOn: undefined } as const;

test.each([
  ['is with the second party', {}, ['filled', 'waiting', 'ahead', 'ahead']],
  [
    'was passed on',
    { step: 2, events: [eventOf('passOn', 2)] },
    ['filled', 'lapsed', 'waiting', 'ahead'],
  ],
  [
    'lapsed at its decision after an advice that was missed',
    { ...over, status: 'closed', step: 2, events: [eventOf('passOn', 2), eventOf('autoClose', 2)] },
    ['filled', 'lapsed', 'lapsed', 'notReached'],
  ],
  [
    'lapsed at its second step',
    { ...over, status: 'closed', events: [eventOf('autoClose', 1)] },
    ['filled', 'lapsed', 'notReached', 'notReached'],
  ],
  [
    'was retracted',
    { ...over, status: 'retracted' },
    ['filled', 'notNeeded', 'notNeeded', 'notNeeded'],
  ],
  [
    'was retracted after an advice that was missed',
    { ...over, status: 'retracted', step: 2, events: [eventOf('passOn', 2)] },
    ['filled', 'lapsed', 'notNeeded', 'notNeeded'],
  ],
  [
    'is a draft',
    { status: 'new', step: 0, filledSteps: [] },
    ['waiting', 'ahead', 'ahead', 'ahead'],
  ],
] as const)('the steps of a request that %s', (_, more, expected) => {
  expect(stepStates(processOf(more as Partial<RequestProcess>), steps)).toEqual(expected);
});

test('what closed because nobody answered is called lapsed, what closed otherwise is not', () => {
  const lapsed = processOf({ ...over, status: 'closed', events: [eventOf('autoClose', 1)] });
  expect([shownStatus(lapsed), lapseEventOf(lapsed)?.on]).toEqual(['lapsed', on]);
  const closed = processOf({ ...over, status: 'closed', events: [eventOf('decide', 1)] });
  expect([shownStatus(closed), lapseEventOf(closed)]).toEqual(['closed', undefined]);
  expect(shownStatus(processOf())).toBe('open');
});
