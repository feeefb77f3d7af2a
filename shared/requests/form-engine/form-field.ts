import { inputFacts } from '#shared/masterdata/input-facts.ts';
import type { RequestFormField } from '#shared/requests/entities/requestformfield.ts';

/** The properties of a field that the engine needs; fields come in the order of the form. */
export type FormField = Pick<
  RequestFormField,
  'internalName' | 'inputType' | 'mandatory' | 'options' | 'visibleWhen'
>;

/** Tells whether a field takes an answer: text-only fields show their label alone. */
export function takesAnswer(field: FormField): boolean {
  return inputFacts(field.inputType).holds !== 'nothing';
}
