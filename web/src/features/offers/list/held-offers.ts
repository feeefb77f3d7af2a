import type { EntityOf } from '#web/kernel/entity-data.ts';
import type { OfferStanding } from './offer-standing.ts';
import type { StandingPages } from './use-standing.ts';

type Offer = EntityOf<'offer'>;
/** An offer that was changed on this page, and where it stood before. */
type HeldOffer = { readonly offer: Offer; readonly standing: OfferStanding };
/** Held offers by id. A row does not leave under the hand that changes it. */
export type HeldOffers = ReadonlyMap<string, HeldOffer>;

export type ShownGroup = {
  readonly pages: Pick<StandingPages, 'standing' | 'more' | 'isLoadingMore'>;
  readonly offers: readonly Offer[];
  /** The number of offers as shown, with the held ones. */
  readonly total: number;
};

/**
 * Returns the groups that have offers, each held offer where it was, in its newest state; `orderOf` keeps rows in the
 * order in which they came.
 */
export function shownGroups(
  standings: readonly Pick<
    StandingPages,
    'standing' | 'more' | 'isLoadingMore' | 'offers' | 'total'
  >[],
  { held, newest }: { readonly held: HeldOffers; readonly newest: readonly Offer[] },
  orderOf: (id: string) => number,
): ShownGroup[] {
  const states = newestById([...newest, ...standings.flatMap(({ offers = [] }) => offers)]);
  return standings
    .map((pages) => {
      const loaded = pages.offers ?? [];
      const stays = loaded.filter(
        ({ id }) => (held.get(id)?.standing ?? pages.standing) === pages.standing,
      );
      const kept = [...held.values()]
        .filter(({ standing }) => standing === pages.standing)
        .filter(({ offer }) => !stays.some(({ id }) => id === offer.id))
        .map(({ offer }) => offer);
      const offers = [...stays, ...kept]
        .map((offer) => ({ offer: states.get(offer.id) ?? offer, at: orderOf(offer.id) }))
        .sort((a, b) => a.at - b.at)
        .map(({ offer }) => offer);
      return { pages, offers, total: pages.total - (loaded.length - stays.length) + kept.length };
    })
    .filter(({ offers }) => offers.length > 0);
}

function newestById(offers: readonly Offer[]): ReadonlyMap<string, Offer> {
  const byId = new Map<string, Offer>();
  for (const offer of offers) {
    if ((byId.get(offer.id)?.rev ?? 0) < offer.rev) byId.set(offer.id, offer);
  }
  return byId;
}
