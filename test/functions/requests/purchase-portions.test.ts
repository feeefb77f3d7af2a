import { expect, test } from 'vitest';
import { stepFilled } from '#functions/requests/process/transitions.ts';
import type { FieldData, RequestProcess } from '#shared/requests/entities/request-process.ts';
import { animalsReturned } from '#shared/requests/law/purchases.ts';
import { PURCHASE_PORTIONS } from '#shared/requests/limits.ts';
import { processOf } from '#test/shared/requests/process-of.ts';
import { steps } from './request-forms.ts';

const now = new Date('2026-05-01T08:00:00.000Z');
const granted: RequestProcess = {
  ...processOf({ status: 'accepted', step: 0, filledSteps: [] }),
  decision: { animalsGranted: 12 },
};
const report = (process: RequestProcess, fieldData: FieldData) =>
  stepFilled(process, {
    steps: [{ ...steps.purchase, inPortions: true }],
    event: 'fillStep',
    fieldData,
    by: process.agr,
    now,
    calendar: { timeZone: 'Europe/Berlin', holidays: [] },
  });

test('who says that nothing more is bought, and names no number, is asked no more', () => {
  const told = report(granted, [{ field: 'lastPurchase', value: true }]);
  expect(told.turn).toBeUndefined();
  expect(animalsReturned(told, '2026-05-01')).toBe(12);
});

test('reports without a number end with the room for them', () => {
  let process: RequestProcess = granted;
  for (let n = 1; n < PURCHASE_PORTIONS; n++) process = report(process, []);
  expect(process.turn).toBe(process.agr);
  expect(report(process, []).turn).toBeUndefined();
});
