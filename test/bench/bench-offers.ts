import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { type SeededRandom, seededRandom } from '#test/support/seeded-random.ts';

/** Offers as a country has them: suppliers at one place each with a dozen offers, breeds unevenly frequent. */
export type BenchMarket = {
  readonly country: string;
  readonly animalkind: string;
  readonly offers: readonly Entity<Offer>[];
  /** A farmer's search: 200 km around a place, mostly with further conditions. */
  readonly randomFilter: () => AttributeFilter;
};

const OFFERS_A_SUPPLIER = 12;
const RADIUS_KM = 200;

export function makeBenchMarket(count: number, now: Date): BenchMarket {
  const random = seededRandom(count);
  const country = random.uuid();
  const animalkind = random.uuid();
  const lists = {
    breeds: uuids(random, 60),
    usages: uuids(random, 6),
    ages: uuids(random, 8),
    categories: uuids(random, 5),
    regions: uuids(random, 16),
    associations: uuids(random, 5),
  };
  const suppliers = Array.from({ length: Math.ceil(count / OFFERS_A_SUPPLIER) }, () => ({
    owner: random.uuid(),
    locationOfSale: random.uuid(),
    region: random.pick(lists.regions),
    geoPosition: randomPlace(random),
    ownerActive: random.chance(0.97),
    activityUntil: new Date(now.getTime() + (random.below(100) - 5) * DAY_MS).toISOString(),
  }));
  const offers = Array.from({ length: count }, (): Entity<Offer> => {
    const made = now.getTime() - random.below(365 * DAY_MS);
    return {
      id: uuidAt(random, made),
      rev: 1 + random.below(4),
      entityclass: 'offer',
      attributeset: 'default',
      updated: new Date(made).toISOString(),
      updatedBy: 'system',
      data: { country, animalkind, ...randomOffer(random, lists), ...random.pick(suppliers) },
    };
  });
  return {
    country,
    animalkind,
    offers,
    randomFilter: () => ({
      $and: [
        { field: 'country', comparison: 'eq', value: country },
        { field: 'animalkind', comparison: 'eq', value: animalkind },
        {
          field: 'geoPosition',
          comparison: 'within',
          value: { ...randomPlace(random), km: RADIUS_KM },
        },
        ...(random.chance(0.5) ? [isIn('offergroup', lists.breeds.slice(0, 8))] : []),
        ...(random.chance(0.3) ? [isIn('gender', ['female'])] : []),
        ...(random.chance(0.3) ? [isIn('ageCategory', lists.ages.slice(2, 5))] : []),
      ],
    }),
  };
}

const isIn = (field: string, value: string[]) => ({ field, comparison: 'in' as const, value });

type Lists = Readonly<
  Record<'breeds' | 'usages' | 'ages' | 'categories' | 'regions' | 'associations', string[]>
>;

function randomOffer(random: SeededRandom, lists: Lists) {
  const frequent = Math.floor(random.next() ** 2 * lists.breeds.length);
  return {
    offergroup: lists.breeds[frequent] ?? random.pick(lists.breeds),
    animalusage: random.pick(lists.usages),
    gender: random.pick(['female', 'male', 'mixed'] as const),
    ageCategory: random.pick(lists.ages),
    category1: random.chance(0.3) ? [random.pick(lists.categories)] : [],
    amount: 1 + Math.floor(random.next() ** 3 * 200),
    status: random.pick(['available', 'available', 'available', 'later', 'archived'] as const),
    statusWeekly: [],
    spotMarket: random.chance(0.1),
    associations: random.chance(0.4) ? [random.pick(lists.associations)] : [],
    attachments: [],
    dynamicFields: [],
    place: { name: 'Hof am Bach', citycode: '84028', city: 'Landshut' },
    autApproval: { status: random.pick(['none', 'none', 'accepted', 'pending'] as const) },
    history: [],
  };
}

/** In and around Germany. */
function randomPlace(random: SeededRandom) {
  const degrees = (from: number, span: number) =>
    Math.round((from + random.next() * span) * 1e6) / 1e6;
  return { lat: degrees(47.4, 7.4), lon: degrees(6, 8.8) };
}

const uuids = (random: SeededRandom, count: number) =>
  Array.from({ length: count }, () => random.uuid());

/** A UUID v7 of that instant. */
function uuidAt(random: SeededRandom, ms: number): string {
  const time = ms.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}${random.uuid().slice(13)}`;
}
