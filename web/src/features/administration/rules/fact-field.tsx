import type { ReactNode } from 'react';
import type { FactType } from '#shared/rules/fact.ts';
import { SelectField } from '#web/components/select-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useEntryForm } from '../entry/entry-form-context.ts';
import { factsOf, useFactNames } from './use-known-facts.ts';

/**
 * Asks for one of the facts that the ruleset names, by their names for people; a fact that the ruleset does not know
 * stays to be seen.
 */
export function FactField({
  type,
  chosen,
  onChoose,
  ...field
}: {
  readonly id: string;
  readonly label: ReactNode;
  readonly error: string | undefined;
  /** The type of the facts to choose from. */
  readonly type?: FactType | undefined;
  readonly chosen: string;
  readonly onChoose: (path: string | undefined) => void;
}) {
  const t = useText();
  const nameOf = useFactNames();
  const { data } = useEntryForm();
  const options = factsOf(data)
    .filter((fact) => type === undefined || fact.type === type)
    .map((fact) => ({ value: fact.path, ...nameOf(fact.path, fact.labels) }));
  const isKnown = chosen === '' || options.some(({ value }) => value === chosen);
  return (
    <SelectField
      {...field}
      empty={t('words.notSaid')}
      options={isKnown ? options : [...options, { value: chosen, label: chosen }]}
      value={chosen}
      onChange={({ target }) => onChoose(target.value === '' ? undefined : target.value)}
    />
  );
}
