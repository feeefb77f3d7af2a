import { choicesOf } from '#shared/masterdata/choices-of.ts';
import { useLabelled, useText } from '#web/i18n/text-provider.tsx';
import { CheckboxGroup, RadioGroup } from '../choice-group.tsx';
import { LabelText } from '../label-text.tsx';
import { PickList, type PickOption } from '../pick-list.tsx';
import { SelectField } from '../select-field.tsx';
import { type FormInput, type InputControl, listOf, textOf } from './input-control.ts';

/** So many options are shown at once; more are chosen in a dialog with a search box. */
const OPTIONS_AT_ONCE = 7;

/** One of the options. An optional question can be left open again. */
export function SelectInput({ field, id, typed, onChange, error }: InputControl) {
  const t = useText();
  const value = textOf(typed);
  const options = useOptions(field, value);
  const shared = {
    id,
    error,
    label: <LabelText labels={field.labels} otherwise={field.internalName} />,
    required: field.mandatory,
  };
  if (isLong(options)) {
    const none = { value: '', label: t('inputs.noAnswer') };
    return (
      <PickList
        {...shared}
        title={shared.label}
        empty={t('inputs.choose')}
        single
        options={field.mandatory ? options : [none, ...options]}
        value={value === '' ? [] : [value]}
        onChange={([value = '']) => onChange(value)}
      />
    );
  }
  return field.mandatory ? (
    <RadioGroup {...shared} choices={options} value={value} onChange={onChange} />
  ) : (
    <SelectField
      {...shared}
      width="medium"
      empty={t('inputs.noAnswer')}
      options={options}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** Several of the options. */
export function MultiselectInput({ field, id, typed, onChange, error }: InputControl) {
  const t = useText();
  const value = listOf(typed);
  const options = useOptions(field, [...value]);
  const shared = {
    id,
    error,
    label: <LabelText labels={field.labels} otherwise={field.internalName} />,
    required: field.mandatory,
    value,
    onChange,
  };
  return isLong(options) ? (
    <PickList {...shared} title={shared.label} empty={t('inputs.choose')} options={options} />
  ) : (
    <CheckboxGroup {...shared} choices={options} />
  );
}

function isLong(options: readonly PickOption[]): boolean {
  return options.length > OPTIONS_AT_ONCE || options.some(({ group }) => group !== undefined);
}

function useOptions(field: FormInput, chosen: string | readonly string[]): PickOption[] {
  const labelled = useLabelled();
  return choicesOf(field, chosen).flatMap(({ group, options }) =>
    options.map((option) => ({
      value: option.id,
      ...labelled(option.labels, option.id),
      ...(group === undefined ? {} : { group: labelled(group.labels, group.id) }),
    })),
  );
}
