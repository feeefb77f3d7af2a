import { type FormEvent, useState } from 'react';
import { Button } from '#web/components/button.tsx';
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
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const email = typed.trim();
    setWrong(!looksLikeEmail(email));
    if (!looksLikeEmail(email) || invite.isPending) return;
    invite.mutate({ account, email }, { onSuccess: () => setTyped('') });
  };
  if (used >= maxUsers) return <p>{t('accounts.users.full', { most: maxUsers })}</p>;
  return (
    <form onSubmit={submit} noValidate>
      <CallFailure error={invite.error} />
      {invite.isSuccess && (
        <Notice
          tone="ok"
          role="status"
          title={t('accounts.users.invited', { email: invite.variables.email })}
        />
      )}
      <TextField
        id="invite-email"
        type="email"
        autoComplete="off"
        width="medium"
        label={t('accounts.users.inviteEmail')}
        hint={t('accounts.users.inviteHint')}
        error={isWrong ? t('accounts.contact.wrongEmail') : undefined}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setWrong(false);
          invite.reset();
        }}
      />
      <div className="buttons">
        <Button type="submit" icon="mail" busy={invite.isPending}>
          {t('words.invite')}
        </Button>
      </div>
    </form>
  );
}
