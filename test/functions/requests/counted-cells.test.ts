import { beforeAll, expect, test } from 'vitest';
import { countedChanges } from '#functions/requests/process/counted-cells.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { advised } from './request-forms.ts';
import { dataOf, makeRequestStage } from './request-stage.ts';

let unnumbered: RequestProcess;
beforeAll(async () => {
  const stage = await makeRequestStage();
  const sent = dataOf(await stage.fill('ins', await stage.reach.send(), advised));
  unnumbered = { ...sent, decision: {} };
});

const decidedOn = '2026-04-01T00:00:00.000Z';

/** The numbers that a request of these properties adds to the statistic. */
function numbersOf(more: Partial<RequestProcess>) {
  return countedChanges(undefined, { ...unnumbered, ...more }, 'Europe/Berlin')
    .filter(({ tally }) => tally.startsWith('requests#'))
    .map(({ numbers }) => numbers);
}

test('a request that says no number counts as a request, and counts no animal', () => {
  expect(numbersOf({})).toEqual([{ requestsAsked: 1 }]);
  expect(numbersOf({ status: 'rejected', decidedOn })).toEqual([
    { requestsAsked: 1 },
    { requestsRefused: 1 },
  ]);
  expect(numbersOf({ status: 'accepted', decidedOn })).toEqual([
    { requestsAsked: 1 },
    { requestsGranted: 1 },
  ]);
  const [event] = unnumbered.events;
  if (event === undefined) throw new Error('It has no event');
  const lapse = { ...event, event: 'autoClose', on: decidedOn } as const;
  expect(numbersOf({ status: 'closed', events: [lapse] })).toEqual([
    { requestsAsked: 1 },
    { requestsLapsed: 1 },
  ]);
});

test('what an association permits by its own rules counts nowhere', () => {
  const permitted = { ...unnumbered, requestType: 'association', decidedOn } as const;
  expect(countedChanges(undefined, permitted, 'Europe/Berlin')).toEqual([]);
});

test.each([
  ['2026-03-02T22:59:00.000Z', 'd0'],
  ['2026-03-02T23:00:00.000Z', 'd1'],
  ['2026-03-04T15:00:00.000Z', 'd2'],
])('sent on 2 March at 17:00, decided at %s: %s, by days of the country', (on, days) => {
  const sentOn = '2026-03-02T16:00:00.000Z';
  const decidedThen = { ...unnumbered, sentOn, decidedOn: on, status: 'rejected' } as const;
  const waits = countedChanges(undefined, decidedThen, 'Europe/Berlin').filter(({ tally }) =>
    tally.startsWith('waits#'),
  );
  expect(waits.map(({ numbers }) => numbers)).toEqual([{ [days]: 1 }]);
});

test('of a request that asks by weight, a grant of animals refuses none', () => {
  const granted = { status: 'accepted', decidedOn, decision: { animalsGranted: 80 } } as const;
  expect(numbersOf(granted)).toEqual([
    { requestsAsked: 1 },
    { requestsGranted: 1, animalsGranted: 80 },
  ]);
});

test('a purpose in words of its own, which may be of any length, is counted as not said', () => {
  const [application, ...others] = unnumbered.filledSteps;
  if (application === undefined) throw new Error('It has no application');
  const rowFor = (value: string) => {
    const filled = { ...application, fieldData: [{ field: 'purpose', value }] };
    const filledSteps = [filled, ...others];
    return countedChanges(undefined, { ...unnumbered, filledSteps }, 'Europe/Berlin')[0]?.row;
  };
  expect(rowFor('renewal')?.split('#').at(3)).toBe('renewal');
  expect(rowFor(`Instead of cow #12 ${'and others '.repeat(300)}`)).toBe(rowFor(''));
});

test('the month of a request is that of its country, at both ends of a night', () => {
  const monthsOf = (sentOn: string, timeZone: string) =>
    countedChanges(undefined, { ...unnumbered, sentOn }, timeZone).map(({ row }) =>
      row.slice(0, '2026-03'.length),
    );
  expect(monthsOf('2026-02-28T23:30:00.000Z', 'Europe/Berlin')).toEqual(['2026-03']);
  expect(monthsOf('2026-02-28T23:30:00.000Z', 'Europe/Dublin')).toEqual(['2026-02']);
  expect(monthsOf('2026-03-31T21:59:59.000Z', 'Europe/Berlin')).toEqual(['2026-03']);
});
