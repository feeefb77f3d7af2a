import { TextField } from '#web/components/text-field.tsx';
import type { InputControl } from '../input-control.ts';
import { controlProps } from './control-props.tsx';
import { asTyped, type InputTypeParts } from './input-type-parts.ts';

function LineInput(control: InputControl) {
  return <TextField {...controlProps(control)} />;
}

export const parts: InputTypeParts = { Control: LineInput, ...asTyped };
