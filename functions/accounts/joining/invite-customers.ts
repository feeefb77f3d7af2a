import { eachCustomer } from '#functions/accounts/account/each-customer.ts';
import { requireUndisputedAddresses } from '#functions/accounts/account/settled-addresses.ts';
import { requireConfirmedControlBody } from '#functions/accounts/offices/require-confirmed-control-body.ts';
import type { Context, Implementation } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import { isSameAddress } from '#functions/mail/public.ts';
import type { Account, Invite } from '#shared/accounts/account.ts';
import type { accountEndpoints } from '#shared/accounts/endpoints.ts';
import { accountErrors } from '#shared/accounts/errors.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { findInvitableAccount } from './find-invitable-account.ts';
import { withoutEndedInvites } from './find-open-invite.ts';
import { countAddress } from './invite-user.ts';
import { isOpen } from './invites.ts';
import { requireReached } from './require-reached.ts';
import { sendInvite } from './send-invite.ts';

export const inviteCustomers: Implementation<typeof accountEndpoints.inviteCustomers> = async (
  { accounts },
  context,
) => {
  await requireConfirmedControlBody(context, signedIn(context.who).account, 'accounts');
  return eachCustomer(accounts, (account) => inviteCustomer(context, account));
};

/**
 * Mails a customer an invitation, where nobody uses the account and no invitation waits at its address; tells whether
 * it did. An invitation at an address that gets no mail waits for nobody.
 * @throws AppError `accounts.noEmail`, `accounts.addressRejected`; as `requireUndisputedAddresses`, `countAddress` and
 * `sendInvite`
 */
async function inviteCustomer(context: Context, id: string): Promise<boolean> {
  const load = async () => (await findInvitableAccount(context, id)).account;
  const customer = await load();
  const data = await withoutEndedInvites(context, customer);
  const { email } = data.userData.address;
  if (email !== undefined && data.ssoUsers.length === 0) await requireReached(context, email);
  if (isInvited(data, context)) return false;
  if (email === undefined) throw new AppError(accountErrors.noEmail);
  await requireUndisputedAddresses(context, customer, [email]);
  await countAddress(context, email, 'customer');
  await sendInvite(context, {
    load,
    changeset: 'invite',
    prepare: (before) => {
      if (isInvited(before, context)) throw new AppError(accountErrors.alreadyInvited);
      return before;
    },
    email,
  });
  return true;
}

function isInvited(account: Account, { clock }: Pick<Context, 'clock'>): boolean {
  const { ssoUsers, invites = [], userData } = account;
  const present = userData.address.email;
  const now = clock.now().toISOString();
  const waitsThere = ({ email }: Invite) =>
    email === undefined || present === undefined || isSameAddress(email, present);
  return (
    ssoUsers.length > 0 ||
    invites.some((invite) => waitsThere(invite) && isOpen(invite, account, now))
  );
}
