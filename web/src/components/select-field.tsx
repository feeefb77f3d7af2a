import type { Ref, SelectHTMLAttributes } from 'react';
import type { Labelled } from '#web/i18n/text-provider.tsx';
import { classNames } from './class-names.ts';
import { Field, type FieldProps } from './field.tsx';

export type Option = Labelled & { readonly value: string };

export type SelectFieldProps = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'required'> & {
    readonly ref?: Ref<HTMLSelectElement>;
    readonly options: readonly Option[];
    /** The first entry, with an empty value: `Please choose`, `All`. */
    readonly empty?: string;
    readonly width?: 'short' | 'medium' | 'full';
  };

/** Asks for one entry of a short list (up to about ten); a long list is a `PickList`. */
export function SelectField({
  label,
  hint,
  error,
  required = false,
  options,
  empty,
  width = 'full',
  className,
  id,
  ...select
}: SelectFieldProps) {
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      required={required}
      className={className}
    >
      {(control) => (
        <select {...select} {...control} className={classNames('control', width)}>
          {empty !== undefined && <option value="">{empty}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
