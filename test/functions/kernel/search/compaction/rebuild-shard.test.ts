import { beforeEach, describe, expect, test } from 'vitest';
import { makeLog } from '#functions/kernel/ports/log.ts';
import { compactShard } from '#functions/kernel/search/compaction/compact-shard.ts';
import { compactionTask } from '#functions/kernel/search/compaction/compaction-task.ts';
import { layoutOfShard } from '#functions/kernel/search/shards/shard-layout.ts';
import { readManifest } from '#functions/kernel/search/shards/shard-manifest.ts';
import { shardPk } from '#functions/kernel/store/keys.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { AnyEntityClass } from '#shared/kernel/entity-class.ts';
import {
  FILE_ROWS,
  foldedRows,
  incomplete,
  loseGeneration,
  nameFile,
  snapshotOf,
  withoutAmount,
} from '#test/functions/kernel/search/lost-shard.ts';
import { entityClasses } from '#test/functions/kernel/search/sample-class.ts';
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
import { isWholeRun, runSeed, sized } from '#test/support/campaign.ts';
import { seededRandom } from '#test/support/seeded-random.ts';

const KIND = 'lost';

let parts: SearchTest;
beforeEach(async () => {
  parts = await searchTest();
});

/** One compaction of the market; of a shard that is rebuilt, with so many items a step. */
function compact(
  more: object = {},
  classes: Readonly<Record<string, AnyEntityClass>> = entityClasses,
) {
  const layout = layoutOfShard(classes, marketShard(KIND));
  if (!layout) throw new Error('The class has no market.');
  return compactShard({ ...parts, ...more }, marketShard(KIND), layout);
}

/** Compacts until the shard is whole; gives the results. */
async function compactToEnd(more: object = {}): Promise<string[]> {
  const results: string[] = [];
  while (results.length < 200) {
    const result = await compact(more);
    results.push(result);
    if (result !== 'goesOn') return results;
  }
  throw new Error('The rebuilding comes to no end.');
}

const cold = (more: object = {}) => parts.newSearch(more);
const count = (search = cold()) => search.count(market(KIND));

describe('a shard whose generation is lost', () => {
  test('answers no cold search but says to try again, goes on for warm ones, and is whole after the next compaction', async () => {
    const saved = await foldedRows(parts, KIND, 30);
    const warm = cold();
    expect(await count(warm)).toBe(30);
    await loseGeneration(parts, KIND);
    await expect(count()).rejects.toMatchObject({ ...incomplete, retryAfterSeconds: 60 });
    // An answer out of the deltas alone would say that there is one row.
    saved.push(...(await create(parts.store, { kind: KIND })));
    await expect(count()).rejects.toMatchObject(incomplete);
    expect(await contents(warm, KIND)).toEqual(namesOf(saved));
    expect(await compact()).toBe('rebuilt');
    expect(await contents(cold(), KIND)).toEqual(namesOf(saved));
    expect(await contents(warm, KIND)).toEqual(namesOf(saved));
    parts.wait(61);
    expect(await compact()).toBe('compacted');
    expect(await contents(cold(), KIND)).toEqual(namesOf(saved));
  });

  test('is rebuilt by the stream worker, step by step, as soon as a search requests it', async () => {
    const saved = await foldedRows(parts, KIND, 30);
    await loseGeneration(parts, KIND);
    const lines: string[] = [];
    const log = makeLog((line) => lines.push(line));
    const task = compactionTask({ ...parts, entityClasses, log, scannedAStep: 40 });
    await expect(count()).rejects.toMatchObject(incomplete);
    const keys = { pk: { S: shardPk(marketShard(KIND)) }, sk: { S: 'W' } };
    let asked = '';
    for (;;) {
      const item = (await parts.shardItems(KIND)).find(({ sk }) => sk === 'W');
      // The stream tells only of an item that has changed.
      if (String(item?.at) === asked) break;
      asked = String(item?.at);
      parts.wait(1);
      await task([{ eventName: 'MODIFY', dynamodb: { Keys: keys } }]);
    }
    const results = lines.map((line) => JSON.parse(line).result);
    expect(new Set(results.slice(0, -1))).toEqual(new Set(['goesOn']));
    expect(results.at(-1)).toBe('rebuilt');
    expect(await contents(cold(), KIND)).toEqual(namesOf(saved));
  });

  test('logs it when the request for its next step fails', async () => {
    await foldedRows(parts, KIND, 30);
    await loseGeneration(parts, KIND);
    await expect(count()).rejects.toMatchObject(incomplete);
    const lines: string[] = [];
    const client = watchedClient(async () => {
      if (lines.length > 0) throw new Error('no table');
    });
    const log = makeLog((line) => lines.push(line));
    const task = compactionTask({ ...parts, client, entityClasses, log, scannedAStep: 40 });
    const keys = { pk: { S: shardPk(marketShard(KIND)) }, sk: { S: 'W' } };
    expect(await task([{ eventName: 'MODIFY', dynamodb: { Keys: keys } }])).toEqual([]);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { result: 'goesOn' },
      { message: 'shard compaction failed' },
    ]);
  });

  test('in a file, since it is too large for chunks: the same; what it had of unknown entities is gone', async () => {
    const saved = await foldedRows(parts, KIND, 10);
    const key = await nameFile(parts, KIND);
    expect(await count()).toBe(FILE_ROWS);
    await parts.files.remove(key);
    await expect(count()).rejects.toMatchObject(incomplete);
    expect(await compact()).toBe('rebuilt');
    expect(await contents(cold(), KIND)).toEqual(namesOf(saved));
  });

  test('of a table that was restored: the manifest names an older generation, which is gone', async () => {
    const saved = await foldedRows(parts, KIND, 10);
    const [first] = saved;
    if (!first) throw new Error('not saved');
    const restore = await snapshotOf(parts);
    const { gen } = (await readManifest(parts, marketShard(KIND))).current ?? {};
    for (let round = 0; round < 3; round++) {
      await create(parts.store, { kind: KIND });
      parts.wait(61);
      expect(await compact()).toBe('compacted');
    }
    await remove(parts.store, first);
    await restore();
    // What DynamoDB brings back of the older chunks is left out: a file would be gone.
    await loseGeneration(parts, KIND);
    expect((await readManifest(parts, marketShard(KIND))).current?.gen).toBe(gen);
    await expect(count()).rejects.toMatchObject(incomplete);
    expect(await compactToEnd()).toEqual(['rebuilt']);
    expect(await contents(cold(), KIND)).toEqual(namesOf(saved));
  });

  test('has no step begun by two workers: the second finds it taken', async () => {
    const saved = await foldedRows(parts, KIND, 10);
    await loseGeneration(parts, KIND);
    let later: string[] = [];
    // Only a worker that has begun a step scans; two more come then.
    const client = watchedClient(async (name) => {
      if (name !== 'ScanCommand') return;
      later = [...later, ...(await Promise.all([compact(), compact()]))];
    });
    const results = await Promise.all([compact({ client }), compact({ client })]);
    expect(results.filter((result) => result === 'rebuilt')).toHaveLength(1);
    expect(later).toEqual(['taken', 'taken']);
    expect(await contents(cold(), KIND)).toEqual(namesOf(saved));
  });

  test('is whole although every step dies once somewhere, and nothing of the attempts is left', async () => {
    const saved = await foldedRows(parts, KIND, 12);
    await loseGeneration(parts, KIND);
    for (let death = 1; ; death++) {
      parts.wait(400);
      let command = 0;
      const client = watchedClient(async () => {
        if (++command === death) throw new Error('killed');
      });
      const ended = await compact({ client, scannedAStep: 20 }).catch(
        (error: Error) => error.message,
      );
      if (ended === 'rebuilt') break;
      await expect(count()).rejects.toMatchObject(incomplete);
      expect(['killed', 'goesOn']).toContain(ended);
    }
    expect(await contents(cold(), KIND)).toEqual(namesOf(saved));
    saved.push(...(await create(parts.store, { kind: KIND })));
    parts.wait(61);
    expect(await compact()).toBe('compacted');
    parts.wait(400);
    saved.push(...(await create(parts.store, { kind: KIND })));
    parts.wait(61);
    expect(await compact()).toBe('compacted');
    expect(await contents(cold(), KIND)).toEqual(namesOf(saved));
    const chunks = (await parts.shardItems(KIND)).filter(({ sk }) => String(sk).startsWith('C#'));
    // The current generation and the one before it.
    expect(chunks).toHaveLength(2);
  });

  test('is begun again where the rows made so far are lost too, or were made by other code', async () => {
    const saved = await foldedRows(parts, KIND, 30);
    await loseGeneration(parts, KIND);
    expect(await compact({ scannedAStep: 40 })).toBe('goesOn');
    const { rebuilding } = await readManifest(parts, marketShard(KIND));
    expect(rebuilding?.part).toBeDefined();
    await parts.removeChunks(KIND);
    expect(await compact({ scannedAStep: 10 }, withoutAmount())).toBe('goesOn');
    expect((await compactToEnd({ scannedAStep: 40 })).at(-1)).toBe('rebuilt');
    const search = cold({ renewedOnReading: 0 });
    const filter = { field: 'amount', comparison: 'gte', value: 20 } as const;
    expect(await search.count({ ...market(KIND), filter })).toBe(10);
    expect(await contents(search, KIND)).toEqual(namesOf(saved));
  });

  test('does not bring back what is deleted or moves away after the scan has passed it, nor by a delta that comes late', async () => {
    const saved = await foldedRows(parts, KIND, 20);
    await loseGeneration(parts, KIND);
    // The scan has read everything but its last items.
    expect(await compact({ scannedAStep: 39 })).toBe('goesOn');
    const left: Entity[] = [];
    for (const [n, entity] of saved.entries()) {
      if (n % 3 === 0) await remove(parts.store, entity);
      else if (n % 3 === 1) await update(parts.store, entity, { kind: 'elsewhere' });
      else left.push(await update(parts.store, entity, { amount: 900 + n }));
    }
    const [late] = (await parts.shardItems(KIND)).filter(
      ({ sk, row }) => String(sk).startsWith('D#') && row,
    );
    expect(await compactToEnd()).toEqual(['rebuilt']);
    expect(await contents(cold(), KIND)).toEqual(namesOf(left));
    parts.wait(5);
    await parts.putDeltaAgain(late);
    expect(await contents(cold(), KIND)).toEqual(namesOf(left));
    parts.wait(61);
    expect(await compact()).toBe('compacted');
    parts.wait(3_700);
    await parts.removeExpired(KIND);
    expect(await contents(cold(), KIND)).toEqual(namesOf(left));
  });

  test('is not filled by deltas that have expired, of which the table has removed some', async () => {
    const [entity] = await create(parts.store, { kind: KIND });
    if (!entity) throw new Error('not saved');
    await remove(parts.store, entity);
    parts.wait(61);
    expect(await compact()).toBe('compacted');
    parts.wait(3_700);
    // Of the row and its removal the table has removed the removal first.
    await parts.removeExpired(KIND, ({ row }) => row === undefined);
    await loseGeneration(parts, KIND);
    expect(await compact()).toBe('rebuilt');
    expect(await contents(cold(), KIND)).toEqual([]);
  });

  test('is not filled by a delta whose removal alone was marked to expire, when a compaction died', async () => {
    const [entity] = await create(parts.store, { kind: KIND });
    if (!entity) throw new Error('not saved');
    await remove(parts.store, entity);
    parts.wait(61);
    let marks = 0;
    const client = watchedClient(async (name) => {
      if (name === 'UpdateItemCommand' && ++marks === 1) throw new Error('killed');
    });
    await expect(compact({ client })).rejects.toThrow('killed');
    expect(marks).toBe(2);
    parts.wait(3_700);
    await parts.removeExpired(KIND);
    await loseGeneration(parts, KIND);
    expect(await compact()).toBe('rebuilt');
    expect(await contents(cold(), KIND)).toEqual([]);
    expect(await compact()).toBe('compacted');
    expect(await contents(cold(), KIND)).toEqual([]);
  });
});

test('a generation that S3 does not give for now is not lost: the search fails, nothing is rebuilt', async () => {
  await foldedRows(parts, KIND, 5);
  await nameFile(parts, KIND);
  const fault = async () => {
    throw new Error('S3 is away');
  };
  const files = { ...parts.files, get: fault, head: fault };
  await expect(count(cold({ files }))).rejects.toThrow('S3 is away');
  await expect(compact({ files })).rejects.toThrow('S3 is away');
  expect((await readManifest(parts, marketShard(KIND))).rebuilding).toBeUndefined();
});

/** Each has a sequence of its own. */
const lives = isWholeRun() ? [1, 2, 3] : [1];
/** Of 270 in three lives. */
const STEPS = sized(270) / lives.length;
test.each(lives)(
  'saves, deletions, losses and rebuildings in any order: a search is refused, or answers as the revisions are (%i)',
  async (life) => {
    const random = seededRandom(runSeed(`losses ${life}`));
    const alive = new Map<string, Entity>();
    const warm = cold();
    let answered = 0;
    for (let step = 0; step < STEPS; step++) {
      const some = alive.size > 0 ? random.pick([...alive.values()]) : undefined;
      const chance = random.next();
      if (chance < 0.06) {
        const { current } = await readManifest(parts, marketShard(KIND));
        if (current) await loseGeneration(parts, KIND);
      } else if (chance < 0.4) {
        parts.wait(random.pick([1, 5, 61, 400]));
        let command = 0;
        const death = random.chance(0.2) ? random.below(12) : Number.POSITIVE_INFINITY;
        const client = watchedClient(async () => {
          if (command++ === death) throw new Error('killed');
        });
        const compacting = compact({ client, scannedAStep: 5 + random.below(60) });
        const saving = random.chance(0.5) ? create(parts.store, { kind: KIND, amount: step }) : [];
        await compacting.catch((error: Error) => expect(error.message).toBe('killed'));
        for (const entity of await saving) alive.set(entity.id, entity);
      } else if (chance < 0.45) {
        parts.wait(3_700);
        await parts.removeExpired(KIND, () => random.chance(0.5));
      } else if (some && chance < 0.55) {
        await remove(parts.store, some);
        alive.delete(some.id);
      } else if (some && chance < 0.62) {
        await update(parts.store, some, { kind: 'elsewhere' });
        alive.delete(some.id);
      } else if (some && chance < 0.8) {
        alive.set(some.id, await update(parts.store, some, { amount: random.below(100) }));
      } else {
        const [created] = await create(parts.store, { kind: KIND, amount: random.below(100) });
        if (created) alive.set(created.id, created);
      }
      for (const search of [warm, cold()]) {
        const found = await contents(search, KIND).catch((error: unknown) => error);
        if (found instanceof Error) expect(found).toMatchObject(incomplete);
        else expect(found).toEqual(namesOf([...alive.values()]));
        if (Array.isArray(found)) answered++;
      }
    }
    // Of two a step, how many depends on the losses.
    expect(answered).toBeGreaterThan(STEPS / 5);
    parts.wait(400);
    await compactToEnd();
    expect(await contents(cold(), KIND)).toEqual(namesOf([...alive.values()]));
  },
);
