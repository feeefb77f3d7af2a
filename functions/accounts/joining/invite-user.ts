import { isNewcomer } from '#functions/accounts/account/is-newcomer.ts';
import { requireConfirmedControlBody } from '#functions/accounts/offices/require-confirmed-control-body.ts';
import type { Context, Implementation } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import type { Account, Invite } from '#shared/accounts/account.ts';
import type { accountEndpoints } from '#shared/accounts/endpoints.ts';
import { accountErrors } from '#shared/accounts/errors.ts';
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
    prepare: (before) => {
      const replaced = reach === 'own' ? ofUsers(before, context) : all;
      return withPlace(withoutEarlier(before, email, replaced), context.clock.now());
    },
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

/** Chooses every invitation. */
export const all = (): boolean => true;

/**
 * Returns the test which invitations a user of the account replaces: those of its users only, a newcomer its own only.
 * An intruder's invitation must not take the place of the control body's, nor of the farmer's.
 */
function ofUsers(account: Account, { who, clock }: Pick<Context, 'who' | 'clock'>) {
  const caller = signedIn(who).user;
  const isNew = isNewcomer(account, caller, clock.now());
  return ({ user }: Invite): boolean => user !== undefined && (!isNew || user === caller);
}

/** Returns the account without those of the invitations to an address that nobody has used yet. */
export function withoutEarlier(
  account: Account,
  email: string,
  isReplaced: (invite: Invite) => boolean,
): Account {
  const isEarlier = (invite: Invite) =>
    invite.usedOn === undefined &&
    invite.email !== undefined &&
    emailKey(invite.email) === emailKey(email) &&
    isReplaced(invite);
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
