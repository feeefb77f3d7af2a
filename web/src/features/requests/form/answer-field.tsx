import type { ComponentType } from 'react';
import type { InputType } from '#shared/masterdata/input-type.ts';
import { LabelText } from '#web/components/label-text.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { AnswerControl } from './answer-control.ts';
import { CheckboxAnswer } from './checkbox-answer.tsx';
import { MultiselectAnswer, SelectAnswer } from './choice-answer.tsx';
import { SingleLinesAnswer, TextLinesAnswer } from './lines-answer.tsx';
import {
  DateAnswer,
  InformationOnly,
  LineAnswer,
  NumberAnswer,
  TextAnswer,
} from './text-answer.tsx';

const CONTROLS = {
  select: SelectAnswer,
  multiselect: MultiselectAnswer,
  'singleline-textfield': LineAnswer,
  textfield: TextAnswer,
  multitext: TextLinesAnswer,
  'singleline-multitext': SingleLinesAnswer,
  checkbox: CheckboxAnswer,
  datefield: DateAnswer,
  numberfield: NumberAnswer,
  hidden: InformationOnly,
} as const satisfies Record<InputType, ComponentType<AnswerControl>>;

/** One question of a form with its control and, folded, its explanation. */
export function AnswerField(control: AnswerControl) {
  const t = useText();
  const { field } = control;
  const Control = CONTROLS[field.inputType];
  return (
    <div className="answer-field">
      <Control {...control} />
      {field.descriptions.length > 0 && (
        <details className="field-help">
          <summary>
            {t('requests.help')}
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
