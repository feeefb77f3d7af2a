import { beforeAll, expect, test } from 'vitest';
import { makeTableClient } from '#functions/kernel/store/table.ts';
import { contents, create, market, namesOf, remove, update } from './sample-rows.ts';
import { type SearchTest, searchTest, watchedClient } from './search-parts.ts';

let parts: SearchTest;
beforeAll(async () => {
  parts = await searchTest();
});

test('a search sees every save that was acknowledged before it began, by whichever process', async () => {
  const { store, newSearch } = parts;
  const searches = [newSearch(), newSearch()];
  const saved = [];
  for (let n = 0; n < 30; n++) {
    saved.push(...(await create(store, { kind: 'own-writes', amount: n })));
    for (const search of searches) expect(await search.count(market('own-writes'))).toBe(n + 1);
  }
  for (const search of searches) {
    expect(await contents(search, 'own-writes')).toEqual(namesOf(saved));
  }
});

test('searches at the same time as saves each see at least what was acknowledged before they began', async () => {
  const { store, newSearch } = parts;
  const search = newSearch();
  let acknowledged = 0;
  const saving = Array.from({ length: 8 }, async () => {
    for (let n = 0; n < 10; n++) {
      await create(store, { kind: 'busy' });
      acknowledged++;
    }
  });
  const searching = Array.from({ length: 8 }, async () => {
    for (let n = 0; n < 20; n++) {
      const before = acknowledged;
      expect(await search.count(market('busy'))).toBeGreaterThanOrEqual(before);
    }
  });
  await Promise.all([...saving, ...searching]);
  expect(await search.count(market('busy'))).toBe(80);
});

test('a changed row is found by its new values only, a moved one in its new shard only, a deleted one nowhere', async () => {
  const { store, newSearch } = parts;
  const search = newSearch();
  const stall = { kind: 'stall', amount: 5 };
  const [changed, moved, gone] = await create(store, stall, stall, stall);
  if (!changed || !moved || !gone) throw new Error('not saved');
  expect(await search.count(market('stall'))).toBe(3);
  const newer = await update(store, changed, { amount: 7 });
  const elsewhere = await update(store, moved, { kind: 'meadow' });
  await remove(store, gone);
  for (const reader of [search, newSearch()]) {
    expect(await contents(reader, 'stall')).toEqual(namesOf([newer]));
    expect(await contents(reader, 'meadow')).toEqual(namesOf([elsewhere]));
    expect(await contents(reader, 'stall', 'meadow')).toEqual(namesOf([newer, elsewhere]));
    const filter = { field: 'amount', comparison: 'eq', value: 5 } as const;
    expect(await reader.count({ ...market('stall'), filter })).toBe(0);
  }
});

test('a warm search asks the table once', async () => {
  const sent: string[] = [];
  const search = parts.newSearch({ client: watchedClient(async (name) => void sent.push(name)) });
  await create(parts.store, { kind: 'warm' });
  await search.count(market('warm'));
  expect(sent).toEqual(['GetItemCommand', 'QueryCommand']);
  sent.length = 0;
  expect(await search.count(market('warm'))).toBe(1);
  expect(sent).toEqual(['QueryCommand']);
});

test('a warm search reads again the deltas that may have come late, not those of a whole minute', async () => {
  const { store, newSearch, wait } = parts;
  const read: number[] = [];
  const client = makeTableClient();
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const answer = await next(args);
        if (commandName === 'QueryCommand') read.push((answer.output as { Count: number }).Count);
        return answer;
      },
    { step: 'initialize' },
  );
  const search = newSearch({ client });
  const kind = 'look back';
  const save = () => create(store, { kind });
  await save();
  await search.count(market(kind));
  wait(15);
  await save();
  await search.count(market(kind));
  read.length = 0;
  wait(5);
  await save();
  expect(await search.count(market(kind))).toBe(3);
  expect(read).toEqual([2]);
});

test('searches that wait for the same shard share one question to the table', async () => {
  const sent: string[] = [];
  const search = parts.newSearch({ client: watchedClient(async (name) => void sent.push(name)) });
  await search.count(market('warm'));
  sent.length = 0;
  await Promise.all(Array.from({ length: 20 }, () => search.count(market('warm'))));
  expect(sent).toEqual(['QueryCommand', 'QueryCommand']);
});

test('a search never takes over an answer that was under way before it began', async () => {
  const kind = 'overtaken';
  await create(parts.store, { kind });
  const held = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  const client = watchedClient(
    async () => {},
    async (name) => {
      if (name !== 'QueryCommand') return;
      answered.resolve();
      await held.promise;
    },
  );
  const search = parts.newSearch({ client });
  const early = search.count(market(kind));
  await answered.promise;
  await create(parts.store, { kind });
  const late = [search.count(market(kind)), search.count(market(kind))];
  held.resolve();
  expect([await early, ...(await Promise.all(late))]).toEqual([1, 2, 2]);
});

test('shards beyond the memory bound are forgotten, the one used longest ago first', async () => {
  const sent: string[] = [];
  const search = parts.newSearch({
    client: watchedClient(async (name) => void sent.push(name)),
    memoryBytes: 6_000, // two small shards
  });
  const isRead = async (kind: string) => {
    sent.length = 0;
    expect(await search.count(market(kind))).toBe(2);
    return sent.includes('GetItemCommand');
  };
  for (const kind of ['a', 'b', 'c']) await create(parts.store, { kind }, { kind });
  expect([await isRead('a'), await isRead('b'), await isRead('a')]).toEqual([true, true, false]);
  expect([await isRead('c'), await isRead('a'), await isRead('b')]).toEqual([true, false, true]);
});

test('a failed question to the table fails the searches that wait for it, and the next one asks again', async () => {
  let isDown = true;
  const client = watchedClient(async () => {
    if (isDown) throw new Error('no table');
  });
  const search = parts.newSearch({ client });
  const searches = Array.from({ length: 3 }, () => search.count(market('warm')));
  expect((await Promise.allSettled(searches)).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
    'rejected',
  ]);
  isDown = false;
  expect(await search.count(market('warm'))).toBe(1);
});

test('a warm shard left alone for longer than folded deltas live is read again', async () => {
  const { store, newSearch, wait, compact, removeExpired } = parts;
  const search = newSearch();
  await create(store, { kind: 'slow' });
  expect(await search.count(market('slow'))).toBe(1);
  await create(store, { kind: 'slow' });
  wait(120);
  expect(await compact('slow')).toBe('compacted');
  wait(3_700);
  await removeExpired('slow');
  expect(await search.count(market('slow'))).toBe(2);
});

test('a class or group that does not exist is a mistake of the program', async () => {
  const query = { entityClass: 'sample', group: 'toString', keys: ['x'] };
  await expect(parts.newSearch().count(query)).rejects.toThrow('has no group toString');
});
