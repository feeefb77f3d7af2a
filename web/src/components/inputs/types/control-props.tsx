import { LabelText } from '#web/components/label-text.tsx';
import { type InputControl, textOf } from '../input-control.ts';

/** Returns the props of a control that holds one text. */
export function controlProps({ field, id, typed, error, onChange }: InputControl) {
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
