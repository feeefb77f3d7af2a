import { choicesOf } from '#shared/requests/form-engine/choices-of.ts';
import type { Answer } from '#shared/requests/request-process.ts';
import type { RequestFormField } from '#shared/requests/requestformfield.ts';
import { CheckboxGroup, RadioGroup } from '#web/components/choice-group.tsx';
import { LabelText } from '#web/components/label-text.tsx';
import { PickList, type PickOption } from '#web/components/pick-list.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { useLabel, useText } from '#web/i18n/text-provider.tsx';
import { type AnswerControl, listOf, textOf } from './answer-control.ts';

/** So many options are shown at once; more are chosen in a dialog with a search box. */
const OPTIONS_AT_ONCE = 7;

/** One of the options. An optional question can be left open again. */
export function SelectAnswer({ field, id, typed, onChange, error }: AnswerControl) {
  const t = useText();
  const title = useLabel()(field.labels, field.internalName);
  const value = textOf(typed);
  const options = useOptions(field, value);
  const shared = {
    id,
    error,
    label: <LabelText labels={field.labels} otherwise={field.internalName} />,
    required: field.mandatory,
  };
  if (isLong(options)) {
    const none = { value: '', label: t('requests.noAnswer') };
    return (
      <PickList
        {...shared}
        title={title}
        empty={t('requests.choose')}
        single
        options={field.mandatory ? options : [none, ...options]}
        value={value === '' ? [] : [value]}
        onChange={([one = '']) => onChange(one)}
      />
    );
  }
  return field.mandatory ? (
    <RadioGroup {...shared} choices={options} value={value} onChange={onChange} />
  ) : (
    <SelectField
      {...shared}
      width="medium"
      empty={t('requests.noAnswer')}
      options={options}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** Several of the options. */
export function MultiselectAnswer({ field, id, typed, onChange, error }: AnswerControl) {
  const t = useText();
  const title = useLabel()(field.labels, field.internalName);
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
    <PickList {...shared} title={title} empty={t('requests.choose')} options={options} />
  ) : (
    <CheckboxGroup {...shared} choices={options} />
  );
}

function isLong(options: readonly PickOption[]): boolean {
  return options.length > OPTIONS_AT_ONCE || options.some(({ group }) => group !== undefined);
}

function useOptions(field: RequestFormField, chosen: Answer): PickOption[] {
  const label = useLabel();
  return choicesOf(field, chosen).flatMap(({ group, options }) =>
    options.map((option) => ({
      value: option.id,
      label: label(option.labels, option.id),
      ...(group === undefined ? {} : { group: label(group.labels, group.id) }),
    })),
  );
}
