import * as z from 'zod';
import type { World } from '#functions/kernel/context.ts';
import { eachHit } from '#functions/kernel/each-hit.ts';
import type { ShardQuery } from '#functions/kernel/search/search.ts';
import { conflictingEntity } from '#functions/kernel/store/rev-conflict.ts';
import { Instant } from '#shared/kernel/time.ts';
import { historyAt } from '#shared/offers/history-after.ts';
import { offerClass } from '#shared/offers/offer-class.ts';
import { marketsOf } from './markets-of.ts';

type SweepWorld = Pick<World, 'store' | 'search' | 'values' | 'clock' | 'log'>;

const SWEPT_KEY = 'offers.lapsed';
const Swept = z.object({ until: Instant });

/**
 * Writes the end into the history of offers whose confirmation has run out; searches hide such offers by themselves.
 * A sweep reads only confirmations that ended since the last successful sweep, because none ends before it was given.
 */
export async function endLapsedOffers(
  world: SweepWorld,
): Promise<{ readonly ended: number; readonly failed: number }> {
  const now = world.clock.now();
  const swept = Swept.safeParse(await world.values.get(SWEPT_KEY));
  // A sweep by a clock that was ahead says nothing about offers that have lapsed since.
  const isPast = swept.success && Date.parse(swept.data.until) <= now.getTime();
  const since = isPast ? swept.data.until : new Date(0).toISOString();
  const results: Result[] = [];
  for (const { keys } of await marketsOf(world)) {
    for (const key of keys) {
      for await (const ids of eachHit(world.search, lapsedIn(key, since, now))) {
        for (const id of ids) results.push(await end(world, id, now));
      }
    }
  }
  const countOf = (result: Result) => results.filter((other) => other === result).length;
  const sweep = { ended: countOf('ended'), failed: countOf('failed') };
  if (sweep.failed === 0) await world.values.put(SWEPT_KEY, { until: now.toISOString() });
  return sweep;
}

const lapsedIn = (key: string, since: string, now: Date): ShardQuery => ({
  entityClass: offerClass.name,
  group: 'market',
  keys: [key],
  filter: {
    $and: [
      { field: 'activityUntil', comparison: 'gt', value: since },
      { field: 'activityUntil', comparison: 'lte', value: now.toISOString() },
      { field: 'status', comparison: 'eq', value: 'available' },
    ],
  },
});

type Result = 'ended' | 'nothing' | 'failed';

async function end({ store, log }: SweepWorld, id: string, now: Date): Promise<Result> {
  try {
    const before = await store.latest(offerClass, id, { fresh: true });
    if (before === undefined) return 'nothing';
    const offer = before.data;
    const history = historyAt(offer, now);
    if (history === offer.history) return 'nothing';
    const changes = [{ kind: 'update', before, data: { ...offer, history } } as const];
    await store.save({ changes, by: 'system', changeset: 'activity lapsed' });
    return 'ended';
  } catch (error) {
    // A faster process has written the end too.
    if (conflictingEntity(error) === id) return 'nothing';
    log.error('A lapsed offer was not ended.', error, { offer: id });
    return 'failed';
  }
}
