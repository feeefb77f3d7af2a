import { inputFacts } from '#shared/masterdata/input-facts.ts';
import type { RequestFormField } from '../requestformfield.ts';

/** The properties of a field that the engine needs; fields come in the order of the form. */
export type FormField = Pick<
  RequestFormField,
  'internalName' | 'inputType' | 'mandatory' | 'options' | 'visibleWhen'
>;

/** Text-only fields show their label and never take an answer. */
export function takesAnswer(field: FormField): boolean {
  return inputFacts(field.inputType).holds !== 'nothing';
}
