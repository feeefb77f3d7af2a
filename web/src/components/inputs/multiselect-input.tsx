import { CheckboxGroup } from '#web/components/choice-group.tsx';
import { LabelText } from '#web/components/label-text.tsx';
import { PickList } from '#web/components/pick-list.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { type InputControl, listOf } from './input-control.ts';
import { isLong, useOptions } from './use-options.ts';

/** Asks for several of the options. */
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
    <PickList {...shared} empty={t('words.choose')} options={options} />
  ) : (
    <CheckboxGroup {...shared} choices={options} />
  );
}
