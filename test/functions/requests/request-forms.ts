import type { RequestFormField } from '#shared/requests/entities/requestformfield.ts';
import type { RequestPackage, RequestStep } from '#shared/requests/entities/requestpackage.ts';
import { formFieldOf } from '#test/shared/requests/form-field-of.ts';
import { testId } from '#test/support/test-id.ts';

const optionsOf = (...ids: string[]) => ids.map((id) => ({ id, labels: [], enabled: true }));

/** The library of form fields from which the packages of these tests are built. */
export const formFields: readonly RequestFormField[] = [
  formFieldOf('purpose', 'select', { mandatory: true, options: optionsOf('renewal', 'disaster') }),
  formFieldOf('disaster', 'textfield', {
    mandatory: true,
    visibleWhen: { field: 'purpose', oneOf: ['disaster'] },
  }),
  formFieldOf('numberWanted', 'numberfield', { mandatory: true }),
  formFieldOf('advice', 'select', { mandatory: true, options: optionsOf('positive', 'negative') }),
  formFieldOf('decision', 'select', {
    mandatory: true,
    options: optionsOf('accept', 'acceptFewer', 'reject', 'notNeeded'),
  }),
  formFieldOf('animalsGranted', 'numberfield', {
    mandatory: true,
    visibleWhen: { field: 'decision', oneOf: ['acceptFewer'] },
  }),
  formFieldOf('justificationCode', 'select', {
    options: optionsOf('lackOfSuitableAnimals', 'other'),
  }),
  formFieldOf('validUntil', 'datefield'),
  formFieldOf('chicksHatched', 'numberfield', { mandatory: true }),
  formFieldOf('animalsBought', 'numberfield', { mandatory: true }),
];

const step = (
  role: RequestStep['role'],
  fields: readonly string[],
  more: Partial<RequestStep> = {},
): RequestStep => ({
  id: testId(`step ${fields[0]}`),
  form: [],
  role,
  statusLabels: [],
  notify: [],
  fields: fields.map((name) => ({ id: testId(`field ${name}`), rev: 1 })),
  ...more,
});

export const steps = {
  application: step('AGR', ['purpose', 'disaster', 'numberWanted']),
  advice: step('INS', ['advice'], { autoCloseHours: 48, notify: ['AGR'] }),
  answer: step('ASO', ['advice']),
  decision: step('AUT', ['decision', 'animalsGranted', 'justificationCode', 'validUntil'], {
    notify: ['AGR', 'INS'],
    outcome: { field: 'decision', accepted: ['accept', 'acceptFewer'], rejected: ['reject'] },
  }),
  purchase: step('AGR', ['animalsBought']),
  hatched: step('SUP', ['chicksHatched'], { notify: ['AGR', 'INS'] }),
} as const;

const FORTNIGHT_HOURS = 336;
/** The same as in `packageOf`, with a fortnight for the advice and another for the decision. */
export const timedSteps: RequestStep[] = [
  steps.application,
  { ...steps.advice, autoCloseHours: FORTNIGHT_HOURS },
  { ...steps.decision, autoCloseHours: FORTNIGHT_HOURS },
  steps.purchase,
];

/** Farmer, control body, authority, and the farmer's report of the purchase. */
export function packageOf(name: string, more: Partial<RequestPackage> = {}): RequestPackage {
  return {
    internalName: name,
    labels: [],
    descriptions: [],
    buttonLabels: [],
    enabled: true,
    countries: [testId('DE')],
    animalkinds: [testId('cattle'), testId('hens')],
    requestTypes: ['authority', 'controlbody', 'association', 'lowhatch'],
    legalBasis: 'FR',
    steps: [steps.application, steps.advice, steps.decision, steps.purchase],
    ...more,
  };
}

export const sentAnswers = [
  { field: 'purpose', value: 'renewal' },
  { field: 'numberWanted', value: 12 },
];
export const advised = [{ field: 'advice', value: 'positive' }];
export const hatched = [{ field: 'chicksHatched', value: 4800 }];
export const accepted = [{ field: 'decision', value: 'accept' }];
