import { type ReactElement, type ReactNode, useId } from 'react';
import { T, useText } from '#web/i18n/text-provider.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export type FieldProps = {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** The advice in the reader's language; undefined while the field has no error. */
  readonly error?: string | ReactElement | undefined;
  readonly required?: boolean;
};

/** Shows the red star and the hidden word of a required field. */
export function RequiredMark() {
  const t = useText();
  return (
    <>
      <span className="required-star" aria-hidden="true">
        *
      </span>
      <span className="visually-hidden"> ({t('field.required')})</span>
    </>
  );
}

/** Explains the red star once, above a form that has required fields. */
export function RequiredLegend() {
  return (
    <p className="muted small">
      <T id="field.requiredLegend" />
    </p>
  );
}

function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <span className="field-hint" id={id}>
      {children}
    </span>
  );
}

export function FieldError({
  id,
  isLive = false,
  children,
}: {
  /** The id that `aria-describedby` of the control names. */
  readonly id: string;
  /** The error comes while the focus is elsewhere, and is read out by itself. */
  readonly isLive?: boolean;
  readonly children: ReactNode;
}) {
  const t = useText();
  return (
    <p className="field-error" id={id} role={isLive ? 'alert' : undefined}>
      <Icon name="warning" />
      <span>
        <span className="visually-hidden">{t('field.errorPrefix')} </span>
        {children}
      </span>
    </p>
  );
}

type ControlProps = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
};

/** Shows label, hint and error around one control, tied to it for screen readers. */
export function Field({
  id: givenId,
  className,
  children,
  ...field
}: FieldProps & {
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = describedByOf(id, field);
  return (
    <div className={classNames('field', field.error && 'has-error', className)}>
      <label id={`${id}-label`} htmlFor={id}>
        {field.label}
        {field.required && <RequiredMark />}
      </label>
      {field.hint && <FieldHint id={`${id}-hint`}>{field.hint}</FieldHint>}
      {field.error && <FieldError id={`${id}-error`}>{field.error}</FieldError>}
      {children({
        id,
        'aria-describedby': describedBy,
        'aria-invalid': field.error ? true : undefined,
        'aria-required': field.required || undefined,
      })}
    </div>
  );
}

/** Shows legend, hint and error around several controls, in a fieldset. An error summary links to `id`. */
export function FieldSet({
  id: givenId,
  children,
  ...field
}: FieldProps & { readonly id?: string | undefined; readonly children: ReactNode }) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={classNames('field', field.error && 'has-error')}
      aria-describedby={describedByOf(id, field)}
    >
      <legend>
        {field.label}
        {field.required && <RequiredMark />}
      </legend>
      {field.hint && <FieldHint id={`${id}-hint`}>{field.hint}</FieldHint>}
      {field.error && <FieldError id={`${id}-error`}>{field.error}</FieldError>}
      {children}
    </fieldset>
  );
}

function describedByOf(id: string, { hint, error }: FieldProps): string | undefined {
  return classNames(hint ? `${id}-hint` : '', error ? `${id}-error` : '') || undefined;
}
