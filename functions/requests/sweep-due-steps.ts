import type { World } from '#functions/kernel/context.ts';
import { eachPage } from '#functions/kernel/store/each-page.ts';
import type { OutboxMessage } from '#functions/kernel/store/entity-store.ts';
import { conflictingEntity } from '#functions/kernel/store/rev-conflict.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { PAGE_LIMIT } from '#shared/kernel/page.ts';
import type { RequestProcess } from '#shared/requests/request-process.ts';
import { requestProcessClass } from '#shared/requests/request-process-class.ts';
import { DUE_KEY } from '#shared/requests/request-process-groups.ts';
import type { RequestEvent } from '#shared/requests/status.ts';
import { timerTask } from '#shared/requests/step-timer.ts';
import { whenOver } from '#shared/requests/when-over.ts';
import { countMessages } from './count-messages.ts';
import { mailsOf } from './mails-of.ts';
import {
  type Recipients,
  recipientsOfAutoClose,
  recipientsOfPassOn,
  recipientsOfReminder,
} from './notify-recipients.ts';
import { readPinnedPackage } from './read-package.ts';
import { reminded, timedOut } from './transitions.ts';

/** The largest number of pages that one sweep reads; the next sweep goes on. */
const PAGES_A_SWEEP = 25;

type SweepWorld = Pick<World, 'store' | 'search' | 'clock' | 'newId' | 'log'>;

export type Sweep = {
  readonly closed: number;
  readonly passedOn: number;
  readonly reminded: number;
  readonly failed: number;
};

/**
 * Handles every open request with a timer that is due: reminds the party of the waiting step, or, when its time is
 * over, passes the request on or closes it. Each thing happens once, also when sweeps overlap: the save requires the
 * revision that was due. A request that fails does not hold up the others.
 */
export async function sweepDueSteps(world: SweepWorld): Promise<Sweep> {
  const now = world.clock.now();
  const results: Result[] = [];
  const readDue = (cursor: string | undefined) =>
    world.search.hits({
      entityClass: requestProcessClass.name,
      group: 'due',
      keys: [DUE_KEY],
      filter: { field: 'nextTimer', comparison: 'lte', value: now.toISOString() },
      sorting: [{ field: 'nextTimer', direction: 'asc' }],
      pagination: { start: 0, limit: PAGE_LIMIT, cursor },
    });
  let isLeft = false;
  for await (const { items, next } of eachPage(readDue, { most: PAGES_A_SWEEP })) {
    for (const { id } of items) results.push(await sweepStep(world, id, now));
    isLeft = next !== null;
  }
  if (isLeft) world.log.info('timer left work', { timer: 'requests' });
  const countOf = (result: Result) => results.filter((other) => other === result).length;
  return {
    closed: countOf('autoClose'),
    passedOn: countOf('passOn'),
    reminded: countOf('remind'),
    failed: countOf('failed'),
  };
}

type Done = Extract<RequestEvent, 'autoClose' | 'passOn' | 'remind'>;
type Result = Done | 'late' | 'failed';

async function sweepStep(world: SweepWorld, id: string, now: Date): Promise<Result> {
  try {
    const before = await world.store.latest(requestProcessClass, id, { fresh: true });
    if (before === undefined) return 'late';
    const process = before.data;
    const change = await changeOf(world, process, now);
    if (change === undefined) return 'late';
    await save(world, before, { process, ...change });
    return change.event;
  } catch (error) {
    if (conflictingEntity(error) !== undefined) return 'late';
    world.log.error('The timer of a step was not heeded.', error, { request: id });
    return 'failed';
  }
}

type Change = { readonly event: Done; readonly after: RequestProcess; readonly told: Recipients };

/** Returns the change that the timer makes of a request now; undefined when somebody was faster. */
async function changeOf(
  { store }: SweepWorld,
  process: RequestProcess,
  now: Date,
): Promise<Change | undefined> {
  const task = timerTask(process, now);
  if (task === 'nothing') return undefined;
  const { steps } = await readPinnedPackage(store, process.package);
  if (task === 'remind') {
    const told = recipientsOfReminder(process, whenOver(steps, process.step));
    return { event: 'remind', after: reminded(process, now), told };
  }
  const after = timedOut(process, steps, now);
  return after.status === 'open'
    ? { event: 'passOn', after, told: recipientsOfPassOn(process, after) }
    : { event: 'autoClose', after, told: recipientsOfAutoClose(process) };
}

async function save(
  world: SweepWorld,
  before: Entity,
  { process, event, after, told }: Change & { readonly process: RequestProcess },
): Promise<void> {
  const { id, rev } = before;
  const messages: OutboxMessage[] = [
    ...(await mailsOf(told, { id, process: after, term: termOf(process) }, world)),
    ...countMessages({ id, rev: rev + 1 }, process, after),
  ];
  const changes = [{ kind: 'update', before, data: after } as const];
  await world.store.save({ changes, by: 'system', changeset: event, messages });
}

/** Returns the term that ends, and its party, for mails about it. */
function termOf({ turn, stepClosesOn }: RequestProcess) {
  return turn === undefined || stepClosesOn === undefined
    ? undefined
    : { party: turn, until: stepClosesOn };
}
