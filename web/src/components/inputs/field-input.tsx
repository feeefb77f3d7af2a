import type { ComponentType } from 'react';
import type { InputType } from '#shared/masterdata/input-type.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { LabelText } from '../label-text.tsx';
import { CheckboxInput } from './checkbox-input.tsx';
import { MultiselectInput, SelectInput } from './choice-input.tsx';
import type { InputControl } from './input-control.ts';
import { SingleLinesInput, TextLinesInput } from './lines-input.tsx';
import { DateInput, InformationOnly, LineInput, NumberInput, TextInput } from './text-input.tsx';
import './inputs.css';

const CONTROLS = {
  select: SelectInput,
  multiselect: MultiselectInput,
  'singleline-textfield': LineInput,
  textfield: TextInput,
  multitext: TextLinesInput,
  'singleline-multitext': SingleLinesInput,
  checkbox: CheckboxInput,
  datefield: DateInput,
  numberfield: NumberInput,
  hidden: InformationOnly,
} as const satisfies Record<InputType, ComponentType<InputControl>>;

/** One question of a form with its control and, folded, its explanation. */
export function FieldInput(control: InputControl) {
  const t = useText();
  const { field } = control;
  const Control = CONTROLS[field.inputType];
  return (
    <div className="field-input">
      <Control {...control} />
      {field.descriptions.length > 0 && (
        <details className="field-help">
          <summary>
            {t('inputs.help')}
            <span className="visually-hidden">
              {' '}
              <LabelText labels={field.labels} otherwise={field.internalName} />
            </span>
          </summary>
          <p>
            <LabelText labels={field.descriptions} />
          </p>
        </details>
      )}
    </div>
  );
}
