import type { World } from '#functions/kernel/context.ts';
import { entityErrors } from '#shared/entities/errors.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { PAGE_LIMIT } from '#shared/kernel/page.ts';
import { RequestProcess, requestProcessClass } from '#shared/requests/request-process.ts';
import { DUE_KEY } from '#shared/requests/request-process-groups.ts';
import { autoClosed, isDue } from './end-process.ts';
import { mailsOf } from './mails-of.ts';
import { toldOfAutoClose } from './told-of.ts';

/** At most so many pages a sweep; the next sweep goes on. */
const PAGES_A_SWEEP = 25;

type SweepWorld = Pick<World, 'store' | 'search' | 'clock' | 'newId' | 'log'>;

export type Sweep = { readonly closed: number; readonly failed: number };

/**
 * Closes every open request whose waiting step is over its time. Each is closed once, also when sweeps overlap: the
 * save holds for the revision that was due. One that fails does not keep the others waiting.
 */
export async function closeDueSteps(world: SweepWorld): Promise<Sweep> {
  const now = world.clock.now();
  const results: Result[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < PAGES_A_SWEEP; page++) {
    const { items, next } = await world.search.hits({
      entityClass: requestProcessClass.name,
      group: 'due',
      keys: [DUE_KEY],
      filter: { field: 'stepClosesOn', comparison: 'lte', value: now.toISOString() },
      sorting: [{ field: 'stepClosesOn', direction: 'asc' }],
      pagination: { start: 0, limit: PAGE_LIMIT, cursor },
    });
    for (const { id } of items) results.push(await closeStep(world, id, now));
    if (next === null) break;
    cursor = next;
  }
  const countOf = (result: Result) => results.filter((one) => one === result).length;
  return { closed: countOf('closed'), failed: countOf('failed') };
}

type Result = 'closed' | 'late' | 'failed';

async function closeStep(world: SweepWorld, id: string, now: Date): Promise<Result> {
  try {
    const entity = await world.store.latest(id, { fresh: true });
    const process = entity && RequestProcess.parse(entity.data);
    if (!entity || !process || !isDue(process, now)) return 'late';
    const after = autoClosed(process, now);
    const messages = await mailsOf(toldOfAutoClose(process), { id, process: after }, world);
    await world.store.save({
      changes: [{ kind: 'update', before: entity, data: after }],
      by: 'system',
      changeset: 'autoClose',
      messages,
    });
    return 'closed';
  } catch (error) {
    if (error instanceof AppError && error.error.code === entityErrors.revConflict.code) {
      return 'late';
    }
    world.log.error('A due step was not closed.', error, { request: id });
    return 'failed';
  }
}
