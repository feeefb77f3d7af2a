import { expect, test } from 'vitest';
import { buildDemoData } from '#infra/demo/build-demo-data.ts';
import { moveInstantsBack } from '#infra/local/time/move-instants-back.ts';
import { differenceOf } from '#infra/rehearsal/demo/load-demo.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import { RequestProcess } from '#shared/requests/entities/request-process.ts';

const NOW = new Date('2026-06-10T08:00:00.000Z');
const [wanted] = buildDemoData(NOW)
  .filter(({ entityclass }) => entityclass === 'request-process')
  .map(({ data }) => RequestProcess.parse(data))
  .filter(({ inProcess }) => inProcess !== undefined);
if (wanted === undefined) throw new Error('No demo request is marked.');

test('a request is what it should be, whenever it was entered and whatever its number', () => {
  const other = RequestProcess.parse(
    moveInstantsBack({ ...wanted, hid: 'DE-2020-000001' }, 50 * DAY_MS),
  );
  expect(other.created).not.toBe(wanted.created);
  expect(differenceOf(other, wanted)).toBeUndefined();
});

test.each([
  ['status', { status: 'closed' }],
  ['statusLabel', { statusLabel: undefined }],
  ['inProcess', { inProcess: { ...wanted.inProcess, editorName: 'XY' } }],
  ['folders', { folders: ['x/archived'] }],
  ['filledSteps', { filledSteps: wanted.filledSteps.slice(1) }],
  ['events', { events: wanted.events.toReversed() }],
  ['searchFilter', { searchFilter: { ...wanted.searchFilter, radiusKm: 10 } }],
  ['followupFor', { followupFor: wanted.agr }],
] as const)('another %s is told', (field, change) => {
  const found = { ...wanted, ...change } as RequestProcess;
  expect(differenceOf(found, wanted)).toMatch(new RegExp(`^${field} is .+ instead of `));
});

test('days pass for what happened, not for what people wrote', () => {
  const before = { on: '2026-06-10T08:00:00.000Z', list: [{ on: '2026-06-11T08:00:00.000Z' }] };
  const after = { on: '2026-06-09T08:00:00.000Z', list: [{ on: '2026-06-10T08:00:00.000Z' }] };
  expect(moveInstantsBack({ ...before, day: '2026-06-10' }, DAY_MS)).toEqual({
    ...after,
    day: '2026-06-10',
  });
});
