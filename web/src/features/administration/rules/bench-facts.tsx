import { useId } from 'react';
import type { Facts, FactType, FactValue } from '#shared/rules/fact.ts';
import { CASE_FACTS } from '#shared/rules/limits.ts';
import { factsInCondition } from '#shared/rules/ruleset.ts';
import { SelectField } from '#web/components/select-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { EntryData } from '../entry/entry-changes.ts';
import { type DraftedRule, factOf } from './drafted-rules.ts';
import { FactValueField } from './fact-value-field.tsx';
import { factsOf, factTypesOf, useFactNames } from './use-known-facts.ts';

type Asking = { readonly data: EntryData; readonly rules: readonly DraftedRule[] };

/** Asks for the facts that the rules look at, each with a control of its type; an empty fact is missing. */
export function BenchFacts({
  data,
  rules,
  facts,
  onChange,
}: Asking & {
  readonly facts: Facts;
  readonly onChange: (facts: Facts) => void;
}) {
  const nameOf = useFactNames();
  const types = factTypesOf(data);
  const set = (path: string, value: FactValue | undefined) => {
    const { [path]: _before, ...others } = facts;
    onChange(value === undefined ? others : { ...others, [path]: value });
  };
  return (
    <div className="sample-offer">
      {askedFacts({ data, rules }).map(({ path, labels }) => (
        <BenchFact
          key={path}
          label={nameOf(path, labels).label}
          type={types.get(path) ?? 'string'}
          value={facts[path]}
          onChange={(value) => set(path, value)}
        />
      ))}
    </div>
  );
}

/** Returns those of the facts that a condition asks for, and that are of the type of their fact. */
export function usableFacts(facts: Facts, asking: Asking): Facts {
  const types = factTypesOf(asking.data);
  return Object.fromEntries(
    askedFacts(asking).flatMap(({ path }): [string, FactValue][] => {
      const value = facts[path];
      return value !== undefined && isOfType(value, types.get(path)) ? [[path, value]] : [];
    }),
  );
}

function askedFacts({ data, rules }: Asking) {
  const asked = new Set(rules.flatMap(({ when }) => when.flatMap(factsInCondition)));
  return factsOf(data)
    .filter(({ path }) => asked.has(path))
    .slice(0, CASE_FACTS);
}

const isOfType = (value: FactValue, type: FactType = 'string'): boolean =>
  value === null || typeof value === type;

function BenchFact({
  label,
  type,
  value,
  onChange,
}: {
  readonly label: string;
  readonly type: FactType;
  readonly value: FactValue | undefined;
  readonly onChange: (value: FactValue | undefined) => void;
}) {
  const t = useText();
  const id = useId();
  if (type === 'boolean') {
    return (
      <SelectField
        label={label}
        empty={t('words.notSaid')}
        options={[
          { value: 'true', label: t('inputs.yes') },
          { value: 'false', label: t('inputs.no') },
        ]}
        value={value === undefined ? '' : String(value)}
        onChange={({ target }) =>
          onChange(target.value === '' ? undefined : target.value === 'true')
        }
      />
    );
  }
  const isUnfit = value !== undefined && !isOfType(value, type);
  return (
    <FactValueField
      id={id}
      label={label}
      error={isUnfit ? t('errors.rules.otherType') : undefined}
      type={type}
      value={value}
      onChange={(typed) => onChange(typed === undefined ? undefined : factOf(typed))}
    />
  );
}
