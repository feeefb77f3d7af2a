import type { World } from '#functions/kernel/context.ts';
import { eachHit } from '#functions/kernel/each-hit.ts';
import { beginRun } from '#functions/kernel/jobs/run-time.ts';
import { retryOnConflict } from '#functions/kernel/store/retry-on-conflict.ts';
import { remainingOffergroup, requestsOfBreed } from '#functions/masterdata/public.ts';
import { countMessages } from '#functions/requests/process/count-messages.ts';
import { TASK_MS } from '#functions/requests/process/task-time.ts';
import { offergroupClass } from '#shared/masterdata/offergroup.ts';
import type { OffergroupMerged } from '#shared/masterdata/offergroup-merged.ts';
import { requestProcessClass } from '#shared/requests/process/request-process-class.ts';

type MoveWorld = Pick<World, 'store' | 'search' | 'clock' | 'random'>;

/**
 * Moves the undecided requests for a merged breed to the remaining one, each in a save with its counts in the
 * statistic. Decided requests, and the searches of requests, keep the merged name. It may run again, after it was
 * broken off too; requests left after a run go back to the queue.
 */
export async function moveRequests(world: MoveWorld, { merged }: OffergroupMerged): Promise<void> {
  const { store, search } = world;
  const run = beginRun(world.clock, TASK_MS);
  const find = (id: string) => store.latest(offergroupClass, id, { fresh: true });
  const breed = await find(merged);
  if (breed?.data.sameAs === undefined) return;
  const offergroup = await remainingOffergroup(find, merged);
  for (const query of await requestsOfBreed(world, breed)) {
    for await (const ids of run.each(eachHit(search, query))) {
      for await (const id of run.each(ids)) await retryOnConflict(world, () => moveOne(id));
    }
  }
  const body: OffergroupMerged = { merged };
  if (run.hasLeft()) await store.send([{ queue: 'requests', body }]);

  async function moveOne(id: string): Promise<void> {
    const before = await store.latest(requestProcessClass, id, { fresh: true });
    if (before?.data.offergroup !== merged) return;
    if (before.data.status !== 'new' && before.data.status !== 'open') return;
    const data = { ...before.data, offergroup };
    await store.save({
      changes: [{ kind: 'update', before, data }],
      by: 'system',
      changeset: 'breeds merged',
      messages: countMessages({ id, rev: before.rev + 1 }, before.data, data),
    });
  }
}
