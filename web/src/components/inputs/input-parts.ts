import type { InputType } from '#shared/masterdata/input-facts.ts';
import { parts as checkbox } from './types/checkbox.tsx';
import { parts as datefield } from './types/datefield.tsx';
import { parts as hidden } from './types/hidden.tsx';
import type { InputTypeParts } from './types/input-type-parts.ts';
import { parts as multiselect } from './types/multiselect.tsx';
import { parts as multitext } from './types/multitext.tsx';
import { parts as numberfield } from './types/numberfield.tsx';
import { parts as select } from './types/select.tsx';
import { parts as singlelineMultitext } from './types/singleline-multitext.tsx';
import { parts as singlelineTextfield } from './types/singleline-textfield.tsx';
import { parts as textfield } from './types/textfield.tsx';

/** The parts of each type of fields on a screen; each type is one file. */
export const INPUT_PARTS = {
  select,
  multiselect,
  'singleline-textfield': singlelineTextfield,
  textfield,
  multitext,
  'singleline-multitext': singlelineMultitext,
  checkbox,
  datefield,
  numberfield,
  hidden,
} as const satisfies Record<InputType, InputTypeParts>;
