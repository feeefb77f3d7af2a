import { COUNTRIES } from '#infra/demo/countries/country-table.ts';
import { suppliedOffer, supplyOffers } from '#infra/demo/offers/many-offers.ts';
import { manyOffersBasis } from '#infra/demo/offers/many-offers-basis.ts';
import { cattle } from '#infra/demo/species/cattle.ts';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { seededRandom } from '#test/support/seeded-random.ts';

/** The largest market there can be of so many offers: one animal kind in one country. */
export type BenchMarket = {
  readonly country: string;
  readonly animalkind: string;
  /** Made one by one, because a million of them does not fit into memory. */
  readonly offers: () => IteratorObject<Entity<Offer>>;
  /** A farmer's search: 200 km around a place, mostly with further conditions. */
  readonly randomFilter: () => AttributeFilter;
};

const RADIUS_KM = 200;
const SAMPLE = 500;

/** Cattle in Germany, of the same making as `npm start -- --offers`. */
export function makeBenchMarket(count: number, now: Date): BenchMarket {
  const basis = manyOffersBasis(now);
  const supplied = supplyOffers(count, { countries: COUNTRIES.slice(0, 1), species: [cattle] });
  const offers = function* () {
    for (const supply of supplied) {
      for (let index = 0; index < supply.count; index++) yield suppliedOffer(supply, index, basis);
    }
  };
  const sample = offers().take(SAMPLE).toArray();
  const [{ country, animalkind }] = sample.map(({ data }) => data) as [Offer];
  const random = seededRandom(count);
  const some = (field: 'offergroup' | 'ageCategory', number: number) => ({
    field,
    comparison: 'in' as const,
    value: Array.from({ length: number }, () => random.pick(sample).data[field] ?? ''),
  });
  const isSet = (field: string, value: string) => ({ field, comparison: 'eq', value }) as const;
  return {
    country,
    animalkind,
    offers,
    randomFilter: () => ({
      $and: [
        isSet('country', country),
        isSet('animalkind', animalkind),
        {
          field: 'geoPosition',
          comparison: 'within',
          value: { ...random.pick(sample).data.geoPosition, km: RADIUS_KM },
        },
        ...(random.chance(0.5) ? [some('offergroup', 8)] : []),
        ...(random.chance(0.3) ? [isSet('gender', 'female')] : []),
        ...(random.chance(0.3) ? [some('ageCategory', 3)] : []),
      ],
    }),
  };
}
