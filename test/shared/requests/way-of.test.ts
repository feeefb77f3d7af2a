import { expect, test } from 'vitest';
import type { PartyRole, RequestStep } from '#shared/requests/entities/requestpackage.ts';
import { wayOf } from '#shared/requests/package/way-of.ts';
import { testId } from '#test/support/test-id.ts';

const step = (role: PartyRole, more: Partial<RequestStep> = {}): RequestStep => ({
  id: testId(role),
  form: [],
  role,
  statusLabels: [],
  notify: [],
  fields: [],
  ...more,
});
const steps = {
  application: step('AGR'),
  advice: step('INS', { notify: ['AGR'] }),
  hatched: step('SUP', { notify: ['AGR', 'INS'] }),
  decision: step('AUT', { outcome: { field: 'decision', accepted: ['yes'], rejected: ['no'] } }),
  purchase: step('AGR'),
};
const form = (...names: readonly (keyof typeof steps)[]) => ({
  steps: names.map((name) => steps[name]),
});
const full = form('application', 'advice', 'decision', 'purchase');

test.each<[string, ReturnType<typeof form>, readonly PartyRole[], PartyRole | undefined]>([
  ['the control body, then the authority', full, ['INS'], 'AUT'],
  ['the authority alone', form('application', 'decision', 'purchase'), [], 'AUT'],
  ['the supplier, then the authority', form('application', 'hatched', 'decision'), ['SUP'], 'AUT'],
  ['nobody decides; who reads it', form('application', 'hatched'), ['SUP', 'INS'], undefined],
])('a request goes to: %s', (_, { steps: course }, parties, decider) => {
  expect(wayOf([{ steps: course }])).toEqual({ parties, decider });
});

test('forms of one way have it, forms of two have none', () => {
  const alone = form('application', 'decision');
  expect(wayOf([full, full])).toEqual({ parties: ['INS'], decider: 'AUT' });
  expect(wayOf([full, alone])).toBeUndefined();
});
