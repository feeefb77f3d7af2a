import fc from 'fast-check';
import { expect, test } from 'vitest';
import { INPUT_TYPES } from '#shared/masterdata/input-type.ts';
import type { RequestFormField } from '#shared/requests/entities/requestformfield.ts';
import { type Answers, answersOf } from '#shared/requests/form-engine/answers.ts';
import { cleanAnswers } from '#shared/requests/form-engine/clean-answers.ts';
import { validateAnswers } from '#shared/requests/form-engine/validate-answers.ts';
import { answerableFields } from '#shared/requests/form-engine/visible-fields.ts';
import { sized } from '#test/support/campaign.ts';
import { formFieldOf } from '../form-field-of.ts';

const NAMES = ['f0', 'f1', 'f2', 'f3', 'f4', 'f5'];
const VALUES = ['a', 'b', 'old', 'true', 'false', '0', '1', ' a '];

const field = (internalName: string) =>
  fc
    .record({
      inputType: fc.constantFrom(...INPUT_TYPES),
      mandatory: fc.boolean(),
      visibleWhen: fc.option(
        fc.record({
          field: fc.constantFrom(...NAMES, 'elsewhere'),
          oneOf: fc.uniqueArray(fc.constantFrom(...VALUES), { minLength: 1, maxLength: 3 }),
        }),
        { nil: undefined },
      ),
    })
    .map(({ inputType, ...more }) => formFieldOf(internalName, inputType, more));
const form = fc.tuple(...NAMES.map(field));

const answer = fc.oneof(
  fc.constant(null),
  fc.constantFrom(...VALUES, '', '  ', '2026-03-05', 'two\nlines'),
  fc.boolean(),
  fc.constantFrom(-1, 0, 1, 2.5),
  fc.array(fc.constantFrom(...VALUES, ''), { maxLength: 3 }),
);
const answers = fc.dictionary(fc.constantFrom(...NAMES), answer);
const forAll = (check: (fields: RequestFormField[], given: Answers) => void) =>
  fc.assert(fc.property(form, answers, check), { numRuns: sized(2000) });

test('cleaning twice is cleaning once', () => {
  forAll((fields, given) => {
    const once = cleanAnswers(fields, given);
    expect(cleanAnswers(fields, answersOf(once))).toEqual(once);
  });
});

test('cleaning changes nothing of what shows', () => {
  forAll((fields, given) => {
    const cleaned = answersOf(cleanAnswers(fields, given));
    expect(answerableFields(fields, cleaned)).toEqual(answerableFields(fields, given));
  });
});

test('what is hidden is never sent and never blocks', () => {
  forAll((fields, given) => {
    const asked = answerableFields(fields, given).map(({ internalName }) => internalName);
    const sent = cleanAnswers(fields, given);
    expect(sent.filter(({ field: name }) => !asked.includes(name))).toEqual([]);
    const problems = validateAnswers(fields, answersOf(sent));
    expect(problems.filter(({ field: name }) => !asked.includes(name))).toEqual([]);
  });
});

test('a valid form is valid once cleaned, and cleaning hides no problem of a field that shows', () => {
  forAll((fields, given) => {
    const asked = answerableFields(fields, given).map(({ internalName }) => internalName);
    const before = validateAnswers(fields, given).filter(({ field: name }) => asked.includes(name));
    expect(validateAnswers(fields, answersOf(cleanAnswers(fields, given)))).toEqual(before);
  });
});

test('a draft keeps every answer of the form, and sending it later sends the same', () => {
  forAll((fields, given) => {
    const draft = answersOf(cleanAnswers(fields, given, { draft: true }));
    expect(cleanAnswers(fields, draft)).toEqual(cleanAnswers(fields, given));
  });
});
