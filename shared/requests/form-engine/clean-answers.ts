import { inputFacts, normalValue } from '#shared/masterdata/input-facts.ts';
import type { FieldData } from '#shared/requests/entities/request-process.ts';
import { type Answers, answerTo } from './answers.ts';
import { type FormField, takesAnswer } from './form-field.ts';
import { answerableFields } from './visible-fields.ts';

/**
 * Returns the answers that are sent: those to the fields that show, in the order of the form and in normal form. A
 * checkbox that nobody has touched is sent as it looks, unticked. A `draft` keeps the answers to hidden fields, so that
 * they come back when the field shows again.
 */
export function cleanAnswers(
  fields: readonly FormField[],
  answers: Answers,
  { draft = false }: { readonly draft?: boolean } = {},
): FieldData {
  const kept = draft ? fields.filter(takesAnswer) : answerableFields(fields, answers);
  return kept.flatMap(({ internalName, inputType }) => {
    const untouched = draft || inputFacts(inputType).holds !== 'yes' ? null : false;
    const value = normalValue(answerTo(answers, internalName)) ?? untouched;
    return value === null ? [] : [{ field: internalName, value }];
  });
}
