import type { ComponentType } from 'react';
import type { Locale } from '#shared/kernel/locale.ts';
import type { InputType } from '#shared/masterdata/input-facts.ts';
import { parseDay } from '#web/i18n/parse-day.ts';
import { parseDecimal } from '#web/i18n/parse-number.ts';
import { DateField } from '../date-field.tsx';
import { LabelText } from '../label-text.tsx';
import { NumberField, TextArea, TextField } from '../text-field.tsx';
import { CheckboxInput } from './checkbox-input.tsx';
import { type InputControl, textOf } from './input-control.ts';
import type { ReadText, Writing } from './input-value.ts';
import { LinesInput } from './lines-input.tsx';
import { MultiselectInput } from './multiselect-input.tsx';
import { SelectInput } from './select-input.tsx';

/**
 * The parts of a type of fields on a screen: its control, and the way in which a stored text is written into it and
 * read from it.
 */
type InputTypeParts = {
  readonly Control: ComponentType<InputControl>;
  readonly write: (stored: string, writing: Writing) => string;
  /** Reads a text that is not empty. */
  readonly read: (typed: string, locale: Locale) => ReadText;
};

/** A text that is stored as it was typed. */
const asTyped: Pick<InputTypeParts, 'write' | 'read'> = {
  write: (stored) => stored,
  read: (typed) => ({ value: typed }),
};

export const INPUT_PARTS = {
  select: { Control: SelectInput, ...asTyped },
  multiselect: { Control: MultiselectInput, ...asTyped },
  'singleline-textfield': {
    Control: (control) => <TextField {...controlProps(control)} />,
    ...asTyped,
  },
  textfield: { Control: (control) => <TextArea {...controlProps(control)} />, ...asTyped },
  multitext: { Control: (control) => <LinesInput {...control} lines={3} />, ...asTyped },
  'singleline-multitext': {
    Control: (control) => <LinesInput {...control} lines={1} />,
    ...asTyped,
  },
  checkbox: { Control: CheckboxInput, ...asTyped },
  datefield: {
    Control: (control) => <DateField {...controlProps(control)} />,
    write: (value, { day }) => day(value),
    read: (typed, locale) => {
      const day = parseDay(typed, locale);
      return day === undefined ? { value: null, problem: 'words.dayWrong' } : { value: day };
    },
  },
  numberfield: {
    Control: (control) => <NumberField {...controlProps(control)} />,
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
  },
  hidden: { Control: InformationOnly, ...asTyped },
} as const satisfies Record<InputType, InputTypeParts>;

/** Returns the props of a control that holds one text. */
function controlProps({ field, id, typed, error, onChange }: InputControl) {
  return {
    id,
    error,
    label: <LabelText labels={field.labels} otherwise={field.internalName} />,
    required: field.mandatory,
    value: textOf(typed),
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onChange(event.target.value),
  };
}

/** Shows a text of the form, and takes no answer. */
function InformationOnly({ field }: InputControl) {
  return (
    <p className="form-information">
      <LabelText labels={field.labels} otherwise={field.internalName} />
    </p>
  );
}
