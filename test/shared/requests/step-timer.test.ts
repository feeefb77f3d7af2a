import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#shared/kernel/time.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { nextTimer, plannedTerm, timerTask } from '#shared/requests/process/step-timer.ts';
import { processOf } from './process-of.ts';

const since = Date.parse('2026-03-02T08:00:00.000Z');
const instant = (ms: number) => new Date(ms).toISOString();
const waiting = (hours: number, reminded: readonly number[] = []) =>
  processOf({
    stepSince: instant(since),
    stepClosesOn: instant(since + hours * HOUR_MS),
    events: reminded.map((hour) => ({
      ...({ event: 'remind', by: 'system', status: 'open', step: 1 } as const),
      on: instant(since + hour * HOUR_MS),
    })),
  });

test.each([
  ['a fortnight: three days before its end', waiting(336), 264],
  ['once reminded: one day before its end', waiting(336, [264]), 312],
  ['reminded late, after both: its end', waiting(336, [320]), 336],
  ['reminded twice: its end', waiting(336, [264, 312]), 336],
  ['six days: three days before its end, which is its middle', waiting(144), 72],
  ['five days: one day before its end only', waiting(120), 96],
  ['two days: one day before its end', waiting(48), 24],
  ['a day and a half: its end', waiting(36), 36],
  ['an hour: its end', waiting(1), 1],
])('the timer of a step of %s', (_, process, hours) => {
  expect(nextTimer(process)).toBe(instant(since + hours * HOUR_MS));
});

test('a reminder of the step before does not count for this one', () => {
  const process = processOf({
    stepSince: instant(since),
    stepClosesOn: instant(since + 14 * DAY_MS),
    events: [
      { event: 'remind', by: 'system', on: instant(since - DAY_MS), status: 'open', step: 1 },
      { event: 'fillStep', by: 'x', on: instant(since), status: 'open', step: 2 },
    ],
  });
  expect(nextTimer(process)).toBe(instant(since + 11 * DAY_MS));
});

const BERLIN = { timeZone: 'Europe/Berlin', holidays: [{ on: '03-06', regions: [] }] };
const DAY = 24;
test.each<[string, RequestProcess, number[], number]>([
  ['seven days before, though it has just begun', waiting(8 * DAY), [2, 7], 1 * DAY],
  ['then two days before', waiting(8 * DAY, [1 * DAY]), [2, 7], 6 * DAY],
  ['then at its end', waiting(8 * DAY, [1 * DAY, 6 * DAY]), [2, 7], 8 * DAY],
  ['late: at its end', waiting(8 * DAY, [7 * DAY]), [2, 7], 8 * DAY],
  ['of a shorter step two days before only', waiting(3 * DAY), [2, 7], 1 * DAY],
  ['where none is wanted at its end', waiting(8 * DAY), [], 8 * DAY],
])('reminders as the package names them: %s', (_, process, stepReminders, hours) => {
  const named = { ...process, stepReminders };
  expect(nextTimer(named)).toBe(instant(since + hours * HOUR_MS));
  expect(nextTimer({ ...named, stepStays: true })).toBe(instant(since + hours * HOUR_MS));
});

test.each([
  [{ autoCloseHours: 14 * DAY, reminderDays: [0, 7, 2] }, [7 * DAY, 12 * DAY, 13 * DAY + 16]],
  [{ autoCloseHours: 14 * DAY }, [11 * DAY, 13 * DAY]],
  [
    { autoCloseHours: 14 * DAY, whenOver: 'remindAndStay' as const },
    [11 * DAY, 13 * DAY, 14 * DAY],
  ],
  [{ autoCloseHours: 1 * DAY }, []],
])('the term of a step that is planned: %o', (step, hours) => {
  const closesOn = instant(since + step.autoCloseHours * HOUR_MS);
  const reminders = hours.map((hour) => instant(since + hour * HOUR_MS));
  expect(plannedTerm(step, new Date(since), BERLIN)).toEqual({ closesOn, reminders });
});

test('a step without a time has no term', () => {
  expect(plannedTerm({}, new Date(since), BERLIN)).toBeUndefined();
});

test('a step that stays and names the day itself is reminded once on it', () => {
  const closes = since + 8 * DAY * HOUR_MS;
  const named = (reminded: readonly number[]) => ({
    ...waiting(8 * DAY, reminded),
    stepReminders: [0],
    stepStays: true as const,
  });
  const dayBegins = closes - 8 * HOUR_MS;
  expect(nextTimer(named([]))).toBe(instant(dayBegins));
  expect(nextTimer(named([8 * DAY - 8]))).toBeUndefined();
  // It began on that day: the reminder comes at its end.
  const short = { ...named([]), stepClosesOn: instant(since + 2 * HOUR_MS) };
  expect(nextTimer(short)).toBe(instant(since + 2 * HOUR_MS));
});

test('a step that stays is reminded at its end, too, and then no more; it never ends by the clock', () => {
  const stays = (reminded: readonly number[]) => ({
    ...waiting(8 * DAY, reminded),
    stepStays: true as const,
  });
  const end = new Date(since + 8 * DAY * HOUR_MS);
  expect(timerTask(stays([5 * DAY, 7 * DAY]), end)).toBe('remind');
  expect(timerTask(stays([]), new Date(since + 400 * DAY * HOUR_MS))).toBe('remind');
  expect(nextTimer(stays([5 * DAY, 7 * DAY, 8 * DAY]))).toBeUndefined();
  // The timer ran a day late: it has said so once.
  expect(nextTimer(stays([9 * DAY]))).toBeUndefined();
  expect(timerTask(stays([9 * DAY]), new Date(since + 400 * DAY * HOUR_MS))).toBe('nothing');
});

test('a step that stays is told above once, after its time; a reminder that was missed is then no more sent', () => {
  const above = { stepStays: true as const, stepEscalatesOn: instant(since + 15 * DAY * HOUR_MS) };
  const escalated = {
    ...({ event: 'escalate', by: 'system', status: 'open', step: 1 } as const),
    on: instant(since + 15 * DAY * HOUR_MS),
  };
  const reminded = { ...waiting(8 * DAY, [8 * DAY]), ...above };
  expect(nextTimer(reminded)).toBe(above.stepEscalatesOn);
  const after = (days: number) => new Date(since + days * DAY * HOUR_MS);
  expect(timerTask(reminded, after(14))).toBe('nothing');
  expect(timerTask(reminded, after(15))).toBe('escalate');
  // The timer had not run for weeks.
  expect(timerTask({ ...waiting(8 * DAY), ...above }, after(40))).toBe('escalate');
  const request = { ...waiting(8 * DAY), ...above, events: [escalated] };
  expect(nextTimer(request)).toBeUndefined();
  expect(timerTask(request, after(400))).toBe('nothing');
});

test('no timer runs without a time, nor after the end', () => {
  expect(nextTimer(processOf())).toBeUndefined();
  const stepClosesOn = instant(since + DAY_MS);
  expect(nextTimer(processOf({ status: 'accepted', stepClosesOn }))).toBeUndefined();
});

test('the time of a step after the decision reminds, also at its end, and ends nothing', () => {
  const after = (...reminded: number[]) => ({
    ...waiting(336, reminded),
    status: 'accepted' as const,
    stepStays: true as const,
  });
  expect(nextTimer(after())).toBe(instant(since + 264 * HOUR_MS));
  expect(timerTask(after(264, 312), new Date(since + 336 * HOUR_MS))).toBe('remind');
  expect(nextTimer(after(264, 312, 336))).toBeUndefined();
});

test.each([
  [263, 'nothing'],
  [264, 'remind'],
  [335, 'remind'],
  [336, 'end'],
  [9999, 'end'],
] as const)('after %s hours of a fortnight there is to do: %s', (hours, task) => {
  expect(timerTask(waiting(336), new Date(since + hours * HOUR_MS))).toBe(task);
});

test.each<[string, RequestProcess, number[], number]>([
  ['as its day begins', waiting(8 * DAY, [1 * DAY, 6 * DAY]), [7, 2, 0], 8 * DAY - 8],
  ['once', waiting(8 * DAY, [8 * DAY - 8]), [7, 2, 0], 8 * DAY],
  ['never where the step begins on that day', waiting(5), [0], 5],
  ['never where the day begins with the end', waiting(16), [0], 16],
  [
    'once where a clock jumped over those before',
    waiting(8 * DAY, [8 * DAY - 1]),
    [7, 2, 0],
    8 * DAY,
  ],
])('a reminder on the day itself comes %s', (_, process, stepReminders, hours) => {
  expect(nextTimer({ ...process, stepReminders })).toBe(instant(since + hours * HOUR_MS));
});

test('a clock that was set back sends no reminder a second time', () => {
  const reminded = { ...waiting(8 * DAY, [1 * DAY]), stepReminders: [7, 2] };
  expect(timerTask(reminded, new Date(since + 12 * HOUR_MS))).toBe('nothing');
  expect(timerTask(reminded, new Date(since + 2 * DAY * HOUR_MS))).toBe('nothing');
});

test.each([
  // Friday is a holiday: Tuesday to Thursday, Monday and Tuesday are the five.
  [{ workingDays: 5 }, '2026-03-10T22:59:59.000Z', ['2026-03-09T06:00:00.000Z']],
  [
    { workingDays: 5, reminderDays: [2, 0] },
    '2026-03-10T22:59:59.000Z',
    ['2026-03-05T06:00:00.000Z', '2026-03-10T06:00:00.000Z'],
  ],
  [
    { workingDays: 5, reminderDays: [2], whenOver: 'remindAndStay' as const },
    '2026-03-10T22:59:59.000Z',
    ['2026-03-05T06:00:00.000Z', '2026-03-10T06:00:00.000Z'],
  ],
  // Summer time has begun meanwhile.
  [
    { workingDays: 20, reminderDays: [1] },
    '2026-03-31T21:59:59.000Z',
    ['2026-03-30T05:00:00.000Z'],
  ],
])('the term of a step in working days: %o', (step, closesOn, reminders) => {
  expect(plannedTerm(step, new Date(since), BERLIN)).toEqual({ closesOn, reminders });
});

test('a step in working days is reminded on its own moments, then it ends', () => {
  const stepRemindsOn = ['2026-03-05T06:00:00.000Z', '2026-03-10T06:00:00.000Z'];
  const process = processOf({
    stepSince: instant(since),
    stepClosesOn: '2026-03-10T22:59:59.000Z',
    stepReminders: [2, 0],
    stepRemindsOn,
  });
  const reminded = (on: string) =>
    ({ event: 'remind', by: 'system', status: 'open', step: 1, on }) as const;
  expect(nextTimer(process)).toBe(stepRemindsOn[0]);
  const once = { ...process, events: [reminded('2026-03-05T06:01:00.000Z')] };
  expect(nextTimer(once)).toBe(stepRemindsOn[1]);
  const twice = { ...once, events: [...once.events, reminded('2026-03-10T06:01:00.000Z')] };
  expect(nextTimer(twice)).toBe(process.stepClosesOn);
  expect(timerTask(twice, new Date('2026-03-10T22:59:58.000Z'))).toBe('nothing');
  expect(timerTask(twice, new Date('2026-03-10T22:59:59.000Z'))).toBe('end');
});

const permission = {
  ...processOf({ status: 'accepted', stepSince: instant(since), reportDueOn: '2026-07-28' }),
  decision: { animalsGranted: 12, validUntil: '2026-06-30' },
};

test('no report is asked for where it has come and another party’s step waits', () => {
  const bought = { ...permission.decision, animalsBought: 12 };
  expect(nextTimer({ ...permission, turn: permission.agr })).toBe('2026-06-16T00:00:00.000Z');
  const portion = { ...permission, turn: permission.agr, decision: bought };
  expect(nextTimer(portion)).toBe('2026-06-16T00:00:00.000Z');
  expect(nextTimer({ ...portion, turn: permission.aut })).toBeUndefined();
});

test.each([
  ['before its last day', '2026-04-02', ['2026-04-03T09:00:00.000Z', '2026-07-29T00:00:00.000Z']],
  ['after it', '2026-07-10', ['2026-07-29T00:00:00.000Z']],
])(
  'the report on a permission that is revoked %s is asked for from that day on',
  (_, day, asked) => {
    const on = `${day}T09:00:00.000Z`;
    const permissionEnd = { how: 'revoked' as const, by: permission.aut, on, animals: 12 };
    const revoked = { ...permission, turn: permission.agr, permissionEnd };
    const events = asked.map((moment) => ({
      ...({ event: 'remind', by: 'system', status: 'accepted', step: 3 } as const),
      on: moment,
    }));
    const next = [0, 1, 2].map((sent) => nextTimer({ ...revoked, events: events.slice(0, sent) }));
    expect(next.slice(0, asked.length + 1)).toEqual([...asked, undefined]);
  },
);

test.each([
  ['the farm’s report, which nobody waits for', 'agr', undefined],
  ['another party’s step', 'ins', instant(since + HOUR_MS)],
] as const)('after a waiver the time reminds of %s: %s', (_, party, next) => {
  const on = instant(since);
  const permissionEnd = { how: 'waived' as const, by: permission.agr, on, animals: 12 };
  const stays = { stepClosesOn: instant(since + HOUR_MS), stepStays: true as const };
  const turn = permission[party];
  expect(nextTimer({ ...permission, ...stays, permissionEnd, turn, reportDueOn: undefined })).toBe(
    next,
  );
});
