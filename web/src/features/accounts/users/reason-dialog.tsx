import type { ReactNode } from 'react';
import { REASON_LENGTH } from '#shared/accounts/limits.ts';
import { Dialog } from '#web/components/dialog.tsx';
import { Form, FormButtons } from '#web/components/form/form.tsx';
import { type Sending, said, useForm } from '#web/components/form/use-form.ts';
import { TextField } from '#web/components/text-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { CallFailure } from './call-failure.tsx';

/** Asks why before something is decided; the reason stays in the timeline. */
export function ReasonDialog<I, R>({
  title,
  text,
  action,
  look,
  deciding,
  input,
  name,
  children,
  onDecided,
  onClose,
}: {
  readonly title: string;
  readonly text?: string | undefined;
  /** The words on the button that decides. */
  readonly action: string;
  readonly look: 'primary' | 'danger';
  readonly deciding: Sending<I, R>;
  /** Returns what is sent with a reason. */
  readonly input: (reason: string) => I;
  /** The name of the account, where it has to be typed. */
  readonly name?: string;
  readonly children?: ReactNode;
  readonly onDecided?: () => void;
  readonly onClose: () => void;
}) {
  const t = useText();
  const form = useForm({
    read: { reason: '', name: '' },
    check: (typed) => {
      const isNamed = name === undefined || typed.name.trim() === name.trim();
      return said(
        {
          ...(typed.reason.trim() === '' && { reason: 'errors.fields.required' as const }),
          ...(!isNamed && { name: 'words.notSame' as const }),
        },
        t,
      );
    },
    input: ({ reason }) => input(reason.trim()),
    sending: deciding,
    prefix: 'decision-',
    onSent: () => onDecided?.(),
  });
  return (
    <Dialog title={title} onClose={onClose}>
      <Form form={form} isShort failure={(error) => <CallFailure error={error} />}>
        {text !== undefined && <p>{text}</p>}
        <TextField
          {...form.text('reason')}
          label={t('words.reason')}
          hint={t('words.reasonHint')}
          required
          maxLength={REASON_LENGTH}
          autoComplete="off"
        />
        {children}
        {name !== undefined && (
          <TextField
            {...form.text('name')}
            label={t('words.typeToConfirm', { wanted: name })}
            required
            autoComplete="off"
          />
        )}
        <FormButtons form={form} look={look} onCancel={onClose}>
          {action}
        </FormButtons>
      </Form>
    </Dialog>
  );
}
