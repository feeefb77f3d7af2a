import { DateField } from '#web/components/date-field.tsx';
import { LabelText } from '#web/components/label-text.tsx';
import { NumberField, TextArea, TextField } from '#web/components/text-field.tsx';
import { type AnswerControl, textOf } from './answer-control.ts';

function controlProps({ field, id, typed, error, onChange }: AnswerControl) {
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

export function LineAnswer(control: AnswerControl) {
  return <TextField {...controlProps(control)} />;
}

export function TextAnswer(control: AnswerControl) {
  return <TextArea {...controlProps(control)} />;
}

export function NumberAnswer(control: AnswerControl) {
  return <NumberField {...controlProps(control)} />;
}

export function DateAnswer(control: AnswerControl) {
  return <DateField {...controlProps(control)} />;
}

/** Says something and takes no answer. */
export function InformationOnly({ field }: AnswerControl) {
  return (
    <p className="form-information">
      <LabelText labels={field.labels} otherwise={field.internalName} />
    </p>
  );
}
