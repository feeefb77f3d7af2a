import { isDeepStrictEqual } from 'node:util';
import type { Account } from '#shared/accounts/account.ts';
import type { Country } from '#shared/countries/country.ts';
import { newApproval } from '#shared/offers/approval-after.ts';
import { historyAfter, historyAt, isOnline } from '#shared/offers/history-after.ts';
import { Offer } from '#shared/offers/offer.ts';
import { mayBeFound } from './may-publish.ts';

/**
 * Returns the offer as its owner's account and the settings of its country demand now; undefined when nothing
 * changes. `moved` is the present place of its animals, `isElsewhere` tells whether another authority answers for it.
 */
export function refreshedOffer(
  offer: Offer,
  {
    owner,
    country,
    moved,
    isElsewhere = false,
    now,
  }: {
    readonly owner: Account | undefined;
    readonly country: Country | undefined;
    readonly moved?: Partial<Offer>;
    readonly isElsewhere?: boolean;
    readonly now: Date;
  },
): Offer | undefined {
  const placed = { ...offer, ...moved };
  const changed = {
    ...placed,
    ownerActive: owner !== undefined && country !== undefined && mayBeFound(owner, offer, country),
    autApproval: approvalIn(country, offer, isElsewhere && now),
    associationsHidden: country?.usesAssociations === false ? true : undefined,
  };
  const history = historyAfter(historyAt(offer, now), isOnline(changed, now), now);
  const inLine = Offer.parse(JSON.parse(JSON.stringify({ ...changed, history })));
  return isDeepStrictEqual(inLine, offer) ? undefined : inLine;
}

/**
 * Returns the approval of an offer: none where it waits and the country asks for no approval any more; a new one with
 * another authority of a country that does. `movedOn`: when it came to that authority.
 */
function approvalIn(country: Country | undefined, offer: Offer, movedOn: Date | false) {
  const { autApproval } = offer;
  if (country?.offerAutApproval === true && movedOn) return newApproval(movedOn);
  const waitsInVain = country?.offerAutApproval === false && autApproval.status === 'pending';
  return waitsInVain ? ({ status: 'none' } as const) : autApproval;
}
