import { FieldSet } from '#web/components/field.tsx';
import type { Option } from '#web/components/select-field.tsx';
import { withChosen } from '#web/components/with-chosen.ts';
import { useFormats } from '#web/i18n/text-provider.tsx';

export type ChipChoice = Option & {
  readonly count: number;
};

/** Asks for several of a few, side by side, each with the number of its offers. Nothing chosen: all. */
export function FilterChips({
  label,
  choices,
  value,
  onChange,
}: {
  readonly label: string;
  readonly choices: readonly ChipChoice[];
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}) {
  const { number } = useFormats();
  return (
    <FieldSet label={label}>
      <div className="filter-chips">
        {choices.map((choice) => (
          <label key={choice.value} className="filter-chip">
            <input
              type="checkbox"
              checked={value.includes(choice.value)}
              onChange={({ target }) => onChange(withChosen(value, choice.value, target.checked))}
            />
            <span>
              <span lang={choice.lang}>{choice.label}</span>{' '}
              <span className="filter-chip-count">({number(choice.count)})</span>
            </span>
          </label>
        ))}
      </div>
    </FieldSet>
  );
}
