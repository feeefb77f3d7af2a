import type { World } from '#functions/kernel/context.ts';
import { eachHit } from '#functions/kernel/each-hit.ts';
import { retryOnConflict } from '#functions/kernel/store/retry-on-conflict.ts';
import { mailsOf } from '#functions/requests/process/mails-of.ts';
import { recipientsOfHandOver } from '#functions/requests/process/notify-recipients.ts';
import { readCalendar } from '#functions/requests/process/read-calendar.ts';
import { readPinnedPackage } from '#functions/requests/process/read-package.ts';
import { handedOver } from '#functions/requests/process/transitions.ts';
import { regionClass } from '#shared/countries/region.ts';
import { defined } from '#shared/kernel/defined.ts';
import { requestProcessClass } from '#shared/requests/process/request-process-class.ts';
import { filesReadableBy } from './files-readable-by.ts';
import { proofReadableBy } from './proof-readable-by.ts';

type HandOverWorld = Pick<World, 'store' | 'search' | 'clock' | 'newId' | 'random'>;

/**
 * Hands the open requests of a region to its present authority, also those from before the change. Drafts get their
 * authority when they are sent; decided requests stay with theirs. It may run again, after it was broken off too.
 */
export async function handOverRequests(world: HandOverWorld, regionId: string): Promise<void> {
  const region = await world.store.latest(regionClass, regionId, { fresh: true });
  const aut = region?.data.aut;
  if (aut === undefined) return;
  const query = {
    entityClass: requestProcessClass.name,
    group: 'admin',
    keys: ['all'],
    filter: {
      $and: [
        { field: 'region', comparison: 'eq' as const, value: regionId },
        { field: 'status', comparison: 'eq' as const, value: 'open' },
        { field: 'aut', comparison: 'ne' as const, value: aut },
      ],
    },
  };
  for await (const ids of eachHit(world.search, query)) {
    for (const id of ids) await retryOnConflict(world, () => handOverOne(world, id, aut));
  }
}

async function handOverOne(world: HandOverWorld, id: string, aut: string): Promise<void> {
  const { store, clock } = world;
  const before = await store.latest(requestProcessClass, id, { fresh: true });
  const process = before?.data;
  if (!before || process?.status !== 'open' || process.aut === aut) return;
  const { steps } = await readPinnedPackage(store, process.package);
  const data = handedOver(process, {
    aut,
    steps,
    now: clock.now(),
    calendar: await readCalendar(world, process),
  });
  const recipients = recipientsOfHandOver(data);
  const moved = { id, process: data, ...defined({ former: process.aut }) };
  const files = await filesReadableBy(world, moved, aut);
  const proof = await proofReadableBy(world, moved, aut);
  await store.save({
    changes: [{ kind: 'update', before, data }, ...files, ...proof],
    by: 'system',
    changeset: 'handOver',
    messages: await mailsOf(recipients, { id, process: data }, world),
  });
}
