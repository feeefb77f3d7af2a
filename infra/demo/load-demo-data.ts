import type { World } from '#functions/kernel/context.ts';
import { inParallel } from '#functions/kernel/in-parallel.ts';
import type {
  EntityChange,
  EntityStore,
  OutboxMessage,
} from '#functions/kernel/store/entity-store.ts';
import { countMessages } from '#functions/requests/process/count-messages.ts';
import { entityClasses } from '#shared/entity-classes.ts';
import { valuesAt } from '#shared/kernel/column-values.ts';
import { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { buildDemoData, buildDemoFiles } from './build-demo-data.ts';
import { type DemoEntity, storedAs } from './demo-entity.ts';

/** Items that one transaction takes; the store refuses more than 100. */
const ITEMS_A_BATCH = 90;

const ENTITIES_A_BATCH = 15;

const PARALLEL_SAVES = 4;
/**
 * The rounds in which missing entities are written again: on a busy laptop the store gives up a save that takes too
 * long.
 */
const ROUNDS = 4;

/**
 * Writes the demo data, and nothing when it is there already. Countries come last: while they are missing the product
 * shows nothing, so that a half-loaded state is never seen and the next run completes it. Tests load some of it.
 * @throws Error when the data is not consistent in itself
 */
export async function loadDemoData(
  { store, clock, log, files }: Pick<World, 'store' | 'clock' | 'log' | 'files'>,
  entities: readonly DemoEntity[] = buildDemoData(clock.now()),
): Promise<void> {
  const begun = performance.now();
  const now = clock.now();
  checkRefs(entities);
  const countries = entities.filter(({ entityclass }) => entityclass === 'country');
  if ((await missingOf(store, countries)).length === 0) return;
  for (const { key, contentType, bytes } of buildDemoFiles()) {
    await files.put(key, contentType, bytes);
  }
  const others = entities.filter(({ entityclass }) => entityclass !== 'country');
  await saveMissing(store, others, now);
  await saveLater(store, others);
  await countHids(store, entities);
  await saveMissing(store, countries, now);
  log.info('demo data loaded', {
    entities: entities.length,
    ms: Math.round(performance.now() - begun),
  });
}

async function missingOf(
  store: EntityStore,
  entities: readonly DemoEntity[],
): Promise<DemoEntity[]> {
  const entitiesBefore = await store.untyped.latestOf(
    entities.map(({ id }) => id),
    { fresh: true },
  );
  const idsBefore = new Set(entitiesBefore.map(({ id }) => id));
  return entities.filter(({ id }) => !idsBefore.has(id));
}

async function saveMissing(
  store: EntityStore,
  entities: readonly DemoEntity[],
  now: Date,
): Promise<void> {
  for (let round = 1; round <= ROUNDS; round++) {
    const missing = await missingOf(store, entities);
    if (missing.length === 0) return;
    const failures = await saveAll(store, batchesOf(missing, now));
    if (failures.length > 0 && round === ROUNDS) throw failures[0];
  }
}

/** Second revisions, where they are not there already. */
async function saveLater(store: EntityStore, entities: readonly DemoEntity[]): Promise<void> {
  const changed = entities.filter(({ later }) => later !== undefined);
  for (let round = 1; round <= ROUNDS; round++) {
    const stored = await store.untyped.latestOf(
      changed.map(({ id }) => id),
      { fresh: true },
    );
    const firsts = new Map(
      stored.filter(({ rev }) => rev === 1).map((entity) => [entity.id, entity]),
    );
    if (firsts.size === 0) return;
    for (const { id, later } of changed) {
      const before = firsts.get(id);
      if (later === undefined || before === undefined) continue;
      const { data, by, changeset } = later;
      const saving = store.save({ changes: [{ kind: 'update', before, data }], by, changeset });
      await saving.catch((error: unknown) => {
        if (round === ROUNDS) throw error;
      });
    }
  }
}

/** Returns the failures, after every save was tried. */
async function saveAll(store: EntityStore, batches: readonly DemoEntity[][]): Promise<unknown[]> {
  const failures: unknown[] = [];
  await inParallel(batches, PARALLEL_SAVES, async (batch) => {
    const changes = batch.map(creation);
    const messages = batch.flatMap(countsOf);
    const save = { changes, messages, by: 'system', changeset: 'create' };
    await store.save(save).catch((error: unknown) => failures.push(error));
  });
  return failures;
}

const creation = ({ id, entityclass, data }: DemoEntity): EntityChange => ({
  kind: 'create',
  id,
  entityclass,
  data,
});

/** The demo requests stand in the statistic. */
function countsOf({ id, entityclass, data }: DemoEntity): OutboxMessage[] {
  if (entityclass !== 'request-process') return [];
  return countMessages({ id, rev: 1 }, undefined, RequestProcess.parse(data));
}

/** The numbers of the demo requests count as given, so that the product goes on after them. */
async function countHids(store: EntityStore, entities: readonly DemoEntity[]): Promise<void> {
  for (const { entityclass, data } of entities) {
    if (entityclass !== 'request-process') continue;
    const [country, year] = RequestProcess.parse(data).hid?.split('-') ?? [];
    if (country !== undefined) await store.nextNumber(`hid#${country}#${year}`);
  }
}

/**
 * Checks ids and references.
 * @throws Error that names the first id used twice, or reference to nothing or to another class
 */
export function checkRefs(entities: readonly DemoEntity[]): void {
  const classes = new Map<string, string>();
  for (const { id, entityclass } of entities) {
    if (classes.has(id)) throw new Error(`Two demo entities have the id ${id} (${entityclass}).`);
    classes.set(id, entityclass);
  }
  for (const { id, entityclass, data } of entities) {
    for (const [path, target] of Object.entries(entityClasses[entityclass].refs)) {
      const broken = valuesAt(data, path.split('.')).find(
        (ref) => typeof ref !== 'string' || classes.get(ref) !== target,
      );
      if (broken !== undefined) {
        throw new Error(`${entityclass} ${id}: ${path} ${broken} is no ${target}.`);
      }
    }
  }
}

/** The entities in their order, in lists that one save each can write. */
function batchesOf(entities: readonly DemoEntity[], now: Date): DemoEntity[][] {
  const batches: DemoEntity[][] = [];
  let room = 0;
  for (const entity of entities) {
    const items = itemsOf(entity, now);
    const last = batches.at(-1);
    if (last !== undefined && items <= room && last.length < ENTITIES_A_BATCH) {
      last.push(entity);
      room -= items;
    } else {
      batches.push([entity]);
      room = ITEMS_A_BATCH - items;
    }
  }
  return batches;
}

/** Head, revision, claims, one delta for every shard, and a message. */
function itemsOf(demo: DemoEntity, now: Date): number {
  const { groups, unique } = entityClasses[demo.entityclass];
  const entity = storedAs(demo, now);
  const deltas = Object.values(groups).flatMap((group) =>
    group.indexed === false ? [] : group.keys(entity),
  );
  const claims = Object.values(unique).flatMap((valuesOf) => valuesOf(entity.data));
  return 3 + deltas.length + claims.length;
}
