import { DateField } from '../date-field.tsx';
import { LabelText } from '../label-text.tsx';
import { NumberField, TextArea, TextField } from '../text-field.tsx';
import { type InputControl, textOf } from './input-control.ts';

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

export function LineInput(control: InputControl) {
  return <TextField {...controlProps(control)} />;
}

export function TextInput(control: InputControl) {
  return <TextArea {...controlProps(control)} />;
}

export function NumberInput(control: InputControl) {
  return <NumberField {...controlProps(control)} />;
}

export function DateInput(control: InputControl) {
  return <DateField {...controlProps(control)} />;
}

/** Says something and takes no answer. */
export function InformationOnly({ field }: InputControl) {
  return (
    <p className="form-information">
      <LabelText labels={field.labels} otherwise={field.internalName} />
    </p>
  );
}
