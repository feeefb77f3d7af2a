import * as z from 'zod';

/** The ten input types of specification section 3, for offer fields and request form fields alike. `numberfield` takes 0 and more. */
export const INPUT_TYPES = [
  'select',
  'multiselect',
  'singleline-textfield',
  'textfield',
  'multitext',
  'singleline-multitext',
  'checkbox',
  'datefield',
  'numberfield',
  'hidden',
] as const;
export const InputType = z.enum(INPUT_TYPES);
export type InputType = z.infer<typeof InputType>;

const WITH_OPTIONS = ['select', 'multiselect'] as const satisfies readonly InputType[];

/** Does the input choose from a list of options? */
export function takesOptions(type: InputType): boolean {
  return WITH_OPTIONS.some((known) => known === type);
}
