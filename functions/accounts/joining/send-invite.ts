import { saveDecision } from '#functions/accounts/account/save-decision.ts';
import { requireUndisputedAddresses } from '#functions/accounts/account/settled-addresses.ts';
import type { Context } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import type { OutboxMessage } from '#functions/kernel/store/entity-store.ts';
import { retryUntilDone } from '#functions/kernel/store/retry-on-conflict.ts';
import { newLinkSecret } from '#functions/kernel/tokens/link-secret.ts';
import { mailedAddresses, reachedOf, readerLocale } from '#functions/mail/public.ts';
import type { Account, Invite, InviteMade } from '#shared/accounts/account.ts';
import type { AccountChangeset } from '#shared/accounts/account-changeset.ts';
import { accountErrors } from '#shared/accounts/errors.ts';
import { invitationPath } from '#shared/accounts/invitation-path.ts';
import { mailedName } from '#shared/accounts/mailed-name.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { defined } from '#shared/kernel/defined.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { hasRole } from '#shared/kernel/principal.ts';
import type { MailMessage } from '#shared/mail/mail-message.ts';
import { withoutEndedInvites } from './find-open-invite.ts';
import { newInvite, withInvite } from './invites.ts';
import { requireReached } from './require-reached.ts';

/** An invitation about to be made. */
type Sending = {
  /** Returns the account as it is stored now, if the caller invites for it. */
  readonly load: () => Promise<Entity<Account>>;
  readonly changeset: AccountChangeset;
  /** Makes room for the new invitation, or removes the one that it replaces. */
  readonly prepare: (account: Account) => Account;
  /** The address that the link is mailed to; without it, the addresses of the account. */
  readonly email?: string | undefined;
  /** The account and the user who invite; without it, the caller. */
  readonly inviter?: Pick<Invite, 'createdBy' | 'user' | 'administrator'>;
  /** The administrator who gets the link of an invitation of others. */
  readonly resentBy?: Invite['resentBy'];
};

/**
 * Adds an invitation to the account and mails its link in the same save. Only the answer and the mail hold the link;
 * the answer tells whether the mail has an address that it can reach.
 * @throws AppError `accounts.disputedAddress`, `accounts.accountDeactivated`, `accounts.tooManyInvites`; as `load`,
 * `prepare` and `requireReached`
 */
export async function sendInvite(
  context: Context,
  { load, changeset, prepare, email, inviter, resentBy }: Sending,
): Promise<InviteMade> {
  const { account: by, user } = signedIn(context.who);
  if (email !== undefined) await requireReached(context, email);
  const inviteId = newLinkSecret(context);
  const isMailed = await retryUntilDone(context, async () => {
    const before = await load();
    if (email === undefined) await requireUndisputedAddresses(context, before);
    if (!before.data.active) throw new AppError(accountErrors.accountDeactivated);
    const isOwn = by === before.id;
    const { createdBy, ...person } = inviter ?? {
      createdBy: by,
      ...(isOwn && { user }),
      ...(!isOwn && hasRole(context.who, 'ADM') && { administrator: user }),
    };
    const invite = await newInvite(context, {
      inviteId,
      by: createdBy,
      ...defined({ user: person.user, administrator: person.administrator, resentBy, email }),
    });
    const account = withInvite(prepare(await withoutEndedInvites(context, before)), invite);
    const messages = [await invitation(context, before, { inviteId, invite })];
    const addresses = email === undefined ? mailedAddresses(before.data) : [email];
    const reached = await reachedOf(addresses, context);
    await saveDecision(context, { before, account, by, changeset, messages });
    return reached.length > 0;
  });
  return { inviteId, isMailed };
}

async function invitation(
  context: Context,
  { id, data }: Entity<Account>,
  { inviteId, invite: { email, expires } }: { inviteId: string; invite: Invite },
): Promise<OutboxMessage> {
  const { role, country } = data.staticData;
  const accountName = mailedName(data.staticData);
  const body: MailMessage = {
    messageId: context.newId(),
    to: email ?? id,
    locale: await readerLocale(data, context),
    template: 'invitation',
    params: { country, accountName, role, link: invitationPath(inviteId), expires },
  };
  return { queue: 'mail', body };
}
