import * as z from 'zod';

/** The ten input types of specification section 3, for offer fields and request form fields alike. */
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
