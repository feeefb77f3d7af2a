import { beginRun } from '#functions/kernel/jobs/run-time.ts';
import { PAGE_LIMIT } from '#shared/kernel/page.ts';
import { offerClass } from '#shared/offers/offer-class.ts';
import type { OwnerChanged } from '#shared/offers/owner-changed.ts';
import { bringInLine, FOLLOW_MS, type FollowWorld } from './bring-in-line.ts';

/**
 * Brings all offers of an owner in line with its account, page by page: whether they may be found, and where the
 * animals are. It may run again, after it was broken off too; offers left after a run go back to the queue.
 */
export async function followOwner(
  world: FollowWorld,
  { owner, cursor: from }: OwnerChanged,
): Promise<void> {
  const run = beginRun(world.clock, FOLLOW_MS);
  let cursor = from;
  do {
    const { items, next } = await world.search.hits({
      entityClass: offerClass.name,
      group: 'owner',
      keys: [owner],
      sorting: [],
      pagination: { start: 0, limit: PAGE_LIMIT, cursor },
    });
    const ids = items.map(({ id }) => id);
    await bringInLine(world, ids, 'owner changed');
    if (next === null) return;
    cursor = next;
  } while (!run.isOver());
  const body: OwnerChanged = { owner, cursor };
  await world.store.send([{ queue: 'offers', body }]);
}
