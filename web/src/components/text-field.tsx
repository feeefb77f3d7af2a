import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import { Field, type FieldProps } from './field.tsx';

type Width = 'short' | 'medium' | 'full';

export type TextFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'required' | 'width'> & {
    readonly ref?: Ref<HTMLInputElement>;
    readonly width?: Width;
    /** The unit that stands behind the control: `km`. */
    readonly unit?: string;
  };

/** Asks for one line of text. */
export function TextField({
  label,
  hint,
  error,
  required = false,
  width = 'full',
  unit,
  className,
  id,
  ...input
}: TextFieldProps) {
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      required={required}
      className={className}
    >
      {(control) => {
        const box = (
          <input type="text" {...input} {...control} className={classNames('control', width)} />
        );
        return unit === undefined ? (
          box
        ) : (
          <span className="control-with-unit">
            {box}
            <span>{unit}</span>
          </span>
        );
      }}
    </Field>
  );
}

/**
 * Asks for a number typed as text: any grouping and decimal mark (`i18n/parse-number.ts`), never a wheel or a
 * spinner.
 */
export function NumberField({ width = 'short', ...rest }: TextFieldProps) {
  return <TextField inputMode="decimal" autoComplete="off" width={width} {...rest} />;
}

export type TextAreaProps = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'required'> & {
    readonly ref?: Ref<HTMLTextAreaElement>;
  };

export function TextArea({
  label,
  hint,
  error,
  required = false,
  className,
  id,
  ...input
}: TextAreaProps) {
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      required={required}
      className={className}
    >
      {(control) => <textarea rows={4} {...input} {...control} className="control" />}
    </Field>
  );
}
