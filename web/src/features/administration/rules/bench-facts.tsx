import type { Facts, FactValue } from '#shared/rules/fact.ts';
import { CASE_FACTS } from '#shared/rules/limits.ts';
import { factsInCondition } from '#shared/rules/ruleset.ts';
import { SelectField } from '#web/components/select-field.tsx';
import { NumberField, TextField } from '#web/components/text-field.tsx';
import { parseDecimal } from '#web/i18n/parse-number.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { textOf } from '../controls/control-props.ts';
import type { EntryData } from '../entry/entry-changes.ts';
import type { DraftedRule } from './drafted-rules.ts';
import { factsOf } from './facts-of.ts';
import { useFactNames } from './use-known-facts.ts';

/** Asks for the facts that the rules look at, each with a control of its type; an empty fact is missing. */
export function BenchFacts({
  data,
  rules,
  facts,
  onChange,
}: {
  readonly data: EntryData;
  readonly rules: readonly DraftedRule[];
  readonly facts: Facts;
  readonly onChange: (facts: Facts) => void;
}) {
  const nameOf = useFactNames();
  const asked = new Set(rules.flatMap(({ when }) => when.flatMap(factsInCondition)));
  const known = factsOf(data).filter(({ path }) => asked.has(path));
  const set = (path: string, value: FactValue | undefined) => {
    const { [path]: _before, ...others } = facts;
    onChange(value === undefined ? others : { ...others, [path]: value });
  };
  return (
    <div className="sample-offer">
      {known.slice(0, CASE_FACTS).map(({ path, type, labels }) => (
        <BenchFact
          key={path}
          label={nameOf(path, labels).label}
          type={type}
          value={facts[path]}
          onChange={(value) => set(path, value)}
        />
      ))}
    </div>
  );
}

function BenchFact({
  label,
  type,
  value,
  onChange,
}: {
  readonly label: string;
  readonly type: string;
  readonly value: FactValue | undefined;
  readonly onChange: (value: FactValue | undefined) => void;
}) {
  const t = useText();
  if (type === 'boolean') {
    return (
      <SelectField
        label={label}
        empty={t('administration.notSaid')}
        options={[
          { value: 'true', label: t('administration.yes') },
          { value: 'false', label: t('administration.no') },
        ]}
        value={value === undefined ? '' : String(value)}
        onChange={({ target }) =>
          onChange(target.value === '' ? undefined : target.value === 'true')
        }
      />
    );
  }
  if (type === 'number') {
    return (
      <NumberField
        label={label}
        value={textOf(value)}
        onChange={({ target }) => {
          const parsed = parseDecimal(target.value);
          onChange(parsed.ok ? parsed.value : undefined);
        }}
      />
    );
  }
  return (
    <TextField
      label={label}
      autoComplete="off"
      value={textOf(value)}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    />
  );
}
