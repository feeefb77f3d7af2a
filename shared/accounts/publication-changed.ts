import type { Account } from './account.ts';
import { blockReason } from './blocked.ts';

/** Tells whether a change of the account changed the facts by which its offers may be found. */
export function publicationChanged(before: Account, after: Account): boolean {
  return JSON.stringify(publicationFacts(before)) !== JSON.stringify(publicationFacts(after));
}

/** Returns the facts of an account by which it may publish, besides its countries' settings. */
function publicationFacts(account: Account) {
  const { active, supExtra, userData } = account;
  const isOpen =
    active && supExtra.tosAcceptedOn !== undefined && blockReason(account) === undefined;
  return (
    isOpen &&
    userData.supData.map(({ country, confirmedByAdminOn }) => [
      country,
      confirmedByAdminOn !== undefined,
    ])
  );
}
