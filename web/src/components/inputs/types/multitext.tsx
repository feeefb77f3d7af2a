import type { InputControl } from '../input-control.ts';
import { asTyped, type InputTypeParts } from './input-type-parts.ts';
import { LinesInput } from './lines-input.tsx';

function TextLinesInput(control: InputControl) {
  return <LinesInput {...control} lines={3} />;
}

export const parts: InputTypeParts = { Control: TextLinesInput, ...asTyped };
