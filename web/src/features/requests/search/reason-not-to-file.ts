import type { Account } from '#shared/accounts/account.ts';
import { mayActFor } from '#shared/accounts/acting.ts';
import { blockReason } from '#shared/accounts/blocked.ts';
import type { Country } from '#shared/countries/country.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { findsFarm, mayFile } from '#shared/requests/filers.ts';

/**
 * Returns why an account may not file requests; undefined when it may. The server checks the same again; an office that
 * may not find farms can file for one that it knows.
 */
export function reasonNotToFile(
  account: Account,
  { knowsFarm }: { readonly knowsFarm: boolean },
): `requests.mayNot.${'role' | 'account' | 'blocked'}` | undefined {
  const { active, staticData } = account;
  switch (staticData.role) {
    case 'AGR':
      if (blockReason(account) !== undefined) return 'requests.mayNot.blocked';
      return mayApply(account) ? undefined : 'requests.mayNot.account';
    case 'INS':
    case 'ASO':
      return active && (knowsFarm ? mayFile : findsFarm)(account)
        ? undefined
        : 'requests.mayNot.account';
    default:
      return 'requests.mayNot.role';
  }
}

type Office = Pick<Entity<Account>, 'id' | 'data'>;

/**
 * Returns why no request may be filed for this farmer by this office; undefined when it may. The server checks the
 * same again.
 */
export function reasonNotToFileFor(
  farmer: Account,
  office: Office,
  country: Pick<Country, 'userAgreement'>,
): 'requests.farmerInactive' | 'requests.farmerNotAgreed' | undefined {
  const { userData } = farmer;
  const entry =
    userData.insData.find(({ ins }) => ins === office.id) ??
    userData.asoData.find(({ aso }) => aso === office.id);
  if (!mayApply(farmer) || entry === undefined || entry.deactivatedOn !== undefined) {
    return 'requests.farmerInactive';
  }
  return mayActFor(office.data, entry, country) ? undefined : 'requests.farmerNotAgreed';
}

function mayApply(farmer: Account): boolean {
  const { active, staticData } = farmer;
  return active && staticData.canRequest && blockReason(farmer) === undefined;
}

/** Tells whether a request may be filed for this farmer by this office. */
export function isFileableFor(
  farmer: Account,
  office: Office,
  country: Pick<Country, 'userAgreement'>,
): boolean {
  return reasonNotToFileFor(farmer, office, country) === undefined;
}
