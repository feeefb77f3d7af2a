import type { Account } from '#shared/accounts/account.ts';

/**
 * Returns the account with what its users say of it as it was in another revision. Decisions of offices stay, and so do
 * the folders, because requests lie in them.
 */
export function withProfileOf(account: Account, revision: Account): Account {
  const { address, contact, emails, supData } = revision.userData;
  const { unwantedMails, peopleShown, textBlocks } = revision.userData;
  const { uiLocale, supExtra } = revision;
  const confirmations = new Map(account.userData.supData.map((entry) => [entry.country, entry]));
  return {
    ...account,
    uiLocale,
    supExtra,
    userData: {
      ...account.userData,
      address,
      contact,
      emails,
      unwantedMails,
      peopleShown,
      textBlocks,
      supData: supData.map((entry) => {
        const { confirmedByAdminOn } = confirmations.get(entry.country) ?? entry;
        return { ...entry, confirmedByAdminOn };
      }),
    },
  };
}
