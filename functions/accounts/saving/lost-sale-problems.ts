import { locationPath } from '#functions/accounts/account/account-problems.ts';
import type { Context } from '#functions/kernel/context.ts';
import type { Account } from '#shared/accounts/account.ts';
import { accountErrors } from '#shared/accounts/errors.ts';
import { hasContact, type LocationOfSale } from '#shared/accounts/supplier-data.ts';
import { type ErrorDefinition, type ErrorDetail, fieldDetail } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { offersOfLocation } from './offers-of-location.ts';

type Loss = { readonly path: string; readonly error: ErrorDefinition };

/**
 * Returns the problems of a location of sale that offers which are not archived rest on, when it loses its position,
 * its region, or the last e-mail address and phone by which buyers reach somebody (specification section 5).
 */
export async function lostSaleProblems(
  context: Pick<Context, 'search'>,
  account: Account,
  before: Entity<Account> | undefined,
): Promise<ErrorDetail[]> {
  if (before === undefined) return [];
  const stored = before.data.userData.supData.flatMap(({ locationsOfSale }) => locationsOfSale);
  const lost = account.userData.supData.flatMap(({ locationsOfSale }, entry) =>
    locationsOfSale.flatMap((location, index) => {
      const was = stored.find(({ id }) => id === location.id);
      const losses = was ? lossesOf({ was, account: before.data }, { location, account }) : [];
      return losses.length === 0 ? [] : [{ location, losses, path: locationPath(entry, index) }];
    }),
  );
  const counts = await Promise.all(
    lost.map(({ location }) => offersOfLocation(context, before.id, location.id)),
  );
  return lost
    .filter((_, index) => (counts[index] ?? 0) > 0)
    .flatMap(({ location: { id, internalName }, losses, path }) =>
      losses.map(({ path: field, error }) =>
        fieldDetail(field.startsWith('userData') ? field : `${path}.${field}`, error, {
          location: id,
          internalName,
        }),
      ),
    );
}

function lossesOf(
  { was, account: before }: { readonly was: LocationOfSale; readonly account: Account },
  { location, account }: { readonly location: LocationOfSale; readonly account: Account },
): Loss[] {
  const [old, now] = [was.address, location.address];
  const isLost = (field: 'geoPosition' | 'region') =>
    old[field] !== undefined && now[field] === undefined;
  const isUnreachable = hasContact(old, before.userData) && !hasContact(now, account.userData);
  const hadOwn = Boolean(old.phone || old.email);
  return [
    ...(isLost('geoPosition')
      ? [{ path: 'address.geoPosition', error: accountErrors.positionInUse }]
      : []),
    ...(isLost('region') ? [{ path: 'address.citycode', error: accountErrors.regionInUse }] : []),
    ...(isUnreachable
      ? [
          {
            path: hadOwn ? 'address.phone' : 'userData.address.phone',
            error: accountErrors.contactInUse,
          },
        ]
      : []),
  ];
}
