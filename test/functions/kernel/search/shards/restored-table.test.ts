import { beforeEach, describe, expect, test } from 'vitest';
import { foldedRows, snapshotOf } from '#test/functions/kernel/search/lost-shard.ts';
import { contents, create, market, namesOf } from '#test/functions/kernel/search/sample-rows.ts';
import {
  type SearchTest,
  searchTest,
  watchedClient,
} from '#test/functions/kernel/search/search-parts.ts';

const KIND = 'restored';

let parts: SearchTest;
beforeEach(async () => {
  parts = await searchTest();
});

const found = (search: ReturnType<SearchTest['newSearch']>) => contents(search, KIND);

describe('a process that remembers more than a restored table holds', () => {
  test('sees it at once where the newest save that it remembers was just made', async () => {
    const kept = await create(parts.store, { kind: KIND });
    const search = parts.newSearch();
    const restore = await snapshotOf(parts);
    const lost = await create(parts.store, { kind: KIND });
    expect(await found(search)).toEqual(namesOf([...kept, ...lost]));
    await restore();
    parts.wait(30);
    expect(await found(search)).toEqual(namesOf(kept));
  });

  test('sees it within five minutes where that save was made long ago', async () => {
    const kept = await create(parts.store, { kind: KIND });
    const search = parts.newSearch();
    const restore = await snapshotOf(parts);
    const lost = await create(parts.store, { kind: KIND });
    parts.wait(200);
    expect(await found(search)).toEqual(namesOf([...kept, ...lost]));
    await restore();
    parts.wait(101);
    expect(await found(search)).toEqual(namesOf([...kept, ...lost]));
    parts.wait(200);
    expect(await found(search)).toEqual(namesOf(kept));
  });

  test('sees it within five minutes where what it remembers was folded', async () => {
    const kept = await foldedRows(parts, KIND, 3);
    const restore = await snapshotOf(parts);
    await create(parts.store, { kind: KIND });
    parts.wait(61);
    await parts.compact(KIND);
    const search = parts.newSearch();
    expect(await search.count(market(KIND))).toBe(4);
    await restore();
    parts.wait(301);
    expect(await found(search)).toEqual(namesOf(kept));
  });
});

test('a warm shard is held against its manifest once in five minutes, and else costs one question', async () => {
  const sent: string[] = [];
  const search = parts.newSearch({ client: watchedClient(async (name) => void sent.push(name)) });
  await create(parts.store, { kind: KIND });
  await search.count(market(KIND));
  sent.length = 0;
  for (let minute = 0; minute < 11; minute++) {
    parts.wait(60);
    expect(await search.count(market(KIND))).toBe(1);
  }
  expect(sent.filter((name) => name === 'GetItemCommand')).toHaveLength(2);
  expect(sent.filter((name) => name === 'QueryCommand')).toHaveLength(11);
});
