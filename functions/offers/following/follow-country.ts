import type { World } from '#functions/kernel/context.ts';
import { eachHitId } from '#functions/kernel/each-hit.ts';
import { entitiesAs } from '#functions/kernel/store/entity-as.ts';
import type { EntityChange } from '#functions/kernel/store/entity-store.ts';
import { retryOnConflict } from '#functions/kernel/store/retry-on-conflict.ts';
import { refreshedOffer } from '#functions/offers/offer/refreshed-offer.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { countryClass } from '#shared/countries/country.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { PAGE_LIMIT } from '#shared/kernel/page.ts';
import { animalkindClass } from '#shared/masterdata/animalkind.ts';
import type { CountryChanged } from '#shared/offers/country-changed.ts';
import { OFFERS_A_CONFIRMATION, PAGES_A_RUN } from '#shared/offers/limits.ts';
import { offerClass } from '#shared/offers/offer-class.ts';
import { marketKey } from '#shared/offers/offer-groups.ts';

type FollowWorld = Pick<World, 'store' | 'search' | 'clock' | 'random'>;
type Place = NonNullable<CountryChanged['from']>;

/** The rounds after which a portion of offers gives up while the country, or an owner, changes again and again. */
const ROUNDS = 5;

/**
 * Brings all offers of a country in line with its settings, animal kind by animal kind and page by page, also of
 * kinds that the country does not offer any more. Offers left after a run go back to the queue. Every portion is
 * decided from the country and the owners as stored at that moment, and checked again when one of them changed
 * meanwhile, so that none of several runs, late or at once, leaves the state of an older setting.
 */
export async function followCountry(
  world: FollowWorld,
  { country, from }: CountryChanged,
): Promise<void> {
  const all = { entityClass: animalkindClass.name, group: 'all', keys: ['all'] };
  const kinds = (await eachHitId(world.search, all)).toSorted();
  let place = from ?? firstOf(kinds);
  for (let pages = 0; pages < PAGES_A_RUN && place !== undefined; pages++) {
    place = await followPage(world, country, place, kinds);
  }
  if (place === undefined) return;
  const body: CountryChanged = { country, from: place };
  await world.store.send([{ queue: 'offers', body }]);
}

/** Brings one page of offers in line. Returns where the next page begins, undefined behind the last. */
async function followPage(
  world: FollowWorld,
  country: string,
  { animalkind, cursor }: Place,
  kinds: readonly string[],
): Promise<Place | undefined> {
  const { items, next } = await world.search.hits({
    entityClass: offerClass.name,
    group: 'market',
    keys: [marketKey(country, animalkind)],
    sorting: [],
    pagination: { start: 0, limit: PAGE_LIMIT, cursor },
  });
  const ids = items.map(({ id }) => id);
  for (let start = 0; start < ids.length; start += OFFERS_A_CONFIRMATION) {
    await followPortion(world, ids.slice(start, start + OFFERS_A_CONFIRMATION));
  }
  if (next !== null) return { animalkind, cursor: next };
  return firstOf(kinds.filter((kind) => kind > animalkind));
}

const firstOf = ([animalkind]: readonly string[]): Place | undefined =>
  animalkind === undefined ? undefined : { animalkind };

/**
 * Brings a portion of offers in line, in rounds until nothing changed meanwhile.
 * @throws when country and owners do not come to rest
 */
async function followPortion(world: FollowWorld, ids: readonly string[]): Promise<void> {
  for (let round = 1; round <= ROUNDS; round++) {
    const followed = await retryOnConflict(world, () => bringInLine(world, ids));
    if (followed.length === 0) return;
    const now = await world.store.untyped.latestOf(
      followed.map(({ id }) => id),
      { fresh: true },
    );
    const isSame = followed.every(
      ({ id, rev }) => now.find((offer) => offer.id === id)?.rev === rev,
    );
    if (isSame && now.length === followed.length) return;
  }
  throw new Error(
    'A country or its suppliers keep changing; the offers are brought in line later.',
  );
}

/**
 * Saves the offers that are not in line. Returns the countries and accounts that decided it; none when nothing was
 * saved.
 */
async function bringInLine(
  { store, clock }: FollowWorld,
  ids: readonly string[],
): Promise<readonly Entity[]> {
  const offers = await store.latestOf(offerClass, ids, { fresh: true });
  const named = new Set(offers.flatMap(({ data }) => [data.country, data.owner]));
  const followed = await store.untyped.latestOf([...named], { fresh: true });
  const owners = dataById(entitiesAs(accountClass, followed));
  const countries = dataById(entitiesAs(countryClass, followed));
  const changes = offers.flatMap((before): EntityChange[] => {
    const data = refreshedOffer(before.data, {
      owner: owners.get(before.data.owner),
      country: countries.get(before.data.country),
      now: clock.now(),
    });
    return data === undefined ? [] : [{ kind: 'update', before, data }];
  });
  if (changes.length === 0) return [];
  await store.save({ changes, by: 'system', changeset: 'country changed' });
  return followed;
}

const dataById = <D>(entities: readonly Entity<D>[]): ReadonlyMap<string, D> =>
  new Map(entities.map(({ id, data }) => [id, data]));
