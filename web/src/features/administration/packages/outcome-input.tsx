import type { Field } from '#shared/entities/class-screen.ts';
import { inputFacts } from '#shared/masterdata/input-facts.ts';
import { CheckboxGroup } from '#web/components/choice-group.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { useLabelled, useText } from '#web/i18n/text-provider.tsx';
import { useRevisions } from '#web/kernel/use-revisions.ts';
import { type ControlProps, textOf, textsOf, useFieldProps } from '../controls/control-props.ts';
import { useEntryForm } from '../entry/entry-form-context.ts';
import { draftSteps } from './draft-steps.ts';

/** Asks for the field by which a step decides: one that it asks, with options. */
export function StepFieldInput({ field, path, value, onChange }: ControlProps<Field>) {
  const t = useText();
  const labelled = useLabelled();
  const { fields } = useDecidingStep(path);
  const name = textOf(value);
  const options = fields.map(({ internalName, labels }) => ({
    value: internalName,
    ...labelled(labels, internalName),
  }));
  return (
    <SelectField
      {...useFieldProps(path, field)}
      empty={t('words.notSaid')}
      options={withUnknown(options, name === '' ? [] : [name])}
      value={name}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    />
  );
}

/** Asks for options of the field by which the step decides. */
export function StepAnswersInput({ field, path, value, onChange }: ControlProps<Field>) {
  const labelled = useLabelled();
  const { step, fields } = useDecidingStep(path);
  const decides = fields.find(({ internalName }) => internalName === step?.outcome?.field);
  const options = (decides?.options ?? []).map(({ id, labels }) => ({
    value: id,
    ...labelled(labels, id),
  }));
  const chosen = textsOf(value);
  return (
    <CheckboxGroup
      {...useFieldProps(path, field)}
      choices={withUnknown(options, chosen)}
      value={chosen}
      onChange={onChange}
    />
  );
}

/** Returns the step that a path lies in, and its fields with one answer out of several. */
function useDecidingStep(path: string) {
  const { data } = useEntryForm();
  const step = draftSteps(data)[Number(path.split('.')[1])];
  const { items } = useRevisions('requestformfield', step?.fields ?? []);
  const fields = items.flatMap((item) => {
    const { holds, several } = inputFacts(item.data.inputType);
    return holds === 'option' && !several ? [item.data] : [];
  });
  return { step, fields };
}

/** Adds chosen values that are not offered any more, so that they can be taken away. */
function withUnknown<O extends { readonly value: string; readonly label: string }>(
  options: readonly O[],
  chosen: readonly string[],
) {
  const unknown = chosen.filter((value) => options.every((option) => option.value !== value));
  return [...options, ...unknown.map((value) => ({ value, label: value }))];
}
