import { RadioGroup } from '#web/components/choice-group.tsx';
import { LabelText } from '#web/components/label-text.tsx';
import { PickList } from '#web/components/pick-list.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { type InputControl, textOf } from './input-control.ts';
import { isLong, useOptions } from './use-options.ts';

/** Asks for one of the options. An optional question can be left open again. */
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
        empty={t('words.choose')}
        single
        options={field.mandatory ? options : [none, ...options]}
        value={value === '' ? [] : [value]}
        onChange={([chosen = '']) => onChange(chosen)}
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
