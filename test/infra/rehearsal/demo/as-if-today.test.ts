import { expect, test } from 'vitest';
import { asIfToday } from '#infra/rehearsal/demo/as-if-today.ts';
import type { FieldData } from '#shared/requests/entities/request-process.ts';
import { processOf } from '#test/shared/requests/process-of.ts';
import { testId } from '#test/support/test-id.ts';

/** The 20th, where the requests are. */
const NOW = new Date('2026-03-19T23:30:00.000Z');
const filled = (on: string, fieldData: FieldData) =>
  ({ step: testId('step'), by: testId('farm'), role: 'AGR', on, fieldData }) as const;

test('days in answers lie as far from today as they lay from the day of the answer; all else stays', () => {
  const process = processOf({
    filledSteps: [
      filled('2026-03-01T23:59:00.000Z', [
        { field: 'wantedFrom', value: '2026-03-21' },
        { field: 'numberWanted', value: 5 },
        { field: 'breedBefore', value: 'Angus 2026-03-21' },
      ]),
      filled('2026-03-10T00:01:00.000Z', [{ field: 'validUntil', value: '2026-09-10' }]),
    ],
    decision: { animalsAsked: 5, validUntil: '2026-09-10' },
  });
  const today = asIfToday(process, NOW);
  expect(today.filledSteps.map(({ fieldData }) => fieldData)).toEqual([
    [
      { field: 'wantedFrom', value: '2026-04-09' },
      { field: 'numberWanted', value: 5 },
      { field: 'breedBefore', value: 'Angus 2026-03-21' },
    ],
    [{ field: 'validUntil', value: '2026-09-20' }],
  ]);
  expect(today.decision).toEqual({ animalsAsked: 5, validUntil: '2026-09-20' });
});

test('the report on a revoked permission is due as long after today as it was after the revocation', () => {
  const place = { by: testId('office'), status: 'accepted', step: 3 } as const;
  const process = processOf({
    reportDueOn: '2026-04-01',
    events: [
      { ...place, event: 'decide', on: '2026-03-01T10:00:00.000Z' },
      { ...place, event: 'revoke', on: '2026-03-04T10:00:00.000Z', reason: 'x' },
    ],
  });
  expect(asIfToday(process, NOW).reportDueOn).toBe('2026-04-17');
});
