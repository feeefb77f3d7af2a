import type { Field } from '#shared/entities/class-screen.ts';
import { PickList } from '#web/components/pick-list.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useEntryOptions } from '../use-entry-options.ts';
import { type ControlProps, textOf, textsOf, useFieldProps } from './control-props.ts';

type Entry = Extract<Field, { readonly control: 'entry' }>;
type Entries = Extract<Field, { readonly control: 'entries' }>;

/** An entity of another class; it may be none, where the field may be empty. */
export function EntryInput({ field, path, value, onChange }: ControlProps<Entry>) {
  const t = useText();
  const { options, isPending } = useEntryOptions(field.of, field.where);
  const props = useFieldProps(path, field);
  const none = { value: '', label: t('administration.notSaid') };
  return (
    <PickList
      {...props}
      title={props.label}
      single
      empty={t('administration.notSaid')}
      options={field.required ? options : [none, ...options]}
      isPending={isPending}
      value={[textOf(value)]}
      onChange={([chosen = '']) => onChange(chosen === '' ? undefined : chosen)}
    />
  );
}

/** Several entities of another class. */
export function EntriesInput({ field, path, value, onChange }: ControlProps<Entries>) {
  const t = useText();
  const { options, isPending } = useEntryOptions(field.of);
  const props = useFieldProps(path, field);
  return (
    <PickList
      {...props}
      title={props.label}
      empty={t('administration.none')}
      options={options}
      isPending={isPending}
      value={textsOf(value)}
      onChange={onChange}
    />
  );
}
