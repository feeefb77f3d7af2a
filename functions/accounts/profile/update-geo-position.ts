import { storedAccount } from '#functions/accounts/account/stored-account.ts';
import { changeAccount } from '#functions/accounts/saving/change-account.ts';
import type { Context, Implementation } from '#functions/kernel/context.ts';
import { retryOnConflict } from '#functions/kernel/store/retry-on-conflict.ts';
import type { Account } from '#shared/accounts/account.ts';
import type { accountEndpoints } from '#shared/accounts/endpoints.ts';
import { accountErrors } from '#shared/accounts/errors.ts';
import { entityErrors } from '#shared/entities/errors.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { Input } from '#shared/kernel/endpoint.ts';
import { hasRole } from '#shared/kernel/principal.ts';

type Move = Input<typeof accountEndpoints.updateGeoPosition>;

export const updateGeoPosition: Implementation<typeof accountEndpoints.updateGeoPosition> = (
  move,
  context,
) => {
  checkMayMove(context, move.userId);
  // The save changes the position alone, and keeps whatever changed since the caller read the account.
  return retryOnConflict(context, async () => {
    const before = await storedAccount(context, move.userId);
    return changeAccount(context, {
      before,
      account: moved(before.data, move),
      changeset: 'position of a location of sale',
    });
  });
};

/** Refuses callers other than the owner and administrators, though everybody may read a supplier's locations. */
function checkMayMove({ who }: Context, account: string): void {
  if (who.account !== account && !hasRole(who, 'ADM')) throw new AppError(entityErrors.notFound);
}

function moved(account: Account, { countryId, locationOfSale, geoPosition }: Move): Account {
  const { supData } = account.userData;
  const entry = supData.find(({ country }) => country === countryId);
  const location = entry?.locationsOfSale.find(({ id }) => id === locationOfSale);
  if (!entry || !location) throw new AppError(accountErrors.locationNotFound);
  const address = { ...location.address, geoPosition };
  const locationsOfSale = entry.locationsOfSale.map((place) =>
    place === location ? { ...location, address } : place,
  );
  return {
    ...account,
    userData: {
      ...account.userData,
      supData: supData.map((part) => (part === entry ? { ...entry, locationsOfSale } : part)),
    },
  };
}
