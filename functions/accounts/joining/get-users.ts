import type { Implementation } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import type { Account } from '#shared/accounts/account.ts';
import type { accountEndpoints } from '#shared/accounts/endpoints.ts';
import { findInvitableAccount } from './find-invitable-account.ts';
import { withoutEndedInvites } from './find-open-invite.ts';

/**
 * Lists the users and invitations of an account. A control body reads of its customer only the number of users, and
 * the invitations that it sent itself.
 */
export const getUsers: Implementation<typeof accountEndpoints.getUsers> = async (
  { account: id },
  context,
) => {
  const caller = signedIn(context.who);
  const { account, reach } = await findInvitableAccount(context, id);
  const { maxUsers, ssoUsers, invites = [] } = await withoutEndedInvites(context, account);
  const waiting = invites
    .filter(({ usedOn }) => usedOn === undefined)
    .filter(({ createdBy }) => reach === 'own' || createdBy === caller.account)
    .map(({ id: invite, email = null, createdOn, expires }) => ({
      id: invite,
      email,
      createdOn,
      expires,
    }));
  return {
    maxUsers,
    used: ssoUsers.length,
    users: reach === 'own' ? usersOf(account.data, caller.user) : [],
    former: reach === 'own' ? formerUsersOf(account.data) : [],
    invites: waiting.toReversed(),
  };
};

function usersOf({ ssoUsers, joinings = [] }: Account, caller: string) {
  return ssoUsers.map((user) => {
    const joining = joinings.findLast((each) => each.user === user);
    const { name = null, email = null, on: joinedOn = null } = joining ?? {};
    return { user, name, email, joinedOn, isYou: user === caller };
  });
}

/** Returns the people who left and whose names the account keeps, the newest first. */
function formerUsersOf({ ssoUsers, joinings = [] }: Account) {
  return joinings
    .flatMap(({ user, name, leftOn }) =>
      ssoUsers.includes(user) || name === undefined || leftOn === undefined
        ? []
        : [{ user, name, leftOn }],
    )
    .toSorted((a, b) => (a.leftOn < b.leftOn ? 1 : -1));
}
