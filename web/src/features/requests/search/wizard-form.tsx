import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { ErrorSummary, type FormError } from '#web/components/error-summary.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { PartHeading } from './part-heading.tsx';

/** Shows one step: heading, questions, on and back. Errors show once "on" was pressed. */
export function WizardForm({
  title,
  errors = [],
  children,
  action,
  onDone,
  onBack,
  isBusy = false,
}: {
  readonly title: string;
  readonly errors?: readonly FormError[];
  readonly children: (shows: boolean) => ReactNode;
  /** The words on the button, if not "Continue". */
  readonly action?: ReactNode;
  readonly onDone: () => void;
  readonly onBack?: () => void;
  readonly isBusy?: boolean;
}) {
  const t = useText();
  const [attempt, setAttempt] = useState(0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (errors.length === 0 && !isBusy) onDone();
  };
  const shows = attempt > 0;
  return (
    <form className="wizard-step" onSubmit={submit} noValidate>
      <PartHeading>{title}</PartHeading>
      <ErrorSummary errors={shows ? errors : []} attempt={attempt} />
      {children(shows)}
      <div className="buttons">
        <Button type="submit" look="primary" busy={isBusy}>
          {action ?? t('action.continue')}
        </Button>
        {onBack && <Button onClick={onBack}>{t('requests.back')}</Button>}
      </div>
    </form>
  );
}
