import type { Labels } from '#shared/kernel/label.ts';
import type { ChoiceOption, ChoiceSource } from '#shared/masterdata/choices-of.ts';
import type { InputType } from '#shared/masterdata/input-facts.ts';
import type { FieldProps } from '../field.tsx';
import type { Typed } from './input-value.ts';

/** A field of a form that is made from data. */
export type FormInput = ChoiceSource<ChoiceOption> & {
  /** The key of the field's answer. */
  readonly internalName: string;
  readonly inputType: InputType;
  readonly labels: Labels;
  readonly descriptions: Labels;
  readonly mandatory: boolean;
};

/** The props of every control of such a form. */
export type InputControl = {
  readonly field: FormInput;
  /** Id of the control or of its fieldset: what an error summary links to. */
  readonly id: string;
  readonly typed: Typed | undefined;
  readonly onChange: (typed: Typed) => void;
  readonly error?: FieldProps['error'];
};

export function textOf(typed: Typed | undefined): string {
  return typeof typed === 'string' ? typed : '';
}

export function listOf(typed: Typed | undefined): readonly string[] {
  return typeof typed === 'object' ? typed : [];
}
