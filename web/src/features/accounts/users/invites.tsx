import { useState } from 'react';
import { invitationPath } from '#shared/accounts/invitation-path.ts';
import { lastWholeDay } from '#shared/kernel/last-whole-day.ts';
import { Button } from '#web/components/button.tsx';
import { CopyButton } from '#web/components/copy-button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { StatusChip } from '#web/components/status-chip.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { addressOf, toKnownCountry } from '#web/features/countries/public.ts';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import type { CallOutput } from '#web/kernel/contract.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import type { Access } from './access.ts';
import { CallFailure } from './call-failure.tsx';
import { InviteForm } from './invite-form.tsx';
import { useCountries } from './use-countries.ts';
import { useUserCall } from './use-user-calls.ts';

type Invite = Access['invites'][number];

/** An invitation just made: the link may have to be handed over. */
type Made = { readonly link: string; readonly isMailed: boolean };

/** Shows invitations, newest first. A link is known only where it was just made: nobody can read it again. */
export function Invites({
  account,
  invites,
}: {
  readonly account: EntityOf<'account'>;
  readonly invites: readonly Invite[];
}) {
  const t = useText();
  const [made, setMade] = useState<Made | null>(null);
  const linkTo = useInviteLink(account.data.staticData.country);
  const resend = useUserCall('POST auth/accountmanage/resendaccountinvite');
  const revoke = useUserCall('POST auth/accountmanage/revokeaccountinvite');
  const show = ({
    inviteId,
    isMailed,
  }: CallOutput<'POST auth/accountmanage/createaccountinvite'>) =>
    setMade({ link: linkTo(inviteId), isMailed });
  return (
    <>
      <h3>{t('users.invites')}</h3>
      <CallFailure error={resend.error ?? revoke.error} />
      {made !== null && <InviteLink key={made.link} {...made} />}
      <ul className="plain user-rows">
        {invites.map((invite) => (
          <InviteRow
            key={invite.id}
            invite={invite}
            isBusy={resend.isPending || revoke.isPending}
            onResend={() => {
              revoke.reset();
              resend.mutate({ account: account.id, invite: invite.id }, { onSuccess: show });
            }}
            onRevoke={() => {
              resend.reset();
              revoke.mutate(
                { account: account.id, invite: invite.id },
                { onSuccess: () => setMade(null) },
              );
            }}
          />
        ))}
      </ul>
      {account.data.active && <InviteForm account={account.id} onInvited={show} />}
    </>
  );
}

function InviteRow({
  invite: { createdOn, email, expires, usedOn },
  isBusy,
  onResend,
  onRevoke,
}: {
  readonly invite: Invite;
  readonly isBusy: boolean;
  readonly onResend: () => void;
  readonly onRevoke: () => void;
}) {
  const t = useText();
  const { day, time } = useFormats();
  const { now } = useKernel();
  const isOver = Date.parse(expires) <= now();
  const which = (
    <span className="visually-hidden">
      {' '}
      {email} {time(createdOn)}
    </span>
  );
  return (
    <li>
      <span className="user-subject">
        <strong>{email ?? t('words.inviteToAccount')}</strong>{' '}
        {t('users.inviteFrom', { day: day(createdOn) })}{' '}
        {usedOn !== null ? (
          <StatusChip tone="ok" icon="check">
            {t('words.onDay', { what: t('users.change.inviteUsed'), day: day(usedOn) })}
          </StatusChip>
        ) : isOver ? (
          <StatusChip tone="warn" icon="clock">
            {t('words.inviteOver')}
          </StatusChip>
        ) : (
          <StatusChip tone="info" icon="clock">
            {t('words.inviteOpen', { day: day(lastWholeDay(expires)) })}
          </StatusChip>
        )}
      </span>
      {usedOn === null && (
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
      )}
    </li>
  );
}

function InviteLink({ link, isMailed }: Made) {
  const t = useText();
  return (
    <Notice
      tone={isMailed ? 'ok' : 'info'}
      role="status"
      {...(isMailed && { title: t('words.inviteSent') })}
    >
      <TextField
        label={t('users.inviteLink')}
        hint={t('users.inviteLinkHint')}
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
      />
      <CopyButton text={link} />
    </Notice>
  );
}

/** Returns a function that gives the link of an invitation, which is taken at the site of the account's country. */
function useInviteLink(country: string): (inviteId: string) => string {
  const countries = useCountries();
  return (inviteId) => {
    const entity = countries.find(country);
    const site = entity ? addressOf(toKnownCountry(entity), window.location) : window.location.href;
    return new URL(invitationPath(inviteId), site).href;
  };
}
