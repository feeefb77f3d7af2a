import { NumberField } from '#web/components/text-field.tsx';
import { parseDecimal } from '#web/i18n/parse-number.ts';
import type { InputControl } from '../input-control.ts';
import { controlProps } from './control-props.tsx';
import type { InputTypeParts } from './input-type-parts.ts';

function NumberInput(control: InputControl) {
  return <NumberField {...controlProps(control)} />;
}

export const parts: InputTypeParts = {
  Control: NumberInput,
  write: (value) => value,
  read: (typed) => {
    const parsed = parseDecimal(typed);
    if (parsed.ok) return { value: parsed.value };
    const isAmbiguous = parsed.reason === 'ambiguous';
    return {
      value: null,
      problem: isAmbiguous ? 'inputs.error.ambiguous' : 'inputs.error.number',
    };
  },
};
