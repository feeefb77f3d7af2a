import { type FormEvent, useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { CallInput } from '#web/kernel/contract.ts';
import { looksLikeEmail } from '#web/kernel/looks-like-email.ts';

type Invitation = CallInput<'POST auth/accountmanage/createaccountinvite'>;

/** Invites by address; without an address, at the addresses of the account. */
export function InviteForm({
  account,
  busy,
  onInvite,
}: {
  readonly account: string;
  readonly busy: boolean;
  readonly onInvite: (invitation: Invitation, onDone: () => void) => void;
}) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const email = typed.trim();
    const isUsable = email === '' || looksLikeEmail(email);
    setWrong(!isUsable);
    if (!isUsable || busy) return;
    onInvite({ account, ...(email !== '' && { email }) }, () => setTyped(''));
  };
  return (
    <form onSubmit={submit} noValidate>
      <TextField
        id="invite-email"
        type="email"
        autoComplete="off"
        width="medium"
        label={t('users.inviteEmail')}
        hint={t('users.inviteEmailHint')}
        error={isWrong ? t('users.inviteEmailWrong') : undefined}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setWrong(false);
        }}
      />
      <div className="buttons">
        <Button type="submit" icon="mail" busy={busy}>
          {t('words.invite')}
        </Button>
      </div>
    </form>
  );
}
