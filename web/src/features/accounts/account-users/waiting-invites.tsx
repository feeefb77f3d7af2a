import { lastWholeDay } from '#shared/kernel/last-whole-day.ts';
import { Button } from '#web/components/button.tsx';
import { StatusChip } from '#web/components/status-chip.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { CallFailure } from '../users/call-failure.tsx';
import { useChangeUsers, type WaitingInvite } from './use-account-users.ts';

/** Shows invitations that nobody has used yet: each can be sent again, or taken back. */
export function WaitingInvites({
  account,
  invites,
}: {
  readonly account: string;
  readonly invites: readonly WaitingInvite[];
}) {
  const t = useText();
  const resend = useChangeUsers('POST auth/account/resenduserinvite');
  const revoke = useChangeUsers('POST auth/account/revokeuserinvite');
  if (invites.length === 0) return null;
  return (
    <>
      <h3>{t('accounts.users.invites')}</h3>
      <CallFailure error={resend.error ?? revoke.error} />
      <ul className="plain user-rows">
        {invites.map((invite) => (
          <InviteRow
            key={invite.id}
            invite={invite}
            isBusy={resend.isPending || revoke.isPending}
            onResend={() => {
              revoke.reset();
              resend.mutate({ account, invite: invite.id });
            }}
            onRevoke={() => {
              resend.reset();
              revoke.mutate({ account, invite: invite.id });
            }}
          />
        ))}
      </ul>
      <p role="status">{resend.isSuccess && t('accounts.users.resent')}</p>
    </>
  );
}

function InviteRow({
  invite: { email, expires },
  isBusy,
  onResend,
  onRevoke,
}: {
  readonly invite: WaitingInvite;
  readonly isBusy: boolean;
  readonly onResend: () => void;
  readonly onRevoke: () => void;
}) {
  const t = useText();
  const { day } = useFormats();
  const { now } = useKernel();
  const isOver = Date.parse(expires) <= now();
  const who = email ?? t('words.inviteToAccount');
  const which = <span className="visually-hidden"> {who}</span>;
  return (
    <li>
      <span className="user-subject">
        {who}{' '}
        <StatusChip tone={isOver ? 'warn' : 'info'} icon="clock">
          {isOver
            ? t('words.inviteOver')
            : t('words.inviteOpen', { day: day(lastWholeDay(expires)) })}
        </StatusChip>
      </span>
      <span className="buttons">
        <Button size="compact" busy={isBusy} onClick={onResend}>
          {t('words.resend')}
          {which}
        </Button>
        <Button size="compact" look="quiet" busy={isBusy} onClick={onRevoke}>
          {t('words.revoke')}
          {which}
        </Button>
      </span>
    </li>
  );
}
