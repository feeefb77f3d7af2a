import { type DemoEntity, storedAs } from '#infra/demo/demo-entity.ts';
import { rowOf } from '#shared/kernel/column-values.ts';
import { distanceKm, type GeoPosition } from '#shared/kernel/geo-position.ts';
import { matchesFilter } from '#shared/kernel/match-filter.ts';
import type { Row } from '#shared/kernel/row.ts';
import { Category1, category1Class } from '#shared/masterdata/category1.ts';
import { Offer } from '#shared/offers/offer.ts';
import { isPublished, offerGroups } from '#shared/offers/offer-groups.ts';
import type { FoundOffer } from '#shared/requests/entities/offer-answer.ts';
import { animalsSought } from '#shared/requests/searching/animals-sought.ts';
import { countableOffers, countedCategories } from '#shared/requests/searching/countable-offers.ts';
import { foundAnimalsOf } from '#shared/requests/searching/found-animals.ts';

type Found = Omit<FoundOffer, 'reasons' | 'text'>;

/** The offers that a farmer finds around a place, the nearest first, as the product's own search would. */
export type FindOffers = (asked: {
  readonly country: string;
  readonly animalkind: string;
  readonly offergroup?: string;
  readonly position: GeoPosition;
  /** The radius by the law of the country. */
  readonly radiusKm: number;
  /** The day of the search. */
  readonly until: string;
}) => readonly Found[];

export function makeFindOffers(
  offers: readonly DemoEntity[],
  masterdata: readonly DemoEntity[],
  now: Date,
): FindOffers {
  const categories = countedCategories(
    masterdata
      .filter(({ entityclass }) => entityclass === category1Class.name)
      .map(({ id, data }) => ({ id, data: Category1.parse(data) })),
  );
  const { columns, derived } = offerGroups.market;
  const rows = offers.map((offer) => {
    const data = Offer.parse(offer.data);
    const row: Row = rowOf({ ...storedAs(offer, now), data }, columns, derived);
    // An offer that was found was there before it was changed.
    return {
      id: offer.id,
      rev: 1,
      data,
      row,
    };
  });
  return ({ position, radiusKm, until, ...wanted }) => {
    const same = Object.entries(wanted).map(
      ([field, value]) => ({ field, comparison: 'eq', value }) as const,
    );
    const near = {
      field: 'geoPosition',
      comparison: 'within',
      value: { ...position, km: radiusKm },
    } as const;
    const counted = countableOffers({ until, categories });
    const filter = { $and: [...same, near, isPublished(now), ...counted] };
    // The animals of the demo that are sold by the week have their weeks.
    const animalsOf = animalsSought(undefined, { today: until, isByWeek: false });
    return rows
      .filter(({ row }) => matchesFilter(row, filter, columns))
      .map(({ id, rev, data }) => ({
        id,
        rev,
        animals: foundAnimalsOf(data, animalsOf),
        km: Math.round(distanceKm(position, data.geoPosition)),
      }))
      .toSorted((a, b) => a.km - b.km);
  };
}
