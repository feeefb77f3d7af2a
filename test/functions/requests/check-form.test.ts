import { expect, test } from 'vitest';
import { checkDraft, checkStep } from '#functions/requests/filling/check-form.ts';
import type { FieldData } from '#shared/requests/entities/request-process.ts';
import { ANSWER_LENGTH } from '#shared/requests/limits.ts';
import { formFieldOf } from '#test/shared/requests/form-field-of.ts';
import { testId } from '#test/support/test-id.ts';
import { formFields, sentAnswers, steps } from './request-forms.ts';
import { refusal } from './request-stage.ts';

test('a refused answer names the bound that it is beyond', () => {
  const reason = formFieldOf('reason', 'textfield');
  const refuse = () =>
    checkDraft([reason], [{ field: 'reason', value: 'x'.repeat(ANSWER_LENGTH + 1) }]);
  expect(refuse).toThrow(
    expect.objectContaining({
      details: [
        expect.objectContaining({
          path: 'fieldData.reason',
          code: 'fields.tooLong',
          limit: ANSWER_LENGTH,
          message: expect.stringContaining(String(ANSWER_LENGTH)),
        }),
      ],
    }),
  );
});

const fieldsOf = ({ fields }: Pick<(typeof steps)[keyof typeof steps], 'fields'>) =>
  formFields.filter(({ internalName }) =>
    fields.some(({ id }) => id === testId(`field ${internalName}`)),
  );
/** The decision of a package from before its fields were held to what the report knows. */
const decisionFields = fieldsOf(steps.decision).map((field) =>
  field.internalName === 'justificationCode'
    ? { ...field, options: [...field.options, { id: 'mistake', labels: [], enabled: true }] }
    : field,
);
const decidedAt = (outcome?: typeof steps.decision.outcome) => ({
  before: { animalsAsked: 12 },
  today: '2026-03-02',
  outcome,
  rules: { findings: () => [] },
});
const [purpose] = sentAnswers;

test.each([
  ['gaps', [], { purpose: 'fields.required', numberWanted: 'fields.required' }],
  [
    'what an answer asks for in turn',
    [
      { field: 'purpose', value: 'disaster' },
      { field: 'numberWanted', value: 1 },
    ],
    { disaster: 'fields.required' },
  ],
  [
    'an answer to a hidden field',
    [...sentAnswers, { field: 'disaster', value: 'fire' }],
    { disaster: 'requests.hiddenField' },
  ],
  [
    'a field of another step',
    [...sentAnswers, { field: 'decision', value: 'accept' }],
    { decision: 'requests.unknownField' },
  ],
  ['a field answered twice', [...sentAnswers, purpose], { purpose: 'requests.answeredTwice' }],
  [
    'half an animal',
    [purpose, { field: 'numberWanted', value: 2.5 }],
    { numberWanted: 'requests.notWhole' },
  ],
  [
    'no animal',
    [purpose, { field: 'numberWanted', value: 0 }],
    { numberWanted: 'requests.nothingWanted' },
  ],
])('an application is refused for %s', async (_, fieldData, problems) => {
  const check = async () =>
    checkStep(fieldsOf(steps.application), fieldData as FieldData, decidedAt());
  expect(await refusal(check())).toMatchObject({ code: 'requests.notSent', fields: at(problems) });
});

test.each([
  [
    'a permission that is over before it begins',
    { decision: 'accept', validUntil: '2026-03-01' },
    { validUntil: 'requests.validUntilPast' },
  ],
  [
    'more animals than were asked for',
    { decision: 'acceptFewer', animalsGranted: 13 },
    { animalsGranted: 'requests.grantedMoreThanAsked' },
  ],
  [
    'a grant of no animal',
    { decision: 'acceptFewer', animalsGranted: 0 },
    { animalsGranted: 'fields.tooSmall' },
  ],
  [
    'a reason that the yearly report does not know',
    { decision: 'accept', justificationCode: 'mistake' },
    { justificationCode: 'fields.notAllowed' },
  ],
])('a decision is refused for %s', async (_, given, problems) => {
  const fieldData = Object.entries(given).map(([field, value]) => ({ field, value }));
  const check = async () => checkStep(decisionFields, fieldData, decidedAt(steps.decision.outcome));
  expect(await refusal(check())).toMatchObject({ code: 'requests.notSent', fields: at(problems) });
});

test('a permission that ends today, and a rejection of a form that asks the number always, are taken', () => {
  const always = fieldsOf(steps.decision).map(({ visibleWhen: _, ...field }) => field);
  const decide = (given: Readonly<Record<string, unknown>>) =>
    checkStep(
      always,
      Object.entries(given).map(([field, value]) => ({ field, value })) as FieldData,
      decidedAt(steps.decision.outcome),
    );
  const ends = { validUntil: '2026-03-02', animalsGranted: 1 };
  expect(decide({ decision: 'accept', ...ends })).toHaveLength(3);
  expect(decide({ decision: 'reject', animalsGranted: 0 })).toHaveLength(2);
});

/** The fields of a refusal, each with its code. */
function at(problems: Readonly<Record<string, string | undefined>>) {
  return Object.entries(problems)
    .filter(([, code]) => code !== undefined)
    .map(([field, code]) => [`fieldData.${field}`, code]);
}
