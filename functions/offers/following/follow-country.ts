import { eachHitId } from '#functions/kernel/each-hit.ts';
import { beginRun } from '#functions/kernel/jobs/run-time.ts';
import { PAGE_LIMIT } from '#shared/kernel/page.ts';
import { animalkindClass } from '#shared/masterdata/animalkind.ts';
import type { CountryChanged } from '#shared/offers/country-changed.ts';
import { offerClass } from '#shared/offers/offer-class.ts';
import { marketKey } from '#shared/offers/offer-groups.ts';
import { bringInLine, FOLLOW_MS, type FollowWorld } from './bring-in-line.ts';

type Place = NonNullable<CountryChanged['from']>;

/**
 * Brings all offers of a country in line with its settings, animal kind by animal kind and page by page, also of
 * kinds that the country does not offer any more. Offers left after a run go back to the queue.
 */
export async function followCountry(
  world: FollowWorld,
  { country, from }: CountryChanged,
): Promise<void> {
  const run = beginRun(world.clock, FOLLOW_MS);
  const all = { entityClass: animalkindClass.name, group: 'all', keys: ['all'] };
  const kinds = (await eachHitId(world.search, all)).toSorted();
  let place = from ?? firstOf(kinds);
  while (place !== undefined) {
    place = await followPage(world, country, place, kinds);
    if (run.isOver()) break;
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
  await bringInLine(world, ids, 'country changed');
  if (next !== null) return { animalkind, cursor: next };
  return firstOf(kinds.filter((kind) => kind > animalkind));
}

const firstOf = ([animalkind]: readonly string[]): Place | undefined =>
  animalkind === undefined ? undefined : { animalkind };
