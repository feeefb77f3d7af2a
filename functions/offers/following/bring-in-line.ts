import type { World } from '#functions/kernel/context.ts';
import { entitiesAs } from '#functions/kernel/store/entity-as.ts';
import type { EntityChange } from '#functions/kernel/store/entity-store.ts';
import { retryOnConflict } from '#functions/kernel/store/retry-on-conflict.ts';
import { isElsewhere, whereaboutsOf } from '#functions/offers/offer/is-elsewhere.ts';
import { refreshedOffer } from '#functions/offers/offer/refreshed-offer.ts';
import { salePlaceOf } from '#functions/offers/offer/sale-place-of.ts';
import { isArchiving } from '#functions/offers/saving/complete-offer.ts';
import type { Account } from '#shared/accounts/account.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { countryClass } from '#shared/countries/country.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { MINUTE_MS } from '#shared/kernel/time.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { offerClass } from '#shared/offers/offer-class.ts';

export type FollowWorld = Pick<World, 'store' | 'search' | 'clock' | 'random'>;

/** The cause, as the history of the offers names it. */
type Changeset = 'owner changed' | 'country changed';

/** The time of one run, after which no further page of offers is begun: half of what the worker may take. */
export const FOLLOW_MS = MINUTE_MS;

/**
 * The offers of one save: the heads, revisions and five deltas of offers that come to another region, and the checks of
 * what they refer to, fit one transaction of the table (100 items).
 */
export const OFFERS_A_PORTION = 10;

/** The rounds after which a portion of offers gives up while the country, or an owner, changes again and again. */
const ROUNDS = 5;

/**
 * Brings offers in line with their countries and owners, portion by portion. Every portion is decided from the country
 * and the owners as stored at that moment, and checked again when one of them changed meanwhile, so that none of
 * several runs, late or at once, leaves the state of an older setting.
 * @throws when countries and owners do not come to rest
 */
export async function bringInLine(
  world: FollowWorld,
  ids: readonly string[],
  changeset: Changeset,
): Promise<void> {
  for (let start = 0; start < ids.length; start += OFFERS_A_PORTION) {
    await bringPortion(world, ids.slice(start, start + OFFERS_A_PORTION), changeset);
  }
}

async function bringPortion(
  world: FollowWorld,
  ids: readonly string[],
  changeset: Changeset,
): Promise<void> {
  for (let round = 1; round <= ROUNDS; round++) {
    const followed = await retryOnConflict(world, () => savePortion(world, ids, changeset));
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
async function savePortion(
  { store, clock }: FollowWorld,
  ids: readonly string[],
  changeset: Changeset,
): Promise<readonly Entity[]> {
  const offers = await store.latestOf(offerClass, ids, { fresh: true });
  const named = new Set(offers.flatMap(({ data }) => [data.country, data.owner]));
  const followed = await store.untyped.latestOf([...named], { fresh: true });
  const owners = dataById(entitiesAs(accountClass, followed));
  const countries = dataById(entitiesAs(countryClass, followed));
  const changes: EntityChange[] = [];
  for (const before of offers) {
    const offer = before.data;
    const owner = owners.get(offer.owner);
    const moved = placeOf(offer, owner);
    const data = refreshedOffer(offer, {
      owner,
      country: countries.get(offer.country),
      moved,
      isElsewhere: await isElsewhere({ store }, offer, whereaboutsOf(moved)),
      now: clock.now(),
    });
    if (data !== undefined) changes.push({ kind: 'update', before, data });
  }
  if (changes.length === 0) return [];
  await store.save({ changes, by: 'system', changeset });
  return followed;
}

const dataById = <D>(entities: readonly Entity<D>[]): ReadonlyMap<string, D> =>
  new Map(entities.map(({ id, data }) => [id, data]));

/**
 * Returns the present place of the offer's location of sale; none where nothing can be sold from the location any
 * more.
 */
export function placeOf(offer: Offer, account: Account | undefined): Partial<Offer> {
  if (account === undefined || isArchiving(offer)) return {};
  try {
    return salePlaceOf(account, offer);
  } catch (error) {
    if (error instanceof AppError) return {};
    throw error;
  }
}
