import { useText } from '#web/i18n/text-provider.tsx';
import { LabelText } from '../label-text.tsx';
import type { InputControl } from './input-control.ts';
import { INPUT_PARTS } from './input-parts.tsx';

/** Shows one question of a form with its control and, folded, its explanation. */
export function FieldInput(control: InputControl) {
  const t = useText();
  const { field } = control;
  const { Control } = INPUT_PARTS[field.inputType];
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
