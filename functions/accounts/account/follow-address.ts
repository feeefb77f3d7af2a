import { isSameAddress, mailedAddresses } from '#functions/mail/public.ts';
import type { Account } from '#shared/accounts/account.ts';

/**
 * Returns the account as it follows a change of its own e-mail address: the former one leaves its list where mails
 * were rejected there. As long as nobody uses the account, the invitations that wait at the former address end,
 * because it may be a stranger's. A user of the account ends none by this, and those to people at other addresses
 * stay.
 */
export function followAddress(account: Account, before: Account | undefined): Account {
  const former = before?.userData.address.email;
  const { invites, ssoUsers, userData } = account;
  if (former === undefined || isSameAddress(former, userData.address.email)) return account;
  const isFormer = (email: string) => isSameAddress(email, former);
  const emails = userData.emails.filter(
    ({ email, status }) => status !== 'rejected' || !isFormer(email),
  );
  const followed = { ...account, userData: { ...userData, emails } };
  if (invites === undefined || ssoUsers.length > 0) return followed;
  const wentThere = before !== undefined && mailedAddresses(before).some(isFormer);
  return {
    ...followed,
    invites: invites.filter(({ email, usedOn }) => {
      const waitsThere = email === undefined ? wentThere : isFormer(email);
      return usedOn !== undefined || !waitsThere;
    }),
  };
}
