import type { DynamoDBRecord } from 'aws-lambda';
import { beforeAll, expect, test } from 'vitest';
import { makeLog } from '#functions/kernel/ports/log.ts';
import { compactionTask } from '#functions/kernel/search/compaction/compaction-task.ts';
import { shardPk } from '#functions/kernel/store/keys.ts';
import { entityClasses } from '#test/functions/kernel/search/sample-class.ts';
import { contents, create, market, namesOf } from '#test/functions/kernel/search/sample-rows.ts';
import {
  marketShard,
  type SearchTest,
  searchTest,
  watchedClient,
} from '#test/functions/kernel/search/search-parts.ts';

let parts: SearchTest;
let lines: string[];
beforeAll(async () => {
  parts = await searchTest();
});

function task(more: Partial<SearchTest> = {}) {
  lines = [];
  const log = makeLog((line) => lines.push(line));
  return compactionTask({ ...parts, ...more, entityClasses, log });
}

function record(
  kind: string,
  sk: string,
  eventName: NonNullable<DynamoDBRecord['eventName']> = 'INSERT',
): DynamoDBRecord {
  return {
    eventName,
    dynamodb: { Keys: { pk: { S: shardPk(marketShard(kind)) }, sk: { S: sk } } },
  };
}

const generations = async (kind: string) =>
  (await parts.shardItems(kind)).filter(({ sk }) => String(sk).startsWith('C#')).length;
const many = (kind: string, count = 70) =>
  create(parts.store, ...Array.from({ length: count }, () => ({ kind })));

test('a new delta has its shard compacted as soon as that is worth it', async () => {
  await many('worth', 60);
  parts.wait(61);
  expect(await task()([record('worth', 'D#1'), record('worth', 'D#2')])).toEqual([]);
  expect(await generations('worth')).toBe(0);
  await many('worth', 10);
  expect(await task()([record('worth', 'D#1')])).toEqual([]);
  expect(await generations('worth')).toBe(0);
  parts.wait(61);
  expect(await task()([record('worth', 'D#1')])).toEqual([]);
  expect(await generations('worth')).toBe(1);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { shard: marketShard('worth'), result: 'compacted' },
  ]);
});

test('marks, chunks, manifests and other items of the table cause no compaction', async () => {
  await many('quiet');
  parts.wait(61);
  const causes = [
    record('quiet', 'D#1', 'MODIFY'),
    record('quiet', 'D#1', 'REMOVE'),
    record('quiet', 'C#1#0000'),
    record('quiet', 'M', 'MODIFY'),
    { eventName: 'INSERT', dynamodb: { Keys: { pk: { S: 'E#1' }, sk: { S: 'D#1' } } } } as const,
  ];
  expect(await task()(causes)).toEqual([]);
  expect(await generations('quiet')).toBe(0);
});

test('after a burst of saves that nothing follows, the first cold reader has the shard compacted', async () => {
  const saved = await many('burst', 80);
  await task()([record('burst', 'D#1')]);
  expect(await generations('burst')).toBe(0);
  parts.wait(61);
  await parts.newSearch().count(market('burst'));
  const request = (await parts.shardItems('burst')).find(({ sk }) => sk === 'W');
  expect(request).toBeDefined();
  await task()([record('burst', 'W')]);
  expect(await generations('burst')).toBe(1);
  expect(await contents(parts.newSearch(), 'burst')).toEqual(namesOf(saved));
});

test('a cold reader requests nothing while there is little to fold', async () => {
  await many('small', 20);
  parts.wait(61);
  await parts.newSearch().count(market('small'));
  expect((await parts.shardItems('small')).filter(({ sk }) => sk === 'W')).toEqual([]);
});

test('a compaction that fails is logged and holds nothing up', async () => {
  const client = watchedClient(async () => {
    throw new Error('no table');
  });
  expect(await task({ client })([record('worth', 'D#1')])).toEqual([]);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('shard compaction failed');
});

test('what a batch has no time for comes again as a request', async () => {
  const kinds = ['in-time', 'too-late'];
  for (const kind of kinds) await many(kind);
  parts.wait(61);
  const start = parts.clock.now().getTime();
  let asked = 0;
  const clock = { now: () => new Date(start + 15_000 * asked++) };
  await task({ clock })(kinds.map((kind) => record(kind, 'D#1')));
  expect([await generations('in-time'), await generations('too-late')]).toEqual([1, 0]);
  await task()([record('too-late', 'W')]);
  expect(await generations('too-late')).toBe(1);
  const request = (await parts.shardItems('too-late')).find(({ sk }) => sk === 'W');
  expect(request).toBeDefined();
});

test('a request for what a batch has no time for is logged when it fails', async () => {
  const client = watchedClient(async () => {
    throw new Error('no table');
  });
  let asked = 0;
  const clock = { now: () => new Date(parts.clock.now().getTime() + 60_000 * asked++) };
  expect(await task({ client, clock })([record('late', 'D#1')])).toEqual([]);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('shard compaction failed');
});

test('a shard of a class that is no more is left alone', async () => {
  const gone = {
    eventName: 'INSERT',
    dynamodb: { Keys: { pk: { S: 'S#cow.all#x' }, sk: { S: 'D#1' } } },
  } as const;
  expect(await task()([gone])).toEqual([]);
  expect(lines).toEqual([]);
});
