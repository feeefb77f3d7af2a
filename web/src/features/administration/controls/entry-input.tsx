import type { Choosable, Field } from '#shared/entities/class-screen.ts';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { PickList } from '#web/components/pick-list.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { EntryData } from '../entry/entry-changes.ts';
import { useEntryForm } from '../entry/entry-form-context.ts';
import { useEntryOptions } from '../use-entry-options.ts';
import { type ControlProps, textOf, textsOf, useFieldProps } from './control-props.ts';

type Entry = Extract<Field, { readonly control: 'entry' }>;
type Entries = Extract<Field, { readonly control: 'entries' }>;

/** Asks for an entity of another class; it may be none, where the field may be empty. */
export function EntryInput({ field, path, value, onChange }: ControlProps<Entry>) {
  const t = useText();
  const { id, data } = useEntryForm();
  const { options: all, isPending } = useEntryOptions(field.of, filterOf(field, data));
  const options = all.filter((option) => option.value !== id);
  const props = useFieldProps(path, field);
  const none = { value: '', label: t('words.notSaid') };
  return (
    <PickList
      {...props}
      single
      empty={t('words.notSaid')}
      options={field.required ? options : [none, ...options]}
      isPending={isPending}
      value={[textOf(value)]}
      onChange={([chosen = '']) => onChange(chosen === '' ? undefined : chosen)}
    />
  );
}

/** The filter leaves nothing out while the entry itself has no value to compare with. */
function filterOf({ where, alike }: Choosable, data: EntryData): AttributeFilter | undefined {
  const value = alike === undefined ? undefined : data[alike];
  if (alike === undefined || typeof value !== 'string') return where;
  const same: AttributeFilter = { field: alike, comparison: 'eq', value };
  return where === undefined ? same : { $and: [where, same] };
}

/** Asks for several entities of another class. */
export function EntriesInput({ field, path, value, onChange }: ControlProps<Entries>) {
  const t = useText();
  const { data } = useEntryForm();
  const { options, isPending } = useEntryOptions(field.of, filterOf(field, data));
  const props = useFieldProps(path, field);
  return (
    <PickList
      {...props}
      empty={t('words.notSaid')}
      options={options}
      isPending={isPending}
      value={textsOf(value)}
      onChange={onChange}
    />
  );
}
