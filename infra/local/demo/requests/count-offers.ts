import { rowOf } from '#shared/kernel/column-values.ts';
import type { GeoPosition } from '#shared/kernel/geo-position.ts';
import { matchesFilter } from '#shared/kernel/match-filter.ts';
import { Offer } from '#shared/offers/offer.ts';
import { isPublished, offerGroups } from '#shared/offers/offer-groups.ts';
import { REQUEST_RADIUS_KM } from '#shared/requests/limits.ts';
import { type DemoEntity, storedAs } from '../demo-entity.ts';

/** How many offers a farmer finds around a place, as the product's own search would. */
export type CountOffers = (asked: {
  readonly country: string;
  readonly animalkind: string;
  readonly offergroup: string;
  readonly position: GeoPosition;
}) => number;

export function makeCountOffers(offers: readonly DemoEntity[], now: Date): CountOffers {
  const { columns, derived } = offerGroups.market;
  const rows = offers.map((offer) => {
    const entity = { ...storedAs(offer, now), data: Offer.parse(offer.data) };
    return rowOf(entity, columns, derived);
  });
  return ({ position, ...wanted }) => {
    const same = Object.entries(wanted).map(
      ([field, value]) => ({ field, comparison: 'eq', value }) as const,
    );
    const near = {
      field: 'geoPosition',
      comparison: 'within',
      value: { ...position, km: REQUEST_RADIUS_KM },
    } as const;
    const filter = { $and: [...same, near, isPublished(now)] };
    return rows.filter((row) => matchesFilter(row, filter, columns)).length;
  };
}
