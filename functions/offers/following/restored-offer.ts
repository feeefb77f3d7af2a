import type { World } from '#functions/kernel/context.ts';
import { isElsewhere, whereaboutsOf } from '#functions/offers/offer/is-elsewhere.ts';
import { refreshedOffer } from '#functions/offers/offer/refreshed-offer.ts';
import { saleLocationOf } from '#functions/offers/offer/supplier-data-of.ts';
import { isArchiving } from '#functions/offers/saving/complete-offer.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { countryClass } from '#shared/countries/country.ts';
import { hasLapsed, historyAfter, historyAt } from '#shared/offers/history-after.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { placeOf } from './bring-in-line.ts';

/**
 * Returns an offer as it was before, in line with its owner and its country as they are now; its history goes on from
 * its newest state. Undefined where nothing can be sold from its location any more.
 */
export async function restoredOffer(
  { store, clock }: Pick<World, 'store' | 'clock'>,
  was: Offer,
  newest: Offer,
): Promise<Offer | undefined> {
  const [owner, country] = await Promise.all([
    store.latest(accountClass, was.owner, { fresh: true }),
    store.latest(countryClass, was.country, { fresh: true }),
  ]);
  const isPlaced = owner !== undefined && saleLocationOf(owner.data, was) !== undefined;
  if (!isPlaced && !isArchiving(was)) return undefined;
  const now = clock.now();
  const historyNow = historyAt(newest, now);
  // A confirmation that ran out meanwhile ended no span: the newest state had another one.
  const history = hasLapsed(was, now) ? historyAfter(historyNow, false, now) : historyNow;
  const offer = { ...was, history };
  const moved = placeOf(was, owner?.data);
  const demands = {
    owner: owner?.data,
    country: country?.data,
    moved,
    isElsewhere: await isElsewhere({ store }, was, whereaboutsOf(moved)),
    now,
  };
  return refreshedOffer(offer, demands) ?? offer;
}
