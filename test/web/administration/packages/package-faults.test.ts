import { expect, test } from 'vitest';
import type { Labels } from '#shared/kernel/label.ts';
import type { InputType } from '#shared/masterdata/input-facts.ts';
import type { RequestFormField } from '#shared/requests/entities/requestformfield.ts';
import { formFieldOf } from '#test/shared/requests/form-field-of.ts';
import { testId } from '#test/support/test-id.ts';
import { draftSteps } from '#web/features/administration/packages/draft-steps.ts';
import { withNewest } from '#web/features/administration/packages/newer-fields.tsx';
import {
  missingTexts,
  savingFaults,
  switchingFaults,
} from '#web/features/administration/packages/package-faults.ts';

const pin = { id: testId('choice'), rev: 2 };
const german: Labels = [{ lang: 'de_DE', label: 'Antrag' }];
const data = {
  labels: german,
  buttonLabels: [],
  steps: [
    { id: testId('step'), form: german, statusLabels: german, fields: [pin, pin], role: 'AGR' },
    { id: testId('new'), form: [], statusLabels: german, fields: [], notify: [] },
  ],
};
const steps = draftSteps(data);
const fieldOf = () => formFieldOf('choice', 'select');

test('what a package lacks is told beside the faults that the server would refuse', () => {
  const faults = savingFaults(steps, fieldOf).map(({ path, error }) => [path, error?.code]);
  expect(faults).toEqual([
    ['steps.1.role', 'fields.required'],
    ['steps.1.fields', 'fields.required'],
    ['steps.0.fields.1', 'requests.fieldTwice'],
  ]);
});

test('a package that is switched on is told where nobody decides', () => {
  const faultsOf = (more: object) => {
    const draft = { ...data, requestTypes: ['authority'], legalBasis: 'FR', ...more };
    return switchingFaults(draft, steps, fieldOf).map(({ path, error }) => [path, error?.code]);
  };
  expect(faultsOf({ enabled: true })).toEqual([['steps.1.outcome', 'requests.outcomeMissing']]);
  expect(faultsOf({ enabled: false })).toEqual([]);
});

test('a text that is missing in a language of its countries is told at its place', () => {
  const missing = missingTexts(data, steps, ['de_DE', 'hr_HR'], () => undefined);
  expect(missing).toEqual([
    { path: 'labels', locales: ['hr_HR'] },
    { path: 'buttonLabels', locales: ['de_DE', 'hr_HR'] },
    { path: 'steps.0.form', locales: ['hr_HR'] },
    { path: 'steps.0.statusLabels', locales: ['hr_HR'] },
    { path: 'steps.1.form', locales: ['de_DE', 'hr_HR'] },
    { path: 'steps.1.statusLabels', locales: ['hr_HR'] },
  ]);
});

test.each<[InputType, Partial<RequestFormField>, string[] | undefined]>([
  ['textfield', {}, undefined],
  ['textfield', { labels: german }, ['hr_HR']],
  // An option that is switched off is shown to nobody, and options of a text neither.
  ['select', { options: [{ id: 'old', labels: [], enabled: false }] }, undefined],
  ['textfield', { options: [{ id: 'a', labels: [], enabled: true }] }, undefined],
  ['select', { options: [{ id: 'a', labels: german, enabled: true }] }, ['hr_HR']],
])('a %s with %j misses the texts of %j', (inputType, more, locales) => {
  const labels: Labels = [...german, { lang: 'hr_HR', label: 'Zahtjev' }];
  const step = { ...data.steps[0], form: labels, statusLabels: labels, fields: [pin] };
  const asking = draftSteps({ steps: [step] });
  const field = formFieldOf('choice', inputType, { labels, ...more });
  const told = missingTexts(
    { ...data, labels, buttonLabels: labels },
    asking,
    ['de_DE', 'hr_HR'],
    () => field,
  );
  expect(told).toEqual(locales ? [{ path: 'steps.0.fields.0', locales }] : []);
});

test('the newest revisions of all fields are taken, and nothing else changes', () => {
  const newest = withNewest(data, ({ id }) => ({ id, rev: 5 }));
  expect(draftSteps(newest).map(({ fields }) => fields)).toEqual([
    [
      { id: pin.id, rev: 5 },
      { id: pin.id, rev: 5 },
    ],
    [],
  ]);
  expect({ ...newest, steps: data.steps }).toEqual(data);
});
