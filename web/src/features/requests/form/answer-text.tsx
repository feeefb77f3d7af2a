import type { Answer } from '#shared/requests/request-process.ts';
import type { RequestFormField } from '#shared/requests/requestformfield.ts';
import { LabelText } from '#web/components/label-text.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';

const DIGITS = 6;

/** An answer in words. */
export function AnswerText({
  field,
  answer,
}: {
  readonly field: RequestFormField;
  readonly answer: Answer;
}) {
  const t = useText();
  const { number } = useFormats();
  // A checkbox that nobody has touched looks unticked.
  if (answer === null && field.inputType === 'checkbox') return t('requests.no');
  if (answer === null) return <span className="muted">{t('requests.noAnswer')}</span>;
  if (typeof answer === 'boolean') return t(answer ? 'requests.yes' : 'requests.no');
  if (typeof answer === 'number') return number(answer, DIGITS);
  if (typeof answer === 'string') return <TextOf field={field} text={answer} />;
  return (
    <ul className="answer-list">
      {answer.map((one) => (
        <li key={one}>
          <TextOf field={field} text={one} />
        </li>
      ))}
    </ul>
  );
}

function TextOf({ field, text }: { readonly field: RequestFormField; readonly text: string }) {
  const { longDay } = useFormats();
  if (field.inputType === 'datefield') return longDay(text);
  const option = field.options.find(({ id }) => id === text);
  if (option) return <LabelText labels={option.labels} otherwise={text} />;
  return <span className="answer-words">{text}</span>;
}
