import { randomBytes } from 'node:crypto';
import { systemClock } from '#functions/kernel/ports/clock.ts';
import type { Sorting } from '#functions/kernel/search/search.ts';
import { shardName } from '#functions/kernel/store/keys.ts';
import { makeUlids } from '#functions/kernel/store/ulid.ts';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import type { Pagination } from '#shared/kernel/page.ts';
import { HOUR_MS, MINUTE_MS } from '#shared/kernel/time.ts';
import { isPublished, marketKey } from '#shared/offers/offer-groups.ts';
import { makeBenchMarket } from './bench-offers.ts';
import { newBenchProcess } from './bench-process.ts';
import { storeDeltas, storeGeneration, storeRevisions } from './store-market.ts';

export const QUESTIONS = 100;
const PAGE = 50;
/** Saves that compaction has not folded yet, one a minute. */
const DELTAS = 40;
const OLDEST_DELTA_MS = 2 * HOUR_MS;

export type Question = {
  readonly entityClass: string;
  readonly attributeFilter: AttributeFilter;
  readonly sorting: Sorting;
  readonly pagination: Pagination;
};

/** Stores a market of so many offers and makes the questions that will be put to it. */
export async function prepareSearch(size: number) {
  const now = systemClock.now();
  const { country, animalkind, offers, randomFilter } = makeBenchMarket(size, now);
  const key = marketKey(country, animalkind);
  const shard = shardName('offer', 'market', key);
  const { parts, search } = newBenchProcess();
  const storage = { ...parts, newGen: makeUlids(systemClock, randomBytes) };
  const generation = await storeGeneration(storage, shard, offers().drop(DELTAS));
  let time = now.getTime() - OLDEST_DELTA_MS;
  const pastClock = {
    now: () => {
      time += MINUTE_MS;
      return new Date(time);
    },
  };
  const saved = offers().take(DELTAS).toArray();
  await storeDeltas(parts, shard, saved, makeUlids(pastClock, randomBytes));
  const questions = Array.from({ length: QUESTIONS }, () => questionOf(randomFilter()));
  const shown = new Set<string>();
  for (const { attributeFilter: filter, ...question } of questions) {
    const group = { group: 'market', keys: [key], visible: isPublished(now) };
    const { items } = await search.hits({ ...question, ...group, filter });
    for (const { id } of items) shown.add(id);
  }
  await storeRevisions(
    parts,
    offers().filter(({ id }) => shown.has(id)),
  );
  return { questions, generation };
}

function questionOf(attributeFilter: AttributeFilter): Question {
  return {
    entityClass: 'offer',
    attributeFilter,
    sorting: [{ field: 'geoPosition', direction: 'asc' }],
    pagination: { start: 0, limit: PAGE },
  };
}
