import { Form, FormButtons } from '#web/components/form/form.tsx';
import { type FieldProblems, useForm } from '#web/components/form/use-form.ts';
import { Notice } from '#web/components/notice.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { looksLikeEmail } from '#web/kernel/looks-like-email.ts';
import { CallFailure } from '../users/call-failure.tsx';
import { type AccountUsers, useChangeUsers } from './use-account-users.ts';

/** Invites by address, while the account has a free place. */
export function InviteForm({
  account,
  found: { used, maxUsers },
}: {
  readonly account: string;
  readonly found: Pick<AccountUsers, 'used' | 'maxUsers'>;
}) {
  const t = useText();
  const invite = useChangeUsers('POST auth/account/inviteuser');
  const form = useForm({
    read: { email: '' },
    check: ({ email }): FieldProblems =>
      looksLikeEmail(email.trim()) ? {} : { email: t('words.emailWrong') },
    input: ({ email }) => ({ account, email: email.trim() }),
    sending: invite,
    prefix: 'invite-',
  });
  if (used >= maxUsers) return <p>{t('accounts.users.full', { most: maxUsers })}</p>;
  return (
    <Form form={form} isShort failure={(error) => <CallFailure error={error} />}>
      {invite.isSuccess && <Notice tone="ok" role="status" title={t('words.inviteSent')} />}
      <TextField
        {...form.text('email')}
        type="email"
        autoComplete="off"
        width="medium"
        label={t('words.email')}
        hint={t('accounts.users.inviteHint')}
      />
      <FormButtons form={form} look="secondary" icon="mail">
        {t('words.invite')}
      </FormButtons>
    </Form>
  );
}
