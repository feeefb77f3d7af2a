import { expect, test } from 'vitest';
import type { RequestFormField } from '#shared/requests/entities/requestformfield.ts';
import { decisionProblems } from '#shared/requests/package/decision-problems.ts';
import type { CheckedStep } from '#shared/requests/package/package-problems.ts';
import { testId } from '#test/support/test-id.ts';
import { formFieldOf } from './form-field-of.ts';

const onlyWhen = (field: string, ...oneOf: string[]) => ({ visibleWhen: { field, oneOf } });
const deciding = { mandatory: true } as const;
const library: readonly RequestFormField[] = [
  formFieldOf('text', 'textfield'),
  formFieldOf('choice', 'select', deciding),
  formFieldOf('optionalChoice', 'select'),
  formFieldOf('box', 'checkbox'),
  formFieldOf('decision', 'select', deciding),
  formFieldOf('optionalDecision', 'select'),
  formFieldOf('afterA', 'select', { ...deciding, ...onlyWhen('choice', 'a') }),
  formFieldOf('afterAll', 'select', { ...deciding, ...onlyWhen('choice', 'a', 'b') }),
  formFieldOf('afterOptional', 'select', { ...deciding, ...onlyWhen('optionalChoice', 'a', 'b') }),
  formFieldOf('afterChain', 'select', { ...deciding, ...onlyWhen('afterA', 'a', 'b') }),
  formFieldOf('afterBox', 'select', { ...deciding, ...onlyWhen('box', 'true') }),
  formFieldOf('afterAnyBox', 'select', { ...deciding, ...onlyWhen('box', 'true', 'false') }),
  formFieldOf('afterText', 'select', { ...deciding, ...onlyWhen('text', 'a') }),
];

const stepOf = (fields: string, more: Partial<CheckedStep> = {}): CheckedStep => ({
  id: testId(fields),
  fields: fields.split(' ').map((name) => ({ id: testId(name), rev: 1 })),
  ...more,
});
const outcomeOf = (field: string, more = {}) => ({
  outcome: { field, accepted: ['a'], rejected: ['b'], ...more },
});
const application = stepOf('text');

const problemsOf = (steps: readonly CheckedStep[], more = {}) =>
  decisionProblems(
    { enabled: true, requestTypes: ['authority'], legalBasis: 'FR', steps, ...more },
    ({ id }) => library.find(({ internalName }) => testId(internalName) === id),
  ).map(({ path, error }) => [path, error.code.replace('requests.', '')]);

test('a package that is on and in which no step decides is told, at its last step', () => {
  expect(problemsOf([application, stepOf('choice')])).toEqual([
    ['steps.1.outcome', 'outcomeMissing'],
  ]);
});

test.each([
  ['is switched off', { enabled: false }],
  ['only records', { requestTypes: ['record'] }],
  ['is a notice under a general order', { requestTypes: ['lowhatch'], legalBasis: 'LOW' }],
])('a package that %s needs no decision', (_, more) => {
  expect(problemsOf([application], more)).toEqual([]);
});

test.each(['decision', 'choice afterAll', 'box afterAnyBox'])(
  'every way decides where the last of the fields %s does',
  (fields) => {
    const last = fields.split(' ').at(-1) ?? '';
    expect(problemsOf([application, stepOf(fields, outcomeOf(last)), stepOf('box')])).toEqual([]);
  },
);

test.each([
  ['optionalDecision', 'outcomeOptional'],
  ['choice afterA', 'outcomeHidden'],
  ['optionalChoice afterOptional', 'outcomeHidden'],
  ['choice afterA afterChain', 'outcomeHidden'],
  ['box afterBox', 'outcomeHidden'],
  ['text afterText', 'outcomeHidden'],
])(
  'some way passes the decision over where the last of the fields %s decides',
  (fields, problem) => {
    const names = fields.split(' ');
    const step = stepOf(fields, outcomeOf(names.at(-1) ?? ''));
    expect(problemsOf([application, step])).toEqual([
      [`steps.1.fields.${names.length - 1}`, problem],
    ]);
  },
);

test.each([[[]], [['old']]])('an answer that can be given rejects, unlike in %j', (rejected) => {
  const step = stepOf('decision', outcomeOf('decision', { rejected }));
  expect(problemsOf([application, step])).toEqual([
    ['steps.1.outcome.rejected', 'outcomeNoRejection'],
  ]);
});

test('an answer that neither accepts nor rejects decides nothing', () => {
  const step = stepOf('decision', outcomeOf('decision', { accepted: [] }));
  expect(problemsOf([application, step])).toEqual([
    ['steps.1.outcome.accepted', 'outcomeUndecided'],
  ]);
});

test('a step before the decision does not come again and again', () => {
  const again = { inPortions: true };
  const steps = [
    application,
    stepOf('box', again),
    stepOf('decision', outcomeOf('decision')),
    stepOf('choice', again),
  ];
  expect(problemsOf(steps)).toEqual([['steps.1.inPortions', 'portionsTooEarly']]);
});

test.each(['AGR', 'SUP'] as const)('%s decides nothing', (role) => {
  const step = stepOf('decision', { ...outcomeOf('decision'), role });
  expect(problemsOf([application, step])).toEqual([['steps.1.role', 'deciderNotLawful']]);
});
