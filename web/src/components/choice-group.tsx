import { type ReactNode, useId } from 'react';
import { defined } from '#shared/kernel/defined.ts';
import { useFormats } from '#web/i18n/text-provider.tsx';
import { classNames } from './class-names.ts';
import { type FieldProps, FieldSet } from './field.tsx';
import { Icon } from './icon.tsx';
import { withChosen } from './with-chosen.ts';

export type Choice = {
  readonly value: string;
  readonly label: ReactNode;
  /** Language of the label, where it is another than that of the page. */
  readonly lang?: string | undefined;
  readonly hint?: ReactNode;
  /** The number of results that the choice has; it stands behind the label. */
  readonly count?: number;
};

type GroupProps = FieldProps & {
  readonly id?: string;
  readonly choices: readonly Choice[];
  readonly onBlur?: () => void;
};

/** Asks for several of a few choices. */
export function CheckboxGroup({
  choices,
  value,
  onChange,
  onBlur,
  ...field
}: GroupProps & {
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}) {
  return (
    <FieldSet {...field}>
      <div className="choices">
        {choices.map((choice) => (
          <ChoiceRow
            key={choice.value}
            type="checkbox"
            choice={choice}
            checked={value.includes(choice.value)}
            onBlur={onBlur}
            onChange={(checked) => onChange(withChosen(value, choice.value, checked))}
          />
        ))}
      </div>
    </FieldSet>
  );
}

/** Asks for one of a few choices, one below the other. */
export function RadioGroup({
  choices,
  value,
  onChange,
  onBlur,
  ...field
}: GroupProps & { readonly value: string; readonly onChange: (value: string) => void }) {
  const name = useId();
  return (
    <FieldSet {...field}>
      <div className="choices">
        {choices.map((choice) => (
          <ChoiceRow
            key={choice.value}
            type="radio"
            name={name}
            choice={choice}
            checked={value === choice.value}
            onBlur={onBlur}
            onChange={() => onChange(choice.value)}
          />
        ))}
      </div>
    </FieldSet>
  );
}

/** Asks for one of two to four short answers, side by side. */
export function SegmentedRadio({
  choices,
  value,
  onChange,
  onBlur,
  ...field
}: GroupProps & { readonly value: string; readonly onChange: (value: string) => void }) {
  const name = useId();
  return (
    <FieldSet {...field}>
      <div className="segments">
        {choices.map((choice) => (
          <label className="segment face-choice" key={choice.value}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              onBlur={onBlur}
              onChange={() => onChange(choice.value)}
            />
            <span lang={choice.lang}>
              <Icon name="check" size={16} />
              {choice.label}
            </span>
          </label>
        ))}
      </div>
    </FieldSet>
  );
}

/** Asks for a single yes: "I have read …". */
export function Checkbox({
  label,
  hint,
  count,
  checked,
  onChange,
  id,
}: {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** The number of results that the choice has; it stands behind the label. */
  readonly count?: number | undefined;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly id?: string;
}) {
  return (
    <ChoiceRow
      type="checkbox"
      choice={{ value: 'yes', label, hint, ...defined({ count }) }}
      checked={checked}
      onChange={onChange}
      id={id}
    />
  );
}

export function ChoiceRow({
  type,
  choice,
  checked,
  onChange,
  onBlur,
  name,
  id,
}: {
  readonly type: 'checkbox' | 'radio';
  readonly choice: Choice;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly name?: string | undefined;
  readonly id?: string | undefined;
}) {
  const hintId = useId();
  const { number } = useFormats();
  return (
    <label className={classNames('choice', choice.count === 0 && 'without-results')}>
      <input
        id={id}
        type={type}
        name={name}
        value={choice.value}
        checked={checked}
        onBlur={onBlur}
        onChange={(event) => onChange(event.target.checked)}
        aria-describedby={choice.hint ? hintId : undefined}
      />
      <span>
        <span className="choice-text" lang={choice.lang}>
          {choice.label}
        </span>
        {choice.count !== undefined && (
          <span className="choice-count"> ({number(choice.count)})</span>
        )}
        {choice.hint && (
          <span className="choice-hint" id={hintId}>
            {choice.hint}
          </span>
        )}
      </span>
    </label>
  );
}
