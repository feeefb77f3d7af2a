import type { World } from '#functions/kernel/context.ts';
import { eachHit } from '#functions/kernel/each-hit.ts';
import { beginRun, type RunTime } from '#functions/kernel/jobs/run-time.ts';
import { retryUntilDone } from '#functions/kernel/store/retry-on-conflict.ts';
import { mailsOf } from '#functions/requests/process/mails-of.ts';
import { recipientsOfHandOver } from '#functions/requests/process/notify-recipients.ts';
import { readCalendar } from '#functions/requests/process/read-calendar.ts';
import { readPinnedPackage } from '#functions/requests/process/read-package.ts';
import { TASK_MS } from '#functions/requests/process/task-time.ts';
import { handedOver } from '#functions/requests/process/transitions.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { controlBodiesOf } from '#shared/accounts/control-bodies-of.ts';
import { isConfirmedControlBody } from '#shared/accounts/is-confirmed-control-body.ts';
import { regionClass } from '#shared/countries/region.ts';
import type { AuthorityChanged } from '#shared/requests/authority-changed.ts';
import type { FarmMoved } from '#shared/requests/farm-moved.ts';
import { requestProcessClass } from '#shared/requests/process/request-process-class.ts';
import { filesReadableBy } from './files-readable-by.ts';
import { countForMail, tellOfHandOver } from './hand-over-mail.ts';
import { proofReadableBy } from './proof-readable-by.ts';

type HandOverWorld = Pick<World, 'store' | 'search' | 'values' | 'clock' | 'newId' | 'random'>;

/**
 * Hands the open requests of regions to their present authorities, also those from before the change. Drafts get their
 * authority when they are sent; decided requests stay with theirs. It may run again, after it was broken off too;
 * requests left after a run go back to the queue, and the last run tells the authorities.
 */
export async function handOverRequests(
  world: HandOverWorld,
  { regions }: AuthorityChanged,
): Promise<void> {
  const run = beginRun(world.clock, TASK_MS);
  const offices = new Set<string>();
  for await (const regionId of run.each(regions)) {
    await handOverToPresent(world, { field: 'region', value: regionId, run }, async () => {
      const region = await world.store.latest(regionClass, regionId, { fresh: true });
      const aut = region?.data.aut;
      if (aut === undefined) return undefined;
      offices.add(aut);
      return { part: 'aut', office: aut, fitting: [aut] };
    });
  }
  const body: AuthorityChanged = { regions };
  if (run.hasLeft()) return world.store.send([{ queue: 'requests', body }]);
  for (const office of offices) await tellOfHandOver(world, office);
}

/**
 * Hands the open requests of a farm to its present control body where the one that they name certifies it no more. It
 * may run again, as `handOverRequests` may.
 */
export async function handOverOfFarm(world: HandOverWorld, { farm: id }: FarmMoved): Promise<void> {
  const run = beginRun(world.clock, TASK_MS);
  await handOverToPresent(world, { field: 'agr', value: id, run }, async () => {
    const farm = await world.store.latest(accountClass, id, { fresh: true });
    const fitting = farm === undefined ? [] : controlBodiesOf(farm.data);
    const bodies = await world.store.latestOf(accountClass, fitting, { fresh: true });
    const body = bodies.find(({ data }) => data.active && isConfirmedControlBody(data.staticData));
    return body && { part: 'ins', office: body.id, fitting };
  });
  const body: FarmMoved = { farm: id };
  if (run.hasLeft()) await world.store.send([{ queue: 'requests', body }]);
}

/** The office that takes a part over from every other one that does not fit the part any more. */
type Successor = {
  readonly part: 'aut' | 'ins';
  readonly office: string;
  readonly fitting: readonly string[];
};

/** The open requests that change hands. */
type Changing = {
  readonly field: 'region' | 'agr';
  readonly value: string;
  readonly run: RunTime;
};

/**
 * Hands requests over, and once more where the office has changed again by then: the hand-over to that one may have run
 * beside this one.
 */
async function handOverToPresent(
  world: HandOverWorld,
  changing: Changing,
  present: () => Promise<Successor | undefined>,
): Promise<void> {
  let to = await present();
  while (to !== undefined) {
    await handOverAll(world, to, changing);
    if (changing.run.hasLeft()) return;
    const now = await present();
    to = now?.office === to.office ? undefined : now;
  }
}

async function handOverAll(
  world: HandOverWorld,
  to: Successor,
  { field, value, run }: Changing,
): Promise<void> {
  const others = to.fitting.map((office) => {
    return { field: to.part, comparison: 'ne' as const, value: office };
  });
  const query = {
    entityClass: requestProcessClass.name,
    group: 'admin',
    keys: ['all'],
    filter: {
      $and: [
        { field, comparison: 'eq' as const, value },
        { field: 'status', comparison: 'eq' as const, value: 'open' },
        ...others,
      ],
    },
  };
  for await (const ids of run.each(eachHit(world.search, query))) {
    for await (const id of run.each(ids)) {
      await retryUntilDone(world, () => handOverOne(world, id, to));
    }
  }
}

async function handOverOne(world: HandOverWorld, id: string, to: Successor): Promise<void> {
  const { store, clock } = world;
  const { part, office, fitting } = to;
  const before = await store.latest(requestProcessClass, id, { fresh: true });
  if (before?.data.status !== 'open') return;
  const process = before.data;
  const former = process[part];
  if (former === undefined || fitting.includes(former)) return;
  const { steps } = await readPinnedPackage(store, process.package);
  const data = handedOver(process, {
    part,
    office,
    steps,
    now: clock.now(),
    calendar: await readCalendar(world, process),
  });
  const moved = { id, process: data, former };
  const files = await filesReadableBy(world, moved, office);
  const proof = await proofReadableBy(world, moved, office);
  const recipients = recipientsOfHandOver(data, office);
  const telling =
    part === 'aut'
      ? { replaces: await countForMail(world, recipients, former) }
      : { messages: await mailsOf(recipients, { id, process: data }, world) };
  await store.save({
    changes: [{ kind: 'update', before, data }, ...files, ...proof],
    by: 'system',
    changeset: 'handOver',
    ...telling,
  });
}
