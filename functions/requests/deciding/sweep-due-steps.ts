import type { World } from '#functions/kernel/context.ts';
import { beginRun } from '#functions/kernel/jobs/run-time.ts';
import { eachPage } from '#functions/kernel/store/each-page.ts';
import type { EntityChange, OutboxMessage } from '#functions/kernel/store/entity-store.ts';
import { conflictingEntity } from '#functions/kernel/store/rev-conflict.ts';
import { countMessages } from '#functions/requests/process/count-messages.ts';
import { mailsOf } from '#functions/requests/process/mails-of.ts';
import {
  type Recipients,
  recipientsOfAutoClose,
  recipientsOfEscalation,
  recipientsOfPassOn,
  recipientsOfReminder,
  recipientsOfReport,
} from '#functions/requests/process/notify-recipients.ts';
import { readCalendar } from '#functions/requests/process/read-calendar.ts';
import { readPinnedPackage } from '#functions/requests/process/read-package.ts';
import { escalated, reminded, timedOut } from '#functions/requests/process/transitions.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { mayAnswerForRegions } from '#shared/accounts/may-answer-for-regions.ts';
import { regionClass } from '#shared/countries/region.ts';
import { defined } from '#shared/kernel/defined.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { PAGE_LIMIT } from '#shared/kernel/page.ts';
import { MINUTE_MS } from '#shared/kernel/time.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import type { RequestEvent } from '#shared/requests/entities/status.ts';
import { reportDue } from '#shared/requests/law/purchases.ts';
import { whenOver } from '#shared/requests/package/when-over.ts';
import { requestProcessClass } from '#shared/requests/process/request-process-class.ts';
import { DUE_KEY } from '#shared/requests/process/request-process-groups.ts';
import { timerTask } from '#shared/requests/process/step-timer.ts';
import { filesReadableBy } from './files-readable-by.ts';
import { proofReadableBy } from './proof-readable-by.ts';

/** The time of one sweep; the next one goes on. */
const SWEEP_MS = 3 * MINUTE_MS;

type SweepWorld = Pick<World, 'store' | 'search' | 'clock' | 'newId' | 'log'>;

export type Sweep = {
  readonly closed: number;
  readonly passedOn: number;
  readonly reminded: number;
  readonly escalated: number;
  readonly failed: number;
};

/**
 * Handles every request with a timer that is due: reminds the party of the waiting step; when its time is over,
 * passes the request on, or tells the office above that it still waits. Each thing happens once, also when sweeps
 * overlap: the save requires the revision that was due. A request that fails does not hold up the others.
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
  const run = beginRun(world.clock, SWEEP_MS);
  for await (const { items } of run.each(eachPage(readDue))) {
    for await (const { id } of run.each(items)) results.push(await sweepStep(world, id, now));
  }
  if (run.hasLeft()) world.log.info('timer left work', { timer: 'requests' });
  const countOf = (result: Result) => results.filter((other) => other === result).length;
  return {
    closed: countOf('autoClose'),
    passedOn: countOf('passOn'),
    reminded: countOf('remind'),
    escalated: countOf('escalate'),
    failed: countOf('failed'),
  };
}

type Done = Extract<RequestEvent, 'autoClose' | 'passOn' | 'remind' | 'escalate'>;
type Result = Done | 'late' | 'failed';

async function sweepStep(world: SweepWorld, id: string, now: Date): Promise<Result> {
  try {
    const before = await world.store.latest(requestProcessClass, id, { fresh: true });
    if (before === undefined) return 'late';
    const process = before.data;
    const change = await changeOf(world, { id, process }, now);
    if (change === undefined) return 'late';
    await save(world, before, { process, ...change });
    return change.event;
  } catch (error) {
    if (conflictingEntity(error) !== undefined) return 'late';
    world.log.error('The timer of a step was not heeded.', error, { request: id });
    return 'failed';
  }
}

/** A request whose timer is due. */
type Due = { readonly id: string; readonly process: RequestProcess };

type Change = {
  readonly event: Done;
  readonly after: RequestProcess;
  readonly told: Recipients;
  /** The instant of the last day for a report; the end of the step's time otherwise. */
  readonly until?: string;
  /** The changes by which one more account reads what belongs to the request. */
  readonly more?: readonly EntityChange[];
};

/** Returns the change that the timer makes of a request now; undefined when somebody was faster. */
async function changeOf(
  world: SweepWorld,
  { id, process }: Due,
  now: Date,
): Promise<Change | undefined> {
  const { store } = world;
  const task = timerTask(process, now);
  if (task === 'nothing') return undefined;
  if (task === 'askForReport') {
    // The authority that may act on it now.
    const aut = (await store.latest(regionClass, process.region))?.data.aut ?? process.aut;
    return {
      event: 'remind',
      after: reminded(process, now),
      told: recipientsOfReport({ ...process, aut }, now),
      until: `${reportDue(process)?.dueOn}T12:00:00.000Z`,
    };
  }
  if (task === 'escalate') return escalationOf(world, { id, process }, now);
  const { steps } = await readPinnedPackage(store, process.package);
  const over = whenOver(steps, process.step);
  if (task === 'remind')
    return {
      event: 'remind',
      after: reminded(process, now),
      told: recipientsOfReminder(process, over),
    };
  const calendar = await readCalendar({ store }, process);
  const after = timedOut(process, { steps, now, calendar });
  switch (over) {
    case 'remindAndStay':
      return { event: 'remind', after, told: recipientsOfReminder(process, over) };
    case 'passOn':
      return { event: 'passOn', after, told: recipientsOfPassOn(process, after) };
    case 'close':
      return { event: 'autoClose', after, told: recipientsOfAutoClose(process) };
  }
}

/**
 * Returns the changes by which the office above the region reads the request from now on, with its files and its
 * proof, in place of the one that was told before.
 */
async function escalationOf(world: SweepWorld, { id, process }: Due, now: Date): Promise<Change> {
  const after = escalated(process, await officeAbove(world, process), now);
  const { supervisor } = after;
  const change = { event: 'escalate', after, told: recipientsOfEscalation(after) } as const;
  if (supervisor === undefined) return change;
  const moved = { id, process: after, ...defined({ former: process.supervisor }) };
  const files = await filesReadableBy(world, moved, supervisor);
  return { ...change, more: [...files, ...(await proofReadableBy(world, moved, supervisor))] };
}

/** Returns the authority above the region of a request; undefined where it has none that can answer for the country. */
async function officeAbove(
  { store }: SweepWorld,
  { region: id }: RequestProcess,
): Promise<string | undefined> {
  const region = await store.latest(regionClass, id);
  if (region?.data.supervisor === undefined) return undefined;
  const office = await store.latest(accountClass, region.data.supervisor, { fresh: true });
  return office && mayAnswerForRegions(office.data, [region.data]) ? office.id : undefined;
}

async function save(
  world: SweepWorld,
  before: Entity,
  { process, event, after, told, until, more = [] }: Change & { readonly process: RequestProcess },
): Promise<void> {
  const { id, rev } = before;
  const messages: OutboxMessage[] = [
    ...(await mailsOf(told, { id, process: after, term: termOf(process, until) }, world)),
    ...countMessages({ id, rev: rev + 1 }, process, after),
  ];
  const changes = [{ kind: 'update', before, data: after } as const, ...more];
  await world.store.save({ changes, by: 'system', changeset: event, messages });
}

/** Returns the term that ends, and its party, for mails about it. */
function termOf({ turn, stepClosesOn }: RequestProcess, until = stepClosesOn) {
  return turn === undefined || until === undefined ? undefined : { party: turn, until };
}
