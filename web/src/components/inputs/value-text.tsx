import { inputFacts } from '#shared/masterdata/input-facts.ts';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { LabelText } from '../label-text.tsx';
import type { FormInput } from './input-control.ts';
import type { InputValue } from './input-value.ts';

const DIGITS = 6;

/** Shows a filled-in value in words. */
export function ValueText({
  field,
  value,
}: {
  readonly field: FormInput;
  readonly value: InputValue | null;
}) {
  const t = useText();
  const { number } = useFormats();
  const { holds } = inputFacts(field.inputType);
  // A checkbox that nobody has touched looks unticked.
  if (value === null && holds === 'yes') return t('inputs.no');
  if (value === null) return <span className="muted">{t('inputs.noAnswer')}</span>;
  if (typeof value === 'boolean') return t(value ? 'inputs.yes' : 'inputs.no');
  if (typeof value === 'number') return number(value, DIGITS);
  if (typeof value === 'string') return <TextOf field={field} text={value} />;
  return (
    <ul className="value-list">
      {value.map((text) => (
        <li key={text}>
          <TextOf field={field} text={text} />
        </li>
      ))}
    </ul>
  );
}

function TextOf({ field, text }: { readonly field: FormInput; readonly text: string }) {
  const { longDay } = useFormats();
  switch (inputFacts(field.inputType).holds) {
    case 'day':
      return longDay(text);
    case 'option': {
      const option = field.options.find(({ id }) => id === text);
      return <LabelText labels={option?.labels ?? []} otherwise={text} />;
    }
    default:
      return <span className="value-words">{text}</span>;
  }
}
