import type { Account } from '#shared/accounts/account.ts';

/** Why an account may not file requests; undefined when it may. The server asks the same again. */
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

/** May a request be filed for this farmer by this office? */
export function isFileableFor(farmer: Account, office: string): boolean {
  const { active, staticData, userData } = farmer;
  const entry =
    userData.insData.find(({ ins }) => ins === office) ??
    userData.asoData.find(({ aso }) => aso === office);
  const isTied = entry !== undefined && entry.deactivatedOn === undefined;
  return isTied && active && staticData.canRequest && userData.deactivatedOn === undefined;
}
