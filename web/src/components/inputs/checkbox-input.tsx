import { classNames } from '#web/components/class-names.ts';
import { FieldError, RequiredMark } from '#web/components/field.tsx';
import { LabelText } from '#web/components/label-text.tsx';
import type { InputControl } from './input-control.ts';

/** Asks for a yes that is given or not; the whole row is the target. */
export function CheckboxInput({ field, id, typed, onChange, error }: InputControl) {
  return (
    <div className={classNames('field', error && 'has-error')}>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div className="choices">
        <label className="choice" htmlFor={id}>
          <input
            id={id}
            type="checkbox"
            checked={typed === true}
            onChange={(event) => onChange(event.target.checked)}
            aria-required={field.mandatory || undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
          />
          <span className="choice-text">
            <LabelText labels={field.labels} otherwise={field.internalName} />
            {field.mandatory && <RequiredMark />}
          </span>
        </label>
      </div>
    </div>
  );
}
