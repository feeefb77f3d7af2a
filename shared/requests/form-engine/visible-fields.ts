import { inputFacts, normalValue } from '#shared/masterdata/input-facts.ts';
import { type Answers, answerTo } from './answers.ts';
import { type FormField, takesAnswer } from './form-field.ts';

/**
 * Returns the fields that show with these answers, in the order of the form. A field is hidden when its condition names
 * a hidden field, along any chain. Conditions in a circle, or on a field that is not in the form, never hold.
 */
export function visibleFields<F extends FormField>(fields: readonly F[], answers: Answers): F[] {
  const byName = new Map(fields.map((field) => [field.internalName, field]));
  const visibility = new Map<string, boolean>();
  const isVisible = (field: F): boolean => {
    const before = visibility.get(field.internalName);
    if (before !== undefined) return before;
    // This entry stands while the chain is followed, so that a circle ends.
    visibility.set(field.internalName, false);
    const controller = field.visibleWhen && byName.get(field.visibleWhen.field);
    const visible =
      field.visibleWhen === undefined ||
      (controller !== undefined &&
        takesAnswer(controller) &&
        isVisible(controller) &&
        valuesOf(answers, controller).some((value) => field.visibleWhen?.oneOf.includes(value)));
    visibility.set(field.internalName, visible);
    return visible;
  };
  return fields.filter(isVisible);
}

/** Returns the `visibleFields` that take an answer. */
export function answerableFields<F extends FormField>(fields: readonly F[], answers: Answers): F[] {
  return visibleFields(fields, answers).filter(takesAnswer);
}

/** Returns an answer as a condition names it: option ids, `true` and `false`, numbers as digits. */
function valuesOf(answers: Answers, { internalName, inputType }: FormField): string[] {
  const answer = normalValue(answerTo(answers, internalName));
  // A checkbox that nobody has touched looks unticked.
  if (answer === null) return inputFacts(inputType).holds === 'yes' ? ['false'] : [];
  return Array.isArray(answer) ? answer : [String(answer)];
}
