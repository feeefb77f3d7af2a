import type { Field } from '#shared/entities/class-screen.ts';
import { CheckboxGroup } from '#web/components/choice-group.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useEntryForm } from '../entry/entry-form-context.ts';
import { type ControlProps, textOf, textsOf, useFieldProps } from './control-props.ts';

type Choice = Extract<Field, { readonly control: 'choice' }>;
type Choices = Extract<Field, { readonly control: 'choices' }>;

/** Asks for one of a few values. */
export function ChoiceInput({ field, path, value, onChange }: ControlProps<Choice>) {
  const t = useText();
  const { words } = useEntryForm();
  return (
    <SelectField
      {...useFieldProps(path, field)}
      empty={words.choice(path, '') || t('words.notSaid')}
      options={field.choices.map((choice) => ({
        value: choice,
        label: words.choice(path, choice),
      }))}
      value={textOf(value)}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    />
  );
}

/** Asks for several of a few values; the order in which they were chosen is kept. */
export function ChoicesInput({ field, path, value, onChange }: ControlProps<Choices>) {
  const { words } = useEntryForm();
  return (
    <CheckboxGroup
      {...useFieldProps(path, field)}
      choices={field.choices.map((choice) => ({
        value: choice,
        label: words.choice(path, choice),
      }))}
      value={textsOf(value)}
      onChange={onChange}
    />
  );
}
