import * as z from 'zod';
import type { World } from '#functions/kernel/context.ts';
import { eachHit } from '#functions/kernel/each-hit.ts';
import { beginRun } from '#functions/kernel/jobs/run-time.ts';
import { conflictingEntity } from '#functions/kernel/store/rev-conflict.ts';
import { asOfDay } from '#functions/offers/offer/as-of-day.ts';
import { marketsOf } from '#functions/offers/offer/markets-of.ts';
import { countryClass } from '#shared/countries/country.ts';
import { todayIn } from '#shared/countries/time-zone.ts';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { type Day, Instant, MINUTE_MS } from '#shared/kernel/time.ts';
import { historyAfter, historyAt, isOnline } from '#shared/offers/history-after.ts';
import { offerClass } from '#shared/offers/offer-class.ts';

type SweepWorld = Pick<World, 'store' | 'search' | 'values' | 'clock' | 'log'>;

/** The time of one sweep; the next one goes on. */
const SWEEP_MS = 7 * MINUTE_MS;
/** The time that a save takes at most, from what it reads of an offer until it is written. */
const SAVE_MS = MINUTE_MS;

const SWEPT_KEY = 'offers.lapsed';
/** The end of what was swept, and the begin of the sweeps since then that have left offers. */
const Swept = z.object({ until: Instant, begun: Instant.optional() });

/**
 * Writes into offers what time makes of them: available where the day has come for which they were promised, and the
 * end of the history where the confirmation has run out; searches hide such offers by themselves. A sweep reads only
 * confirmations that ended since the last successful sweep, because none ends before it was given. What it has no time
 * for is left to the next one, which passes over what was saved since.
 */
export async function followClock(
  world: SweepWorld,
): Promise<{ readonly changed: number; readonly failed: number }> {
  const now = world.clock.now();
  const swept = await sweptBefore(world, now);
  const run = beginRun(world.clock, SWEEP_MS);
  const results: Result[] = [];
  for await (const { country, keys } of run.each(await marketsOf(world))) {
    const settings = await world.store.latest(countryClass, country);
    if (settings === undefined) continue;
    const times = { ...swept, now, today: todayIn(settings.data, now) };
    for await (const key of run.each(keys)) {
      const query = { entityClass: offerClass.name, group: 'market', keys: [key] } as const;
      const hits = eachHit(world.search, { ...query, filter: behindTime(times) });
      for await (const ids of run.each(hits)) {
        for await (const id of run.each(ids)) results.push(await follow(world, id, times));
      }
    }
  }
  const countOf = (result: Result) => results.filter((other) => other === result).length;
  const sweep = { changed: countOf('changed'), failed: countOf('failed') };
  if (run.hasLeft()) {
    world.log.info('timer left work', { timer: 'offers' });
    await world.values.put(SWEPT_KEY, { begun: now.toISOString(), ...swept });
  } else if (sweep.failed === 0) {
    await world.values.put(SWEPT_KEY, { until: now.toISOString() });
  }
  return sweep;
}

type Swept = z.infer<typeof Swept>;

async function sweptBefore({ values }: SweepWorld, now: Date): Promise<Swept> {
  const swept = Swept.safeParse(await values.get(SWEPT_KEY));
  // A sweep by a clock that was ahead says nothing about offers that have lapsed since.
  const isPast = swept.success && Date.parse(swept.data.until) <= now.getTime();
  return isPast ? swept.data : { until: new Date(0).toISOString() };
}

/** The moment of a sweep, and the day that it is then in the offers' country. */
type Times = Swept & { readonly now: Date; readonly today: Day };

const behindTime = ({ until, begun, now, today }: Times): AttributeFilter => ({
  $or: [
    {
      $and: [
        { field: 'activityUntil', comparison: 'gt', value: until },
        { field: 'activityUntil', comparison: 'lte', value: now.toISOString() },
        { field: 'status', comparison: 'eq', value: 'available' },
        ...(begun === undefined ? [] : [notSavedSince(begun)]),
      ],
    },
    {
      $and: [
        { field: 'status', comparison: 'in', value: ['later', 'unavailable'] },
        { field: 'availableFrom', comparison: 'lte', value: today },
      ],
    },
  ],
});

/** Returns the filter for what a sweep that began then has left: each save of a lapsed offer ends its history. */
const notSavedSince = (begun: string): AttributeFilter => ({
  $or: [
    { field: 'activityUntil', comparison: 'gt', value: begun },
    {
      field: 'updated',
      comparison: 'lt',
      value: new Date(Date.parse(begun) + SAVE_MS).toISOString(),
    },
  ],
});

type Result = 'changed' | 'nothing' | 'failed';

async function follow(
  { store, log }: SweepWorld,
  id: string,
  { now, today }: Times,
): Promise<Result> {
  try {
    const before = await store.latest(offerClass, id, { fresh: true });
    if (before === undefined) return 'nothing';
    const offer = asOfDay(before.data, today);
    const hasCome = offer !== before.data;
    const history = hasCome
      ? historyAfter(historyAt(offer, now), isOnline(offer, now), now)
      : historyAt(offer, now);
    if (!hasCome && history === offer.history) return 'nothing';
    const changes = [{ kind: 'update', before, data: { ...offer, history } } as const];
    const changeset = hasCome ? 'day has come' : 'activity lapsed';
    await store.save({ changes, by: 'system', changeset });
    return 'changed';
  } catch (error) {
    // A faster process has written it too.
    if (conflictingEntity(error) === id) return 'nothing';
    log.error('An offer did not follow the clock.', error, { offer: id });
    return 'failed';
  }
}
