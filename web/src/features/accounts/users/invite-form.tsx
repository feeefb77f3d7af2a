import { Form, FormButtons } from '#web/components/form/form.tsx';
import { type FieldProblems, useForm } from '#web/components/form/use-form.ts';
import { TextField } from '#web/components/text-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { CallOutput } from '#web/kernel/contract.ts';
import { looksLikeEmail } from '#web/kernel/looks-like-email.ts';
import { CallFailure } from './call-failure.tsx';
import { useUserCall } from './use-user-calls.ts';

/** Invites by address; without an address, at the addresses of the account. */
export function InviteForm({
  account,
  onInvited,
}: {
  readonly account: string;
  readonly onInvited: (made: CallOutput<'POST auth/accountmanage/createaccountinvite'>) => void;
}) {
  const t = useText();
  const form = useForm({
    read: { email: '' },
    check: ({ email }): FieldProblems =>
      email.trim() === '' || looksLikeEmail(email.trim()) ? {} : { email: t('words.emailWrong') },
    input: ({ email }) => ({ account, ...(email.trim() !== '' && { email: email.trim() }) }),
    sending: useUserCall('POST auth/accountmanage/createaccountinvite'),
    onSent: onInvited,
    prefix: 'invite-',
  });
  return (
    <Form form={form} isShort failure={(error) => <CallFailure error={error} />}>
      <TextField
        {...form.text('email')}
        type="email"
        autoComplete="off"
        width="medium"
        label={t('users.inviteEmail')}
        hint={t('users.inviteEmailHint')}
      />
      <FormButtons form={form} look="secondary" icon="mail">
        {t('words.invite')}
      </FormButtons>
    </Form>
  );
}
