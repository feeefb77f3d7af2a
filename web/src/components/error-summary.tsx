import { type ReactElement, useEffect, useRef } from 'react';
import { useText } from '#web/i18n/text-provider.tsx';
import { useTitleError } from './page-title.tsx';

export type FormError = {
  /** Id of the control (or of the fieldset) that the link goes to. */
  readonly fieldId: string;
  readonly text: string | ReactElement;
  /** The text as a string, which tells the errors of a field apart; where `text` is an element. */
  readonly plain?: string;
  /** Goes to the field where it is not on the page. */
  readonly onOpen?: () => void;
};

/**
 * Shows the errors of a form that was refused: takes the focus each time the form is sent (`attempt`), lists each
 * error as a link to its field, and puts "Error:" in front of the page's title. Renders nothing without errors.
 */
export function ErrorSummary({
  errors,
  attempt,
}: {
  errors: readonly FormError[];
  attempt: number;
}) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  const hasErrors = errors.length > 0;
  useTitleError(hasErrors);
  // The focus follows each attempt, not each keystroke that mends an error.
  // biome-ignore lint/correctness/useExhaustiveDependencies: attempt is the trigger
  useEffect(() => {
    box.current?.focus();
  }, [attempt]);
  if (!hasErrors) return null;
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={box}>
      <h2>{t('field.errorSummary', { count: errors.length })}</h2>
      <ul>
        {errors.map((error) => (
          <li key={`${error.fieldId} ${error.plain ?? String(error.text)}`}>
            <a
              href={`#${error.fieldId}`}
              onClick={(event) => {
                event.preventDefault();
                if (error.onOpen) error.onOpen();
                else focusField(error.fieldId);
              }}
            >
              {error.text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Opens the sections that hide the field, then goes there. */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  for (let part = field?.closest('details'); part; part = part.parentElement?.closest('details')) {
    part.open = true;
  }
  const control = field?.matches('fieldset')
    ? (field.querySelector<HTMLElement>('input, button, select, textarea') ?? field)
    : field;
  control?.focus();
  field?.scrollIntoView({ block: 'center' });
}
