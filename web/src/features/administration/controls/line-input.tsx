import type { Field } from '#shared/entities/class-screen.ts';
import { TextField } from '#web/components/text-field.tsx';
import { type ControlProps, textOf, useFieldProps } from './control-props.ts';

/** One line of text. */
export function LineInput({ field, path, value, onChange }: ControlProps<Field>) {
  return (
    <TextField
      {...useFieldProps(path, field)}
      autoComplete="off"
      value={textOf(value)}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    />
  );
}
