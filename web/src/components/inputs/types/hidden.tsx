import { LabelText } from '#web/components/label-text.tsx';
import type { InputControl } from '../input-control.ts';
import { asTyped, type InputTypeParts } from './input-type-parts.ts';

/** Shows a text of the form, and takes no answer. */
function InformationOnly({ field }: InputControl) {
  return (
    <p className="form-information">
      <LabelText labels={field.labels} otherwise={field.internalName} />
    </p>
  );
}

export const parts: InputTypeParts = { Control: InformationOnly, ...asTyped };
