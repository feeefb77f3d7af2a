import { requireConfirmedControlBody } from '#functions/accounts/offices/require-confirmed-control-body.ts';
import type { Context, Implementation } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import type { Account } from '#shared/accounts/account.ts';
import type { accountEndpoints } from '#shared/accounts/endpoints.ts';
import { accountErrors } from '#shared/accounts/errors.ts';
import type { Invite } from '#shared/accounts/invite.ts';
import { ADDRESS_INVITES, ADDRESS_INVITES_IN_ALL } from '#shared/accounts/limits.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { kernelErrors } from '#shared/kernel/errors.ts';
import { emailKey } from '#shared/mail/email-key.ts';
import { findInvitableAccount, type Reach } from './find-invitable-account.ts';
import { isOpen } from './invites.ts';
import { sendInvite } from './send-invite.ts';

/**
 * Invites a person by address; an unused earlier invitation to the same address ends. The link goes to that address
 * only: the inviter cannot take it.
 * @throws AppError `accounts.maximumUsers`, `kernel.tooManyRequests`; as `findInvitableAccount`,
 * `requireConfirmedInviter` and `sendInvite`
 */
export const inviteUser: Implementation<typeof accountEndpoints.inviteUser> = async (
  { account: id, email },
  context,
) => {
  const { reach } = await findInvitableAccount(context, id);
  await requireConfirmedInviter(context, id);
  await countAddress(context, email, reach);
  await sendInvite(context, {
    load: async () => (await findInvitableAccount(context, id)).account,
    changeset: 'invite',
    prepare: (before) => withPlace(withoutEarlier(before, email, reach), context.clock.now()),
    email,
  });
  return {};
};

/**
 * Refuses a control body that invites somebody to another account while it is not confirmed.
 * @throws AppError as `requireConfirmedControlBody`
 */
export async function requireConfirmedInviter(context: Context, account: string): Promise<void> {
  const caller = signedIn(context.who).account;
  if (caller !== account) await requireConfirmedControlBody(context, caller, 'account');
}

/**
 * Counts the invitations to one address, so that many accounts together cannot flood it. Users of the account itself
 * may be strangers: theirs keep no office from inviting.
 */
export async function countAddress(
  { limits, who }: Pick<Context, 'limits' | 'who'>,
  email: string,
  reach: Reach,
): Promise<void> {
  const to = emailKey(email);
  const own = await limits.take('accounts.invite', `${who.account} ${to}`, ADDRESS_INVITES);
  const wait =
    own ??
    (reach === 'own'
      ? await limits.take('accounts.invite.all', to, ADDRESS_INVITES_IN_ALL)
      : undefined);
  if (wait !== undefined) {
    throw new AppError(kernelErrors.tooManyRequests, { retryAfterSeconds: wait });
  }
}

/**
 * Returns the account without the invitations to an address that nobody has used yet. Its users replace their own only:
 * an intruder's invitation must not take the place of the control body's.
 */
export function withoutEarlier(account: Account, email: string, reach: Reach): Account {
  const isEarlier = (invite: Invite) =>
    invite.usedOn === undefined &&
    invite.email !== undefined &&
    emailKey(invite.email) === emailKey(email) &&
    (reach === 'customer' || invite.user !== undefined);
  return { ...account, invites: account.invites?.filter((invite) => !isEarlier(invite)) };
}

/**
 * Requires a free place for one more user; each open invitation takes one of the places.
 * @throws AppError `accounts.maximumUsers`
 */
export function withPlace(account: Account, now: Date): Account {
  const open = (account.invites ?? []).filter((invite) =>
    isOpen(invite, account, now.toISOString()),
  );
  if (account.ssoUsers.length + open.length >= account.maxUsers) {
    throw new AppError(accountErrors.maximumUsers);
  }
  return account;
}
