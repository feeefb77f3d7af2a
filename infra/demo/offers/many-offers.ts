import type { CountryRow } from '#infra/demo/countries/country-row.ts';
import { COUNTRIES } from '#infra/demo/countries/country-table.ts';
import { storedAs } from '#infra/demo/demo-entity.ts';
import type { DemoTimes } from '#infra/demo/demo-times.ts';
import { moreSuppliers } from '#infra/demo/people/build-holdings.ts';
import type { Holding } from '#infra/demo/people/holding.ts';
import { elementAt, seededRandom } from '#infra/demo/random.ts';
import type { SpeciesRow } from '#infra/demo/species/species-row.ts';
import { defined } from '#shared/kernel/defined.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { HOUR_MS } from '#shared/kernel/time.ts';
import { Offer } from '#shared/offers/offer.ts';
import type { OfferfieldEntity } from '#shared/offers/offer-fields.ts';
import { offerData, offerId } from './build-offers.ts';

/** The numbers of offers of suppliers, in turns: from breeders with a few animals to traders and associations. */
const OFFERS_A_SUPPLIER = [4, 9, 14, 2, 24, 7, 40, 12, 6, 82] as const;
/** The hours since the last change of an offer. */
const YOUNGEST_HOURS = 24;
const OLDEST_HOURS = 300 * 24;

export type SuppliedOffers = {
  readonly supplier: Holding;
  /** The place of its first offer in the list of its country. */
  readonly first: number;
  readonly count: number;
};

/** The demo data that more offers are made of, of which countries and species; all by default. */
export type ManyOffers = {
  readonly fields: readonly OfferfieldEntity[];
  readonly times: DemoTimes;
  readonly countries?: readonly CountryRow[];
  readonly species?: readonly SpeciesRow[];
};

/**
 * Returns further sellers beside those of the demo data, and the number of offers of each: over the countries as in the
 * demo data. The same for the same number.
 */
export function supplyOffers(
  count: number,
  { countries = COUNTRIES, species }: Pick<ManyOffers, 'countries' | 'species'> = {},
): SuppliedOffers[] {
  const whole = countries.reduce((sum, { volume }) => sum + volume.offers, 0);
  let given = 0;
  let share = 0;
  return countries.flatMap((country) => {
    share += country.volume.offers;
    const own = Math.round((count * share) / whole) - given;
    given += own;
    return supplyCountry(country, own).map((supplied) => ({
      ...supplied,
      supplier: { ...supplied.supplier, ...defined({ species }) },
    }));
  });
}

function supplyCountry(country: CountryRow, count: number): SuppliedOffers[] {
  const counts: number[] = [];
  for (let left = count; left > 0; left -= counts.at(-1) ?? left) {
    counts.push(Math.min(left, elementAt(OFFERS_A_SUPPLIER, counts.length)));
  }
  let first = country.volume.offers;
  return moreSuppliers(country, counts.length).map((supplier, index) => {
    const supplied = { supplier, first, count: counts[index] ?? 0 };
    first += supplied.count;
    return supplied;
  });
}

/** Returns one of these offers as the store holds it, changed last on some day of the past year. */
export function suppliedOffer(
  { supplier, first }: SuppliedOffers,
  at: number,
  { fields, times }: Pick<ManyOffers, 'fields' | 'times'>,
): Entity<Offer> {
  const id = offerId(supplier, first + at);
  const data = Offer.parse(offerData(supplier, first + at, { fields, times }));
  const hours = seededRandom(id).int(YOUNGEST_HOURS, OLDEST_HOURS);
  const changed = new Date(times.now.getTime() - hours * HOUR_MS);
  return { ...storedAs({ id, entityclass: 'offer', data }, changed), data };
}
