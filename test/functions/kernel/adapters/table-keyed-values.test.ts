import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, test } from 'vitest';
import { makeKeyedValues } from '#functions/kernel/adapters/table-keyed-values.ts';
import type { KeyedValues } from '#functions/kernel/ports/keyed-values.ts';
import { makeTableClient } from '#functions/kernel/store/table.ts';
import { testServices } from '#test/support/local-services.ts';

let values: KeyedValues;
let table: string;
beforeAll(async () => {
  ({ table } = await testServices());
  values = makeKeyedValues({ client: makeTableClient(), table });
});

test('the last value put stays, until it is removed', async () => {
  await values.put('one', { a: 1 });
  await values.put('one', { a: [2, null] });
  expect(await values.get('one')).toEqual({ a: [2, null] });
  await values.remove('one');
  await values.remove('one');
  expect(await values.get('one')).toBeUndefined();
});

test('many are found by their keys, and the unknown left out', async () => {
  const keys = Array.from({ length: 120 }, (_, index) => `many#${index}`);
  await Promise.all(keys.map((key) => values.put(key, { key })));
  const entries = await values.getMany([...keys, 'unknown', 'many#0']);
  expect(entries).toEqual(new Map(keys.map((key) => [key, { key }])));
  expect(await values.getMany([])).toEqual(new Map());
});

test('a value may carry its end', async () => {
  const expires = new Date('2026-03-02T08:00:00.500Z');
  await values.put('ends', { a: 1 }, { expires });
  const Key = { pk: 'K#ends', sk: 'K' };
  const { Item } = await makeTableClient().send(new GetCommand({ TableName: table, Key }));
  expect(Item?.expires).toBe(Date.parse('2026-03-02T08:00:01.000Z') / 1000);
});
