import type { Field } from '#shared/entities/class-screen.ts';
import { SelectField } from '#web/components/select-field.tsx';
import { useLabelled, useText } from '#web/i18n/text-provider.tsx';
import { type EntryData, isObject } from '../entry/entry-changes.ts';
import { useEntryForm } from '../entry/entry-form-context.ts';
import { labelsOf } from '../labels-of.ts';
import { type ControlProps, textOf, useFieldProps } from './control-props.ts';

/** One of the facts that the entity knows, by what people call it. */
export function FactPathInput({ field, path, value, onChange }: ControlProps<Field>) {
  const t = useText();
  const labelled = useLabelled();
  const { data } = useEntryForm();
  const known = factsOf(data).map((fact) => ({
    value: fact.path,
    ...labelled(labelsOf(fact.labels), fact.path),
  }));
  const chosen = textOf(value);
  const isKnown = chosen === '' || known.some((option) => option.value === chosen);
  return (
    <SelectField
      {...useFieldProps(path, field)}
      empty={t('administration.notSaid')}
      options={isKnown ? known : [...known, { value: chosen, label: chosen }]}
      value={chosen}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    />
  );
}

type KnownFact = { readonly path: string; readonly type: string; readonly labels: unknown };

/** The facts that a ruleset names, in their order. */
export function factsOf({ paths }: EntryData): KnownFact[] {
  const rows = Array.isArray(paths) ? paths.filter(isObject) : [];
  return rows.flatMap(({ path, type, labels }) =>
    typeof path === 'string' && path !== '' ? [{ path, type: textOf(type), labels }] : [],
  );
}
