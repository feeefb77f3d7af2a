import type { Account } from '#shared/accounts/account.ts';
import { ANIMAL_KINDS_SOLD } from '#shared/accounts/limits.ts';
import type { SupplierData } from '#shared/accounts/supplier-data.ts';
import { SECOND_MS } from '#shared/kernel/time.ts';
import { ACTIVITY_RECONFIRM_SECONDS } from '#shared/offers/limits.ts';
import type { Offer } from '#shared/offers/offer.ts';

/**
 * Returns the owner's account after an offer was saved (specification section 4): the animal kind among those sold
 * unless the offer is archived or the list is full; and, unless other offers are about to lapse, activity confirmed
 * and no warnings counted. Undefined when all of that holds already.
 */
export function confirmActivity(
  owner: Account,
  offer: Pick<Offer, 'country' | 'animalkind' | 'status'>,
  { now, othersEnd }: { readonly now: Date; readonly othersEnd: boolean },
): Account | undefined {
  const supData = owner.userData.supData.map((entry) => {
    if (entry.country !== offer.country) return entry;
    const isSold = entry.animalkindsSold.includes(offer.animalkind);
    const hasRoom = entry.animalkindsSold.length < ANIMAL_KINDS_SOLD;
    const addsKind = offer.status !== 'archived' && !isSold && hasRoom;
    const confirms = !othersEnd && !isConfirmedNow(entry, now);
    if (!confirms && !addsKind) return entry;
    return {
      ...entry,
      ...(othersEnd
        ? {}
        : { activityConfirmedOn: now.toISOString(), activityWarningsMailsSent: 0 }),
      animalkindsSold: addsKind
        ? [...entry.animalkindsSold, offer.animalkind]
        : entry.animalkindsSold,
    };
  });
  const isSame = supData.every((entry, index) => entry === owner.userData.supData[index]);
  return isSame ? undefined : { ...owner, userData: { ...owner.userData, supData } };
}

/** Tells whether the activity was confirmed a moment ago, with no warning since (`ACTIVITY_RECONFIRM_SECONDS`). */
export function isConfirmedNow(
  {
    activityConfirmedOn,
    activityWarningsMailsSent,
  }: Pick<SupplierData, 'activityConfirmedOn' | 'activityWarningsMailsSent'>,
  now: Date,
): boolean {
  if (activityConfirmedOn === undefined || activityWarningsMailsSent > 0) return false;
  const age = now.getTime() - Date.parse(activityConfirmedOn);
  return age >= 0 && age < ACTIVITY_RECONFIRM_SECONDS * SECOND_MS;
}
