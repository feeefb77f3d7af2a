import type { InputControl } from '../input-control.ts';
import { asTyped, type InputTypeParts } from './input-type-parts.ts';
import { LinesInput } from './lines-input.tsx';

function SingleLinesInput(control: InputControl) {
  return <LinesInput {...control} lines={1} />;
}

export const parts: InputTypeParts = { Control: SingleLinesInput, ...asTyped };
