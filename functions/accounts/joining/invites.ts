import type { Context } from '#functions/kernel/context.ts';
import { linkHash } from '#functions/kernel/tokens/link-secret.ts';
import { productSetting } from '#functions/settings/public.ts';
import type { Account, Invite } from '#shared/accounts/account.ts';
import { accountErrors } from '#shared/accounts/errors.ts';
import { INVITES } from '#shared/accounts/limits.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { DAY_MS } from '#shared/kernel/time.ts';

type NewInvite = Pick<Invite, 'user' | 'administrator' | 'resentBy' | 'email'> & {
  /** The id that the link of the invitation carries. */
  readonly inviteId: string;
  /** The id of the account that invites. */
  readonly by: string;
};

/** Makes an invitation that begins now. */
export async function newInvite(
  { newId, clock, store }: Pick<Context, 'newId' | 'clock' | 'store'>,
  { inviteId, by, ...more }: NewInvite,
): Promise<Invite> {
  const now = clock.now();
  const days = await productSetting({ store, clock }, 'inviteDays');
  return {
    id: newId(),
    hash: linkHash(inviteId),
    createdOn: now.toISOString(),
    createdBy: by,
    ...more,
    expires: new Date(now.getTime() + days * DAY_MS).toISOString(),
  };
}

/**
 * Returns the account with one invitation more. When there is no room, the oldest that cannot be used any more goes.
 * @throws AppError `accounts.tooManyInvites`
 */
export function withInvite(account: Account, invite: Invite): Account {
  const { invites = [] } = account;
  if (invites.length < INVITES) return { ...account, invites: [...invites, invite] };
  const done = invites.find((other) => !isOpen(other, account, invite.createdOn));
  if (done === undefined) throw new AppError(accountErrors.tooManyInvites);
  return { ...account, invites: [...invites.filter((other) => other !== done), invite] };
}

/**
 * Returns the account without one invitation.
 * @throws AppError `accounts.inviteNotFound`; `accounts.inviteUsed`, because the record of the user who joined by it
 * stays
 */
export function withoutInvite(account: Account, id: string): Account {
  const { invites = [] } = account;
  const invite = findInvite(account, id);
  if (invite.usedOn !== undefined) throw new AppError(accountErrors.inviteUsed);
  return { ...account, invites: invites.filter((other) => other !== invite) };
}

/**
 * Returns an invitation of the account.
 * @throws AppError `accounts.inviteNotFound`
 */
export function findInvite({ invites = [] }: Account, id: string): Invite {
  const invite = invites.find((each) => each.id === id);
  if (invite === undefined) throw new AppError(accountErrors.inviteNotFound);
  return invite;
}

/**
 * Tells whether an invitation to the account can still be accepted, as far as the account itself knows: that of a
 * control body ends with its tie.
 */
export function isOpen(
  { usedOn, expires, createdBy }: Invite,
  { userData: { insData } }: Account,
  now: string,
): boolean {
  const hasEnded = insData.some(
    ({ ins, deactivatedOn }) => ins === createdBy && deactivatedOn !== undefined,
  );
  return usedOn === undefined && expires > now && !hasEnded;
}
