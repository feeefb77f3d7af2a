import { expect, test } from 'vitest';
import { offerDraft } from '#test/support/offers.ts';
import { testId } from '#test/support/test-id.ts';
import { refusedControls } from '#web/features/offers/form/refused-controls.ts';

const sent = offerDraft({
  dynamicFields: [
    { field: testId('horns'), value: 'polled' },
    { field: testId('weight'), value: 5 },
  ],
  statusWeekly: [
    { calendarWeek: '2026-W12', from: '2026-03-16', to: '2026-03-22', available: 5 },
    { calendarWeek: '2026-W14', from: '2026-03-30', to: '2026-04-05', available: 5 },
  ],
});
const detail = (path: string) => ({ path, code: 'offers.otherAnimalkind', message: 'no' });
const controlsOf = (path: string, draft: typeof sent | null = sent) =>
  refusedControls([detail(path)], draft).map(({ control }) => control);

test.each([
  ['data.amount', 'amount'],
  ['data.category1.0', 'category1'],
  ['data.locationOfSale', 'locationOfSale'],
  ['data.attachments.3', 'attachments'],
  ['data.dynamicFields.1.value', `field-${testId('weight')}`],
  ['data.statusWeekly.1.from', 'week-2026-W14'],
  ['data.statusWeekly', 'statusWeekly'],
  ['data.statusWeekly.7', 'statusWeekly'],
])('%s belongs to the control %s', (path, control) => {
  expect(controlsOf(path)).toEqual([control]);
});

test('a field that was not sent is named by its id', () => {
  const missing = testId('age');
  expect(controlsOf(`data.dynamicFields.${missing}`)).toEqual([`field-${missing}`]);
  expect(controlsOf(`data.dynamicFields.${missing}`, null)).toEqual([`field-${missing}`]);
});

test.each(['rev', 'data', 'data.owner', 'data.history.0.begin', ''])(
  '%s belongs to no control of the form',
  (path) => {
    expect(controlsOf(path)).toEqual([]);
  },
);

test('the details stay with their controls, in the order in which the server named them', () => {
  const details = [detail('data.amount'), detail('data.owner'), detail('data.gender')];
  expect(refusedControls(details, sent)).toEqual([
    { control: 'amount', detail: details[0] },
    { control: 'gender', detail: details[2] },
  ]);
});
