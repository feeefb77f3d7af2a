import { type ReactNode, useState } from 'react';
import { CheckboxGroup } from '#web/components/choice-group.tsx';
import type { Option } from '#web/components/select-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';

type Counted = Option & { readonly count?: number };
const FEW = 4;

/** Shows up to four choices open; more are folded behind their heading with the number chosen. */
export function FewOrMany({
  label,
  choices,
  value,
  onChange,
}: {
  readonly label: ReactNode;
  readonly choices: readonly Counted[];
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}) {
  if (choices.length === 0) return null;
  const group = <CheckboxGroup label={label} choices={choices} value={value} onChange={onChange} />;
  if (choices.length <= FEW) return group;
  return (
    <FilterSection label={label} chosen={value.length}>
      {group}
    </FilterSection>
  );
}

/** Shows filters folded behind their heading, with the number chosen; it is open where some are. */
function FilterSection({
  label,
  chosen,
  children,
}: {
  readonly label: ReactNode;
  readonly chosen: number;
  readonly children: ReactNode;
}) {
  const t = useText();
  const [isOpen] = useState(chosen > 0);
  return (
    <details className="filter-section" open={isOpen}>
      <summary>
        {label}
        {chosen > 0 && <span className="muted"> ({t('pick.chosen', { count: chosen })})</span>}
      </summary>
      {children}
    </details>
  );
}
