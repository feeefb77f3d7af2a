import { randomBytes } from 'node:crypto';
import { systemClock } from '#functions/kernel/ports/clock.ts';
import type { Sorting } from '#functions/kernel/search/search.ts';
import { encodeDelta } from '#functions/kernel/store/delta.ts';
import { shardName } from '#functions/kernel/store/keys.ts';
import { layoutMark } from '#functions/kernel/store/layout-mark.ts';
import { makeUlids } from '#functions/kernel/store/ulid.ts';
import { writeBatch } from '#functions/kernel/store/write-batch.ts';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { rowOf } from '#shared/kernel/column-values.ts';
import type { Pagination } from '#shared/kernel/page.ts';
import { HOUR_MS, MINUTE_MS } from '#shared/kernel/time.ts';
import { isPublished, marketKey, offerGroups } from '#shared/offers/offer-groups.ts';
import { storeNewest, storeShard } from '#test/support/store-rows.ts';
import { makeBenchMarket } from './bench-offers.ts';
import { newBenchProcess } from './bench-process.ts';

export const QUESTIONS = 100;
const PAGE = 50;
/** Saves that compaction has not folded yet, one a minute. */
const DELTAS = 40;
const OLDEST_DELTA_MS = 2 * HOUR_MS;
const { columns, derived } = offerGroups.market;
const layout = layoutMark(offerGroups.market);

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
  const generation = await storeShard(parts, shard, offers().drop(DELTAS));
  let time = now.getTime() - OLDEST_DELTA_MS;
  const pastClock = {
    now: () => {
      time += MINUTE_MS;
      return new Date(time);
    },
  };
  const newUlid = makeUlids(pastClock, randomBytes);
  const deltas = offers()
    .take(DELTAS)
    .map((offer) => {
      const row = rowOf(offer, columns, derived);
      const delta = { id: offer.id, rev: offer.rev, row, layout };
      return { PutRequest: { Item: encodeDelta(shard, newUlid(), delta) } };
    })
    .toArray();
  await writeBatch(parts, deltas);
  const questions = Array.from({ length: QUESTIONS }, () => questionOf(randomFilter()));
  const shown = new Set<string>();
  for (const { attributeFilter: filter, ...question } of questions) {
    const group = { group: 'market', keys: [key], visible: isPublished(now) };
    const { items } = await search.hits({ ...question, ...group, filter });
    for (const { id } of items) shown.add(id);
  }
  await storeNewest(
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
