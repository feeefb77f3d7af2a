import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  type CheckedShard,
  checkShards,
} from '#functions/kernel/search/compaction/check-shards.ts';
import { rebuildShards } from '#functions/kernel/search/compaction/rebuild-shards.ts';
import { encodeDelta } from '#functions/kernel/store/delta.ts';
import { layoutMark } from '#functions/kernel/store/layout-mark.ts';
import { firstUlidAt } from '#functions/kernel/store/ulid.ts';
import { rowOf } from '#shared/kernel/column-values.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { ShardGroup } from '#shared/kernel/entity-class.ts';
import {
  foldedRows,
  loseGeneration,
  nameFile,
  withoutAmount,
} from '#test/functions/kernel/search/lost-shard.ts';
import { entityClasses, sampleClass } from '#test/functions/kernel/search/sample-class.ts';
import {
  contents,
  create,
  market,
  namesOf,
  remove,
  update,
} from '#test/functions/kernel/search/sample-rows.ts';
import {
  marketShard,
  type SearchTest,
  searchTest,
  watchedClient,
} from '#test/functions/kernel/search/search-parts.ts';
import { runSeed, sized } from '#test/support/campaign.ts';
import { seededRandom } from '#test/support/seeded-random.ts';

const marketGroup = sampleClass.groups.market as ShardGroup<unknown>;

let parts: SearchTest;
let told: string[];
beforeEach(async () => {
  parts = await searchTest();
});

async function rebuild(asked?: readonly string[], more: object = {}): Promise<string[]> {
  told = [];
  const done = (shard: string, result: string, rows: number) =>
    void told.push(`${shard} ${result} ${rows}`);
  await rebuildShards({ ...parts, entityClasses, segments: 2, done, ...more }, asked);
  return told.toSorted();
}

/** What differs, by shard; a shard without a difference is left out. */
async function check(asked?: readonly string[], more: object = {}) {
  const found: Record<string, CheckedShard['differences']> = {};
  let shards = 0;
  const checked = ({ shard, differences }: CheckedShard) => {
    shards++;
    if (differences.length > 0) found[shard] = differences;
  };
  await checkShards({ ...parts, entityClasses, segments: 2, checked, ...more }, asked);
  return { shards, found };
}

const cold = (more: object = {}) => parts.newSearch({ renewedOnReading: 0, ...more });

/** A delta that no save has made. */
async function plant(kind: string, entity: Entity, row: object | null): Promise<void> {
  const ulid = firstUlidAt(parts.clock.now().getTime());
  const data = { ...entity.data, ...row };
  const Item = encodeDelta(marketShard(kind), ulid, {
    id: entity.id,
    rev: entity.rev + 1,
    row: row && rowOf({ ...entity, data }, marketGroup.columns),
    layout: layoutMark(marketGroup),
  });
  await parts.client.send(new PutCommand({ TableName: parts.table, Item }));
}

describe('checking shards', () => {
  test('finds nothing where they hold what the revisions say, folded or not, and writes nothing', async () => {
    const [one, other] = await foldedRows(parts, 'right', 20);
    if (!one || !other) throw new Error('not saved');
    await remove(parts.store, one);
    await update(parts.store, other, { amount: 7 });
    await create(parts.store, { kind: 'fresh' });
    const written: string[] = [];
    const client = watchedClient(
      async (name) => void (/Get|Query|Scan/.test(name) || written.push(name)),
    );
    // Of the owner all deltas are there; nothing is folded.
    expect(await check(undefined, { client })).toEqual({ shards: 3, found: {} });
    expect(written).toEqual([]);
  });

  test('finds a ghost, a hole, an old revision, other values, and a shard that is lost', async () => {
    const [ghost, hole, stale] = await foldedRows(parts, 'wrong', 20);
    await foldedRows(parts, 'gone', 3);
    const [values] = await create(parts.store, { kind: 'values', amount: 1 });
    if (!ghost || !hole || !stale || !values) throw new Error('not saved');
    await remove(parts.store, ghost);
    await parts.removeDeltas('wrong');
    await update(parts.store, stale, { amount: 500 });
    await parts.removeDeltas('wrong');
    await plant('wrong', hole, null);
    await parts.removeDeltas('values');
    await plant('values', { ...values, rev: values.rev - 1 }, { amount: 2 });
    await loseGeneration(parts, 'gone');
    const { found } = await check();
    expect(found).toEqual({
      [marketShard('wrong')]: expect.arrayContaining([
        { kind: 'ghost', id: ghost.id },
        { kind: 'hole', id: hole.id },
        { kind: 'stale', id: stale.id },
      ]),
      [marketShard('values')]: [{ kind: 'values', id: values.id }],
      [marketShard('gone')]: 'lost',
    });
    expect(found[marketShard('wrong')]).toHaveLength(3);
    expect((await check([marketShard('values')])).found).toEqual({
      [marketShard('values')]: [{ kind: 'values', id: values.id }],
    });
  });

  test('does not take what is saved meanwhile for a difference', async () => {
    const saved = await foldedRows(parts, 'moving', 20);
    let command = 0;
    const client = watchedClient(async () => {
      const place = command++;
      const entity = saved[place];
      if (entity && place % 2 === 0) await remove(parts.store, entity);
      if (entity && place % 2 === 1) await update(parts.store, entity, { amount: 500 });
    });
    expect((await check(undefined, { client })).found).toEqual({});
    expect(command).toBeGreaterThan(4);
  });
});

describe('rebuilding shards', () => {
  test('mends all of them, in as many scans as memory asks for, and leaves those alone that were not asked for', async () => {
    const saved = await foldedRows(parts, 'one', 20);
    const others = await foldedRows(parts, 'two', 15);
    await loseGeneration(parts, 'one');
    const [entity] = others;
    if (!entity) throw new Error('not saved');
    await remove(parts.store, entity);
    await parts.removeDeltas('two');
    expect(Object.keys((await check()).found)).toHaveLength(2);
    expect(await rebuild([marketShard('one')])).toEqual([`${marketShard('one')} rebuilt 20`]);
    expect(Object.keys((await check()).found)).toEqual([marketShard('two')]);
    const all = ['one rebuilt 20', 'two rebuilt 14'].map((line) => marketShard(line));
    for (const rowsAtOnce of [10, 1_000]) {
      expect(await rebuild(undefined, { rowsAtOnce })).toEqual([
        ...all,
        'sample.owner#anna rebuilt 34',
      ]);
      expect(await check()).toEqual({ shards: 3, found: {} });
    }
    expect(await contents(cold(), 'one')).toEqual(namesOf(saved));
    expect(await contents(cold(), 'two')).toEqual(namesOf(others.slice(1)));
  });

  test('empties a shard in which nothing lies any more, though its file has more than a megabyte', async () => {
    await foldedRows(parts, 'emptied', 1);
    await nameFile(parts, 'emptied');
    const [entity] = (await parts.store.untyped.latestOf(await idsIn('emptied'))).slice(0, 1);
    if (entity) await remove(parts.store, entity);
    expect((await check([marketShard('emptied')])).found[marketShard('emptied')]).toHaveLength(
      1_000,
    );
    await rebuild([marketShard('emptied')]);
    expect(await check([marketShard('emptied')])).toEqual({ shards: 1, found: {} });
  });

  test('keeps away what only a delta holds that no revision stands for, also after that is folded', async () => {
    const saved = await create(parts.store, { kind: 'haunted' }, { kind: 'haunted' });
    const [deleted, left] = saved;
    if (!deleted || !left) throw new Error('not saved');
    const [row] = (await parts.shardItems('haunted')).filter(({ id }) => id === deleted.id);
    await remove(parts.store, deleted);
    await parts.removeDeltas('haunted');
    await parts.putDeltaAgain(row);
    const unknown = { ...left, id: '00000000-0000-7000-8000-000000000000' };
    parts.wait(1);
    await plant('haunted', unknown, {});
    expect((await check()).found[marketShard('haunted')]).toHaveLength(3);
    await rebuild();
    expect((await check()).found).toEqual({});
    parts.wait(61);
    expect(await parts.compact('haunted')).toBe('compacted');
    expect(await contents(cold(), 'haunted')).toEqual(namesOf([left]));
    expect((await check()).found).toEqual({});
  });

  test('makes rows as the present code does, whatever code has packed them', async () => {
    await create(parts.store, ...[1, 2, 3].map((amount) => ({ kind: 'layout', amount })));
    await rebuild([marketShard('layout')], { entityClasses: withoutAmount() });
    await parts.removeDeltas('layout');
    const filter = { field: 'amount', comparison: 'gte', value: 2 } as const;
    expect(await cold().count({ ...market('layout'), filter })).toBe(0);
    await rebuild([marketShard('layout')]);
    expect(await cold().count({ ...market('layout'), filter })).toBe(2);
  });

  test('takes over a rebuilding that the stream worker has begun, whose next step then finds nothing to do', async () => {
    const saved = await foldedRows(parts, 'begun', 30);
    await loseGeneration(parts, 'begun');
    expect(await parts.compact('begun', undefined, { scannedAStep: 20 })).toBe('goesOn');
    expect(await rebuild([marketShard('begun')])).toEqual([`${marketShard('begun')} rebuilt 30`]);
    expect(await parts.compact('begun')).toBe('nothing');
    expect(await contents(cold(), 'begun')).toEqual(namesOf(saved));
  });

  test('leaves a shard as it is when its scan began too long ago: deltas that are needed may be gone', async () => {
    const saved = await foldedRows(parts, 'slow', 5);
    const tell = () => parts.wait(2_000);
    expect(await rebuild([marketShard('slow')], { tell })).toEqual([
      `${marketShard('slow')} late 5`,
    ]);
    expect(await contents(cold(), 'slow')).toEqual(namesOf(saved));
  });
});

async function idsIn(kind: string): Promise<string[]> {
  const rows = await cold().hits({
    ...market(kind),
    filter: { field: 'owner', comparison: 'eq', value: 'anna' },
    sorting: [],
    pagination: { start: 0, limit: 10 },
  });
  return rows.items.map(({ id }) => id);
}

/** Each has a sequence of its own. */
const lives = Array.from({ length: sized(4) }, (_, index) => index + 1);
test.each(lives)(
  'a rebuilding among saves, deletions and compactions, stopped anywhere and begun again, loses no save and brings nothing back (%i)',
  async (life) => {
    const random = seededRandom(runSeed(`rebuilding ${life}`));
    const kind = 'busy';
    const alive = new Map<string, Entity>();
    for (const entity of await foldedRows(parts, kind, 12)) alive.set(entity.id, entity);
    const live = async () => {
      const some = alive.size > 0 ? random.pick([...alive.values()]) : undefined;
      const chance = random.next();
      if (chance < 0.15) {
        parts.wait(random.pick([1, 61, 400]));
        await parts.compact(kind);
      } else if (some && chance < 0.35) {
        await remove(parts.store, some);
        alive.delete(some.id);
      } else if (some && chance < 0.45) {
        await update(parts.store, some, { kind: 'elsewhere' });
        alive.delete(some.id);
      } else if (some && chance < 0.7) {
        alive.set(some.id, await update(parts.store, some, { amount: random.below(100) }));
      } else {
        const [created] = await create(parts.store, { kind, amount: random.below(100) });
        if (created) alive.set(created.id, created);
      }
    };
    // One that has read nothing yet would be refused while the generation is lost.
    const warm = parts.newSearch();
    expect(await contents(warm, kind)).toEqual(namesOf([...alive.values()]));
    for (let round = 0; round < 8; round++) {
      if (random.chance(0.3)) await loseGeneration(parts, kind);
      const stop = random.chance(0.4) ? random.below(20) : Number.POSITIVE_INFINITY;
      let command = 0;
      // One after the other: what a person does, and what the rebuilding does next.
      let last: Promise<void> = Promise.resolve();
      const client = watchedClient(() => {
        if (command++ >= stop) throw new Error('stopped');
        last = random.chance(0.4) ? last.then(live) : last;
        return last;
      });
      const rebuilding = rebuild(undefined, { client, segments: 1 });
      await rebuilding.catch((error: Error) => expect(error.message).toBe('stopped'));
      await last;
      expect(await contents(warm, kind)).toEqual(namesOf([...alive.values()]));
    }
    expect(await rebuild([marketShard(kind)])).toEqual([expect.stringContaining('rebuilt')]);
    expect(await contents(cold(), kind)).toEqual(namesOf([...alive.values()]));
    expect((await check()).found).toEqual({});
    parts.wait(4_000);
    await parts.compact(kind);
    parts.wait(4_000);
    await parts.removeExpired(kind);
    expect(await contents(cold(), kind)).toEqual(namesOf([...alive.values()]));
  },
);
