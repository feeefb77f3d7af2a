import type { InputType } from '#shared/masterdata/input-facts.ts';
import type { RequestFormField } from '#shared/requests/entities/requestformfield.ts';

/** A field of a form; with options `a` and `b`, and `old`, which is disabled, where the type takes options. */
export function formFieldOf(
  internalName: string,
  inputType: InputType,
  more: Partial<RequestFormField> = {},
): RequestFormField {
  const isChoice = inputType === 'select' || inputType === 'multiselect';
  const options = ['a', 'b', 'old'].map((id) => ({ id, labels: [], enabled: id !== 'old' }));
  return {
    internalName,
    inputType,
    labels: [{ lang: 'en_GB', label: internalName }],
    descriptions: [],
    tags: [],
    mandatory: false,
    options: isChoice ? options : [],
    groups: [],
    ...more,
  };
}
