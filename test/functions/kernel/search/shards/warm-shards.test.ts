import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
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
