import type { Account } from '#shared/accounts/account.ts';
import type { Role } from '#shared/kernel/role.ts';

/** Returns the roles of a caller with this account: a farmer who accepted the terms of service is a supplier too. */
export function accountRoles({
  staticData,
  supExtra,
}: {
  readonly staticData: Pick<Account['staticData'], 'role'>;
  readonly supExtra: Pick<Account['supExtra'], 'tosAcceptedOn'>;
}): readonly Role[] {
  const isFarmerSupplier = staticData.role === 'AGR' && supExtra.tosAcceptedOn !== undefined;
  return isFarmerSupplier ? ['AGR', 'SUP'] : [staticData.role];
}
