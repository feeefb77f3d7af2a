import type { ReactNode } from 'react';
import { Button } from '#web/components/button.tsx';
import { Form } from '#web/components/form/form.tsx';
import { useAttempts } from '#web/components/form/use-attempts.ts';
import { named } from '#web/components/form/use-form.ts';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { PartHeading } from './part-heading.tsx';

/** Shows one step: heading, questions, on and back. */
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
  /** The problems; one that says too little alone has the name of its field. */
  readonly errors?: readonly {
    readonly fieldId: string;
    readonly name?: string;
    readonly text: string;
  }[];
  /** Returns the questions; `errorOf` gives the problem of a control, once it is to be shown. */
  readonly children: (errorOf: (fieldId: string) => string | undefined) => ReactNode;
  /** The words on the button, if not "Continue". */
  readonly action?: ReactNode;
  readonly onDone: () => void;
  readonly onBack?: () => void;
  readonly isBusy?: boolean;
}) {
  const t = useText();
  const { colon } = useFormats();
  const attempts = useAttempts();
  const form = attempts.shown({
    errors: errors.map(({ fieldId, name, text }) => ({ fieldId, text: named(name, text, colon) })),
    isSending: isBusy,
    isComplete: errors.length === 0,
    send: onDone,
  });
  const errorOf = (id: string) =>
    attempts.shows(id) ? errors.find(({ fieldId }) => fieldId === id)?.text : undefined;
  return (
    <div className="wizard-step">
      <PartHeading>{title}</PartHeading>
      <Form form={form}>
        {children(errorOf)}
        <div className="buttons">
          <Button type="submit" look="primary" busy={isBusy}>
            {action ?? t('action.continue')}
          </Button>
          {onBack && <Button onClick={onBack}>{t('requests.back')}</Button>}
        </div>
      </Form>
    </div>
  );
}
