import type { Field } from '#shared/entities/class-screen.ts';
import { TextArea, TextField } from '#web/components/text-field.tsx';
import { type ControlProps, textOf, useFieldProps } from './control-props.ts';

type Line = Extract<Field, { readonly control: 'line' }>;

/** Asks for a text, with those that the product knows to choose from. */
export function LineInput({ field, path, value, onChange }: ControlProps<Line>) {
  const props = {
    ...useFieldProps(path, field),
    value: textOf(value),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange(target.value === '' ? undefined : target.value),
  };
  const list = field.offered && `${props.id}-offered`;
  if (field.long) return <TextArea {...props} maxLength={field.input?.maxLength} />;
  return (
    <>
      <TextField {...props} {...field.input} autoComplete="off" list={list} />
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
