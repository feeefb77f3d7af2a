import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeNewId } from '#functions/kernel/ports/ids.ts';
import { makeLog } from '#functions/kernel/ports/log.ts';
import { compactShard } from '#functions/kernel/search/compaction/compact-shard.ts';
import { compactionTask } from '#functions/kernel/search/compaction/compaction-task.ts';
import { layoutOfShard } from '#functions/kernel/search/shards/shard-layout.ts';
import { readManifest } from '#functions/kernel/search/shards/shard-manifest.ts';
import type { EntityStore } from '#functions/kernel/store/entity-store.ts';
import { shardPk } from '#functions/kernel/store/keys.ts';
import { layoutMark } from '#functions/kernel/store/layout-mark.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { AnyEntityClass, ShardGroup } from '#shared/kernel/entity-class.ts';
import {
  entityClasses,
  type Sample,
  sampleClass,
} from '#test/functions/kernel/search/sample-class.ts';
import {
  contents,
  create,
  market,
  nameOf,
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
import { patientStore } from '#test/support/patient-world.ts';
import { seededRandom } from '#test/support/seeded-random.ts';

type Classes = Readonly<Record<string, AnyEntityClass>>;
type Code = {
  readonly classes: Classes;
  readonly store: EntityStore;
  readonly compact: (kind: string, more?: object) => ReturnType<typeof compactShard>;
};

/** The class as it was before it had the column `amount`. */
const now = sampleClass.groups.market as ShardGroup<Sample>;
const { amount: _added, ...columnsBefore } = now.columns;
const before: Classes = {
  sample: {
    ...sampleClass,
    groups: { ...sampleClass.groups, market: { ...now, columns: columnsBefore } },
  },
};

let parts: SearchTest;
let old: Code;
let present: Code;
beforeAll(async () => {
  parts = await searchTest();
  old = codeOf(before);
  present = codeOf(entityClasses);
});

function codeOf(classes: Classes): Code {
  const newId = makeNewId(parts.clock, randomBytes);
  return {
    classes,
    store: patientStore({ ...parts, entityClasses: classes, newId }),
    compact: (kind, more = {}) => {
      const layout = layoutOfShard(classes, marketShard(kind));
      if (!layout) throw new Error('The class has no market.');
      return compactShard({ ...parts, ...more }, marketShard(kind), layout);
    },
  };
}

const amounts = (kind: string, count: number) =>
  Array.from({ length: count }, (_, amount) => ({ kind, amount }));
const atLeast = (kind: string, value: number) => ({
  ...market(kind),
  filter: { field: 'amount', comparison: 'gte', value } as const,
});
const cold = (more: object = {}) => parts.newSearch(more);
const isOutdated = async (kind: string) => {
  const { layout } = await readManifest(parts, marketShard(kind));
  return layout !== layoutMark(now);
};
const hasWish = async (kind: string) => (await parts.shardItems(kind)).some(({ sk }) => sk === 'W');

/** Rows that the code of before has saved and packed. */
async function packedBefore(kind: string, count: number): Promise<Entity[]> {
  const saved = await create(old.store, ...amounts(kind, count));
  parts.wait(61);
  expect(await old.compact(kind)).toBe('compacted');
  parts.wait(3_700);
  await parts.removeExpired(kind);
  return saved;
}

describe('a column that was added later', () => {
  test('finds what was packed before it, at once and after the next compaction, which a reader asks for', async () => {
    const saved = await packedBefore('packed', 30);
    expect(await cold().count(atLeast('packed', 20))).toBe(10);
    expect(await hasWish('packed')).toBe(true);
    expect(await isOutdated('packed')).toBe(true);
    expect(await present.compact('packed')).toBe('compacted');
    expect(await isOutdated('packed')).toBe(false);
    // What the generation alone says: this reader makes nothing again.
    const search = cold({ renewedOnReading: 0 });
    expect(await search.count(atLeast('packed', 20))).toBe(10);
    expect(await contents(search, 'packed')).toEqual(namesOf(saved));
    expect(await present.compact('packed')).toBe('nothing');
  });

  test('finds what was saved before it and never packed, and is packed with it', async () => {
    await create(old.store, ...amounts('deltas', 12));
    const warm = cold();
    expect(await warm.count(atLeast('deltas', 8))).toBe(4);
    // Code of before is still at work.
    await create(old.store, { kind: 'deltas', amount: 50 });
    expect(await warm.count(atLeast('deltas', 8))).toBe(5);
    parts.wait(61);
    expect(await present.compact('deltas')).toBe('compacted');
    parts.wait(3_700);
    await parts.removeExpired('deltas');
    expect(await cold({ renewedOnReading: 0 }).count(atLeast('deltas', 8))).toBe(5);
  });

  test('is filled portion by portion; saves in between are not lost and what was removed stays away', async () => {
    const kind = 'portions';
    const saved = await packedBefore(kind, 50);
    const left = new Map(saved.map((entity) => [entity.id, entity]));
    const results: string[] = [];
    for (const [n, entity] of saved.slice(0, 5).entries()) {
      await remove(present.store, entity);
      left.delete(entity.id);
      const changed = saved[40 + n];
      if (changed) left.set(changed.id, await update(present.store, changed, { amount: 900 + n }));
      const [created] = await create(old.store, { kind, amount: 800 });
      if (created) left.set(created.id, created);
      parts.wait(61);
      results.push(await present.compact(kind, { renewedACompaction: 12 }));
      const expected = [...left.values()].filter(({ data }) => Number(data.amount) >= 30);
      expect(await cold().count(atLeast(kind, 30))).toBe(expected.length);
    }
    // Where new rows lie among the others decides whether the fourth or a later portion is the last.
    expect(results.slice(0, 3)).toEqual(['goesOn', 'goesOn', 'goesOn']);
    while (await isOutdated(kind)) await present.compact(kind, { renewedACompaction: 12 });
    expect(await contents(cold({ renewedOnReading: 0 }), kind)).toEqual(
      namesOf([...left.values()]),
    );
  });

  test('of a large shard finds all as soon as compaction is through; a warm reader hears of it within a minute', async () => {
    await packedBefore('large', 40);
    const warm = cold({ renewedOnReading: 10 });
    expect(await warm.count(market('large'))).toBe(40);
    expect(await warm.count({ ...market('large'), filter: published })).toBe(40);
    expect(await present.compact('large')).toBe('compacted');
    parts.wait(61);
    expect(await warm.count(atLeast('large', 10))).toBe(30);
  });
});

const published = { field: 'published', comparison: 'eq', value: true } as const;

test('code of before and code of now that compact in turn lose nothing, and the last word is filled whole', async () => {
  const kind = 'turns';
  const saved = await packedBefore(kind, 30);
  await present.compact(kind, { renewedACompaction: 20 });
  parts.wait(61);
  saved.push(...(await create(old.store, { kind, amount: 77 })));
  parts.wait(61);
  // Folds without the column what was made again with it.
  await old.compact(kind);
  expect(await present.compact(kind, { renewedACompaction: 20 })).toBe('goesOn');
  expect(await present.compact(kind, { renewedACompaction: 20 })).toBe('compacted');
  const search = cold({ renewedOnReading: 0 });
  expect(await contents(search, kind)).toEqual(namesOf(saved));
  expect(await search.count(atLeast(kind, 0))).toBe(31);
});

test('a compaction that makes rows again may die at any step', async () => {
  const kind = 'dying-again';
  await packedBefore(kind, 25);
  for (let death = 1; ; death++) {
    parts.wait(400);
    let step = 0;
    const client = watchedClient(async () => {
      if (++step === death) throw new Error('killed');
    });
    const ended = await present
      .compact(kind, { client, renewedACompaction: 10 })
      .catch((error: Error) => error.message);
    expect(await cold().count(atLeast(kind, 5))).toBe(20);
    expect(await cold({ renewedOnReading: 0 }).count(market(kind))).toBe(25);
    if (ended === 'compacted') break;
    expect(['killed', 'goesOn']).toContain(ended);
  }
  expect(await cold({ renewedOnReading: 0 }).count(atLeast(kind, 5))).toBe(20);
});

test('the stream worker goes on until a shard is through, without a single new delta', async () => {
  const kind = 'stream';
  await packedBefore(kind, 30);
  const lines: string[] = [];
  const task = compactionTask({
    ...parts,
    entityClasses,
    renewedACompaction: 12,
    log: makeLog((line) => lines.push(line)),
  });
  await cold({ renewedOnReading: 0 }).count(market(kind));
  const request = { Keys: { pk: { S: shardPk(marketShard(kind)) }, sk: { S: 'W' } } };
  let asked = '';
  for (let round = 0; round < 5; round++) {
    const item = (await parts.shardItems(kind)).find(({ sk }) => sk === 'W');
    // The stream tells only of an item that has changed.
    if (String(item?.at) === asked) break;
    asked = String(item?.at);
    parts.wait(1);
    await task([{ eventName: 'MODIFY', dynamodb: request }]);
  }
  const results = lines.map((line) => JSON.parse(line).result);
  expect(results).toEqual(['goesOn', 'goesOn', 'compacted']);
  expect(await cold({ renewedOnReading: 0 }).count(atLeast(kind, 0))).toBe(30);
});

test('what lies in another shard by now is left out of what was saved and packed before', async () => {
  const kind = 'moved';
  const keys: typeof now.keys = (entity) => (entity.data.published ? now.keys(entity) : []);
  const groups = { ...sampleClass.groups, market: { ...now, keys, edition: 2 } };
  const narrow = codeOf({ sample: { ...sampleClass, groups } });
  const readers = { entityClasses: narrow.classes };
  const [left] = await create(present.store, { kind }, { kind, published: false });
  expect(await cold().count(market(kind))).toBe(2);
  expect(await cold(readers).count(market(kind))).toBe(1);
  parts.wait(61);
  expect(await present.compact(kind)).toBe('compacted');
  parts.wait(3_700);
  await parts.removeExpired(kind);
  expect(await cold({ ...readers, renewedOnReading: 0 }).count(market(kind))).toBe(2);
  expect(await contents(cold(readers), kind)).toEqual(namesOf(left ? [left] : []));
  expect(await narrow.compact(kind)).toBe('compacted');
  expect(await cold({ ...readers, renewedOnReading: 0 }).count(market(kind))).toBe(1);
});

test('a raised edition makes rows again, the order in which columns are named does not', () => {
  const reversed = Object.fromEntries(Object.entries(now.columns).toReversed());
  expect(layoutMark({ ...now, columns: reversed })).toBe(layoutMark(now));
  expect(layoutMark({ ...now, edition: 2 })).not.toBe(layoutMark(now));
  expect(layoutMark({ ...now, columns: columnsBefore } as never)).not.toBe(layoutMark(now));
});

/** Each has a sequence of its own. */
const lives = Array.from({ length: sized(3) }, (_, index) => index + 1);
test.each(lives)('random lives under both codes equal the oracle (%i)', async (life) => {
  const random = seededRandom(runSeed(`both codes ${life}`));
  const kind = `oracle-${life}`;
  const alive = new Map<string, Entity>();
  const warm = cold();
  for (let step = 0; step < 60; step++) {
    const code = random.chance(0.5) ? old : present;
    const some = alive.size > 0 ? random.pick([...alive.values()]) : undefined;
    const chance = random.next();
    if (chance < 0.15) {
      parts.wait(random.pick([5, 61, 400]));
      await code.compact(kind, { renewedACompaction: 1 + random.below(20) });
    } else if (some && chance < 0.25) {
      await remove(code.store, some);
      alive.delete(some.id);
    } else if (some && chance < 0.5) {
      alive.set(some.id, await update(code.store, some, { amount: random.below(100) }));
    } else {
      const [created] = await create(code.store, { kind, amount: random.below(100) });
      if (created) alive.set(created.id, created);
    }
    const wanted = random.below(100);
    const expected = [...alive.values()].filter(({ data }) => (data as Sample).amount >= wanted);
    for (const search of [warm, cold()]) {
      expect(await search.count(atLeast(kind, wanted))).toBe(expected.length);
    }
  }
  expect(await contents(warm, kind)).toEqual([...alive.values()].map(nameOf).sort());
});
