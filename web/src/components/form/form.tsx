import { type ReactNode, useEffect, useRef } from 'react';
import { Button, type ButtonProps } from '#web/components/button.tsx';
import { ErrorSummary, focusField } from '#web/components/error-summary.tsx';
import { FailureState } from '#web/components/failure-state.tsx';
import { Notice } from '#web/components/notice.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import type { ShownForm } from './use-attempts.ts';

/** Shows a form: its problems take the focus at each refusal, a failure comes into view above the fields. */
export function Form({
  form,
  className,
  isShort = false,
  failure = (error) => <FailureState error={error} />,
  children,
}: {
  readonly form: ShownForm;
  readonly className?: string;
  /** The form has one or two fields: the first wrong one takes the focus, and no list stands above. */
  readonly isShort?: boolean;
  readonly failure?: (error: unknown) => ReactNode;
  readonly children: ReactNode;
}) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The failure stands first, perhaps far from the button that was pressed.
    const first = form.failure !== null ? element.current?.firstElementChild : null;
    first?.scrollIntoView({ block: 'nearest' });
  }, [form.failure]);
  return (
    <form {...form.events} ref={element} className={className} noValidate>
      {isShort ? <FirstWrongField {...form} /> : <ErrorSummary {...form} />}
      {form.failure !== null && failure(form.failure)}
      {form.restoredFrom && <Restored at={form.restoredFrom} />}
      {children}
    </form>
  );
}

/** Tells that the fields hold what this device has kept. */
function Restored({ at }: { readonly at: Date }) {
  const t = useText();
  const { time } = useFormats();
  return <Notice title={t('words.restored', { at: time(at.toISOString()) })} />;
}

function FirstWrongField({ errors: [first], attempt }: Pick<ShownForm, 'errors' | 'attempt'>) {
  // The focus follows each attempt, not each keystroke that mends a problem.
  // biome-ignore lint/correctness/useExhaustiveDependencies: attempt is the trigger
  useEffect(() => {
    if (attempt > 0 && first !== undefined) focusField(first.fieldId);
  }, [attempt]);
  return null;
}

/** Shows the button that sends a form, beside it the one that gives up. */
export function FormButtons({
  form,
  look = 'primary',
  onCancel,
  children,
  ...icon
}: Pick<ButtonProps, 'look' | 'icon'> & {
  readonly form: Pick<ShownForm, 'isSending'>;
  readonly onCancel?: () => void;
  /** The words on the button that sends. */
  readonly children: ReactNode;
}) {
  const t = useText();
  return (
    <div className="buttons">
      <Button {...icon} type="submit" look={look} busy={form.isSending}>
        {children}
      </Button>
      {onCancel && <Button onClick={onCancel}>{t('action.cancel')}</Button>}
    </div>
  );
}
