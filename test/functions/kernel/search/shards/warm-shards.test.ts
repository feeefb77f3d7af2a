import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { create, market } from '#test/functions/kernel/search/sample-rows.ts';
import { searchTest } from '#test/functions/kernel/search/search-parts.ts';

const KIND = 'warm';

test('a process unpacks a delta once, however often it reads it while others may still arrive', async () => {
  const parts = await searchTest();
  const search = parts.newSearch();
  await create(parts.store, { kind: KIND });
  expect(await search.count(market(KIND))).toBe(1);

  const [known] = await parts.shardItems(KIND);
  const unreadable = { ...known, row: Buffer.from('no packed row') };
  await parts.client.send(new PutCommand({ TableName: parts.table, Item: unreadable }));
  expect(await search.count(market(KIND))).toBe(1);
  await expect(parts.newSearch().count(market(KIND))).rejects.toThrow();

  await create(parts.store, { kind: KIND });
  expect(await search.count(market(KIND))).toBe(2);
});

describe('a guest', () => {
  const GUESTS = { ...market(KIND), isOfGuest: true };

  test('is answered from memory for half a second, and others never are', async () => {
    const parts = await searchTest();
    const search = parts.newSearch();
    await create(parts.store, { kind: KIND });
    expect(await search.count(GUESTS)).toBe(1);
    await create(parts.store, { kind: KIND });
    parts.wait(0.4);
    expect(await search.count(GUESTS)).toBe(1);
    parts.wait(0.1);
    expect(await search.count(GUESTS)).toBe(2);

    await create(parts.store, { kind: KIND });
    parts.wait(0.1);
    expect(await search.count(market(KIND))).toBe(3);
    parts.wait(0.1);
    expect(await search.count(GUESTS)).toBe(3);
  });

  test.each([
    ['what the same process saved', true, 0.1],
    ['all, where the clock was set back', false, -60],
  ])('sees at once %s', async (_, isOneProcess, seconds) => {
    const parts = await searchTest();
    const search = parts.newSearch(isOneProcess ? { savedAt: parts.store.savedAt } : {});
    await create(parts.store, { kind: KIND });
    parts.wait(0.1);
    expect(await search.count(GUESTS)).toBe(1);
    await create(parts.store, { kind: KIND });
    parts.wait(seconds);
    expect(await search.count(GUESTS)).toBe(2);
  });
});
