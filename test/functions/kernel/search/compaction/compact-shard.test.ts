import { beforeAll, expect, test } from 'vitest';
import { eraseDeltas } from '#functions/kernel/store/erase-deltas.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import {
  contents,
  create,
  namesOf,
  remove,
  update,
} from '#test/functions/kernel/search/sample-rows.ts';
import {
  marketShard,
  type SearchTest,
  searchTest,
} from '#test/functions/kernel/search/search-parts.ts';

let parts: SearchTest;
beforeAll(async () => {
  parts = await searchTest();
});

/** Rows with a history: created, changed, moved away, deleted. Gives those that are left. */
async function liveThrough(kind: string): Promise<Entity[]> {
  const { store } = parts;
  const created = await create(
    store,
    ...Array.from({ length: 24 }, (_, n) => ({ kind, amount: n })),
  );
  const left: Entity[] = [];
  for (const [n, entity] of created.entries()) {
    if (n % 4 === 0) await remove(store, entity);
    else if (n % 4 === 1) await update(store, entity, { kind: `${kind}-moved` });
    else if (n % 4 === 2) left.push(await update(store, entity, { amount: n + 100 }));
    else left.push(entity);
  }
  return left;
}

const keysOf = async (kind: string, prefix: string) =>
  (await parts.shardItems(kind)).map(({ sk }) => String(sk)).filter((sk) => sk.startsWith(prefix));

test('compaction leaves deltas of the last minute alone', async () => {
  await create(parts.store, { kind: 'young' });
  expect(await parts.compact('young')).toBe('nothing');
  parts.wait(59);
  expect(await parts.compact('young')).toBe('nothing');
  parts.wait(2);
  expect(await parts.compact('young')).toBe('compacted');
  expect(await parts.compact('young')).toBe('nothing');
});

test('folded deltas expire after an hour, and the shard is then read from its generation alone', async () => {
  const left = await liveThrough('aged');
  parts.wait(61);
  await parts.compact('aged');
  expect(await contents(parts.newSearch(), 'aged')).toEqual(namesOf(left));
  parts.wait(3_601);
  await parts.removeExpired('aged');
  expect(await keysOf('aged', 'D#')).toEqual([]);
  expect(await contents(parts.newSearch(), 'aged')).toEqual(namesOf(left));
});

test('searches, warm and cold, are right before every step of a compaction and after it', async () => {
  let expected = namesOf(await liveThrough('steps'));
  const warm = parts.newSearch();
  const steps: string[] = [];
  const isRight = async (step: string) => {
    steps.push(step);
    for (const search of [warm, parts.newSearch()]) {
      expect(await contents(search, 'steps')).toEqual(expected);
    }
  };
  for (const round of [1, 2, 3]) {
    parts.wait(61);
    await isRight(`round ${round}`);
    expect(await parts.compact('steps', isRight)).toBe('compacted');
    await isRight('end');
    const [entity] = await create(parts.store, { kind: 'steps' });
    if (entity) expected = [...expected, ...namesOf([entity])].sort();
  }
  expect(steps.length).toBeGreaterThan(24);
});

test('a compaction that dies at any step loses nothing, and the next one clears its remains away', async () => {
  const expected = namesOf(await liveThrough('dying'));
  for (let death = 1; ; death++) {
    parts.wait(400);
    const [more] = await create(parts.store, { kind: 'dying' });
    if (more) expected.push(...namesOf([more]));
    expected.sort();
    parts.wait(61);
    let step = 0;
    const compacting = parts.compact('dying', async () => {
      if (++step === death) throw new Error('killed');
    });
    const ended = await compacting.catch((error: Error) => error.message);
    expect(await contents(parts.newSearch(), 'dying')).toEqual(expected);
    if (ended === 'killed') continue;
    expect(ended).toBe('compacted');
    expect(death).toBeGreaterThan(8);
    break;
  }
  parts.wait(400);
  await create(parts.store, { kind: 'dying' });
  parts.wait(61);
  expect(await parts.compact('dying')).toBe('compacted');
  // The current generation and the one before it.
  expect(await keysOf('dying', 'C#')).toHaveLength(2);
  const unmarked = (await parts.shardItems('dying')).filter(
    ({ sk, expires }) => String(sk).startsWith('D#') && expires === undefined,
  );
  expect(unmarked).toEqual([]);
});

/** Returns a function that waits until it was called so many times. */
function meetingOf(count: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let missing = count;
  return () => {
    missing -= 1;
    if (missing === 0) resolve();
    return promise;
  };
}

/** Returns a function that calls another one the first time only. */
function once(action: () => Promise<void>): () => Promise<void> {
  let called: Promise<void> | undefined;
  return () => {
    called ??= action();
    return called;
  };
}

test('of compactions that race, one wins a generation, while saves and searches go on', async () => {
  const kind = 'race';
  const saved = await liveThrough(kind);
  const warm = parts.newSearch();
  const results: string[] = [];
  for (let round = 0; round < 2; round++) {
    parts.wait(61);
    // All have read the same manifest before the first of them changes it.
    const waitForAll = meetingOf(4);
    const compacting = Array.from({ length: 4 }, async () => {
      const meet = once(waitForAll);
      const beforeCommand = async (name: string) => {
        if (!/^(Get|BatchGet|Query)/.test(name)) await meet();
      };
      results.push(await parts.compact(kind, beforeCommand));
    });
    const saving = Array.from({ length: 5 }, async () => {
      saved.push(...(await create(parts.store, { kind })));
      const known = namesOf(saved);
      const found = new Set(await contents(warm, kind));
      expect(known.filter((name) => !found.has(name))).toEqual([]);
    });
    await Promise.all([...compacting, ...saving]);
    expect(results.splice(0).sort()).toEqual(['compacted', 'taken', 'taken', 'taken']);
    for (const search of [warm, parts.newSearch()]) {
      expect(await contents(search, kind)).toEqual(namesOf(saved));
    }
  }
  expect(await keysOf(kind, 'C#')).toHaveLength(2);
});

test('a delta that comes late does not bring back what a higher revision removed', async () => {
  const [entity] = await create(parts.store, { kind: 'late' });
  if (!entity) throw new Error('not saved');
  const [late] = (await parts.shardItems('late')).filter(({ sk }) => String(sk).startsWith('D#'));
  await remove(parts.store, entity);
  // Long enough that no reader looks back to the removal itself.
  parts.wait(100);
  await parts.compact('late');
  const warm = parts.newSearch();
  expect(await contents(warm, 'late')).toEqual([]);
  parts.wait(20);
  await parts.putDeltaAgain(late);
  expect(await contents(warm, 'late')).toEqual([]);
  expect(await contents(parts.newSearch(), 'late')).toEqual([]);
});

test('a delta that a redaction erases at any step of a compaction stays erased', async () => {
  let isOver = false;
  for (let moment = 1; !isOver; moment++) {
    const kind = `erased-${moment}`;
    const [entity] = await create(parts.store, { kind }, { kind });
    if (!entity) throw new Error('not saved');
    parts.wait(61);
    let step = 0;
    await parts.compact(kind, async () => {
      if (++step !== moment) return;
      await eraseDeltas(parts, entity, [marketShard(kind)]);
    });
    isOver = step < moment;
    const left = (await parts.shardItems(kind)).filter(({ sk }) => String(sk).startsWith('D#'));
    if (isOver) expect(left).toHaveLength(2);
    else expect(left.map(({ id }) => id)).not.toContain(entity.id);
  }
});
