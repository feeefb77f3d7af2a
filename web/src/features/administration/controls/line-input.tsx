import type { Field } from '#shared/entities/class-screen.ts';
import { TextField } from '#web/components/text-field.tsx';
import { type ControlProps, textOf, useFieldProps } from './control-props.ts';

type Line = Extract<Field, { readonly control: 'line' }>;

/** Asks for one line of text, with the texts that the product knows to choose from. */
export function LineInput({ field, path, value, onChange }: ControlProps<Line>) {
  const props = useFieldProps(path, field);
  const list = field.offered && `${props.id}-offered`;
  return (
    <>
      <TextField
        {...props}
        autoComplete="off"
        list={list}
        value={textOf(value)}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      />
      {field.offered && (
        <datalist id={list}>
          {field.offered.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      )}
    </>
  );
}
