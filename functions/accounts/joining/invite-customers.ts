import { eachCustomer } from '#functions/accounts/account/each-customer.ts';
import { requireUndisputedAddresses } from '#functions/accounts/account/settled-addresses.ts';
import { requireConfirmedControlBody } from '#functions/accounts/offices/require-confirmed-control-body.ts';
import type { Context, Implementation } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import type { Account } from '#shared/accounts/account.ts';
import type { accountEndpoints } from '#shared/accounts/endpoints.ts';
import { accountErrors } from '#shared/accounts/errors.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { findInvitableAccount } from './find-invitable-account.ts';
import { withoutEndedInvites } from './find-open-invite.ts';
import { countAddress } from './invite-user.ts';
import { isOpen } from './invites.ts';
import { sendInvite } from './send-invite.ts';

export const inviteCustomers: Implementation<typeof accountEndpoints.inviteCustomers> = async (
  { accounts },
  context,
) => {
  await requireConfirmedControlBody(context, signedIn(context.who).account, 'accounts');
  return eachCustomer(accounts, (account) => inviteCustomer(context, account));
};

/** Mails a customer an invitation, where nobody uses the account and no invitation waits; tells whether it did. */
async function inviteCustomer(context: Context, id: string): Promise<boolean> {
  const load = async () => (await findInvitableAccount(context, id)).account;
  const customer = await load();
  const data = await withoutEndedInvites(context, customer);
  if (isInvited(data, context)) return false;
  const { email } = data.userData.address;
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
  const { ssoUsers, invites = [] } = account;
  const now = clock.now().toISOString();
  return ssoUsers.length > 0 || invites.some((invite) => isOpen(invite, account, now));
}
