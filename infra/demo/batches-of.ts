import { entityClasses } from '#shared/entity-classes.ts';
import { type DemoEntity, storedAs } from './demo-entity.ts';

/** Items that one transaction takes; the store refuses more than 100. */
const ITEMS_A_BATCH = 90;
const ENTITIES_A_BATCH = 15;

/** The entities in their order, in lists that one save each can write. */
export function batchesOf(entities: readonly DemoEntity[], now: Date): DemoEntity[][] {
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
