import type { Account } from '#shared/accounts/account.ts';
import { mayActFor } from '#shared/accounts/acting.ts';
import type { Country } from '#shared/countries/country.ts';
import type { Entity } from '#shared/kernel/entity.ts';

/** Returns why an account may not file requests; undefined when it may. The server checks the same again. */
export function reasonNotToFile({
  active,
  staticData,
  userData,
}: Account): 'requests.mayNot.role' | 'requests.mayNot.account' | undefined {
  switch (staticData.role) {
    case 'AGR': {
      const mayApply = active && staticData.canRequest && userData.deactivatedOn === undefined;
      return mayApply ? undefined : 'requests.mayNot.account';
    }
    case 'INS':
      return active ? undefined : 'requests.mayNot.account';
    case 'ASO':
      return active && staticData.canActAsFarmer ? undefined : 'requests.mayNot.account';
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
  { active, staticData, userData }: Account,
  office: Office,
  country: Pick<Country, 'userAgreement'>,
): 'requests.farmerInactive' | 'requests.farmerNotAgreed' | undefined {
  const entry =
    userData.insData.find(({ ins }) => ins === office.id) ??
    userData.asoData.find(({ aso }) => aso === office.id);
  const mayApply = active && staticData.canRequest && userData.deactivatedOn === undefined;
  if (!mayApply || entry === undefined || entry.deactivatedOn !== undefined) {
    return 'requests.farmerInactive';
  }
  return mayActFor(office.data, entry, country) ? undefined : 'requests.farmerNotAgreed';
}

/** Tells whether a request may be filed for this farmer by this office. */
export function isFileableFor(
  farmer: Account,
  office: Office,
  country: Pick<Country, 'userAgreement'>,
): boolean {
  return reasonNotToFileFor(farmer, office, country) === undefined;
}
