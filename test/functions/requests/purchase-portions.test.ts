import { expect, test } from 'vitest';
import { stepFilled } from '#functions/requests/process/transitions.ts';
import type { FieldData, RequestProcess } from '#shared/requests/entities/request-process.ts';
import { animalsReturned } from '#shared/requests/law/purchases.ts';
import { PURCHASE_PORTIONS } from '#shared/requests/limits.ts';
import { processOf } from '#test/shared/requests/process-of.ts';
import { testId } from '#test/support/test-id.ts';
import { steps } from './request-forms.ts';

const now = new Date('2026-05-01T08:00:00.000Z');
const granted: RequestProcess = {
  ...processOf({ status: 'accepted', step: 0, filledSteps: [] }),
  decision: { animalsGranted: 12 },
};
const once = { ...steps.purchase, inPortions: true };
const report = (process: RequestProcess, fieldData: FieldData, form = [once]) =>
  stepFilled(process, {
    steps: form,
    event: 'fillStep',
    fieldData,
    by: process.agr,
    now,
    calendar: { timeZone: 'Europe/Berlin', holidays: [] },
  });

test('who says that nothing more is bought, and names no number, is asked no more', () => {
  const request = report(granted, [{ field: 'lastPurchase', value: true }]);
  expect(request.turn).toBeUndefined();
  expect(animalsReturned(request, '2026-05-01')).toBe(12);
});

test('reports without a number end with the room for them', () => {
  let process: RequestProcess = granted;
  for (let n = 1; n < PURCHASE_PORTIONS; n++) process = report(process, []);
  expect(process.turn).toBe(process.agr);
  expect(report(process, []).turn).toBeUndefined();
});

test('two reports of a form share the room for them', () => {
  const twice = [once, { ...once, id: testId('second report') }];
  let process: RequestProcess = granted;
  for (let n = 1; n < PURCHASE_PORTIONS; n++) process = report(process, [], twice);
  const second = report(process, [], twice);
  expect([process.step, second.step]).toEqual([0, 1]);
  expect(report(second, [], twice).turn).toBeUndefined();
});
