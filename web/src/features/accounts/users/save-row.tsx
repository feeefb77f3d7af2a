import type { ReactNode } from 'react';
import { Button } from '#web/components/button.tsx';
import type { FormState } from '#web/components/form/use-form.ts';
import { useText } from '#web/i18n/text-provider.tsx';

/** Shows the button that saves a section of an account, and tells that the section was saved. */
export function SaveRow({
  form,
  children,
}: {
  readonly form: Pick<FormState<unknown>, 'isSending' | 'isSent'>;
  /** Names what is saved, for who hears the button without its section. */
  readonly children: ReactNode;
}) {
  const t = useText();
  return (
    <div className="buttons">
      <Button type="submit" look="primary" busy={form.isSending}>
        {t('action.save')}
        <span className="visually-hidden"> {children}</span>
      </Button>
      <p role="status">{form.isSent && t('words.saved')}</p>
    </div>
  );
}
