import { randomBytes, randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { makeTallies } from '#functions/kernel/adapters/table-tallies.ts';
import type { Tallies } from '#functions/kernel/ports/tallies.ts';
import { makeTableClient } from '#functions/kernel/store/table.ts';
import { testServices } from '#test/support/local-services.ts';

const NOW = new Date('2026-03-02T08:00:00.000Z');

let tallies: Tallies;
beforeAll(async () => {
  const { table } = await testServices();
  const clock = { now: () => NOW };
  const parts = { client: makeTableClient(), table, clock, newId: randomUUID, random: randomBytes };
  tallies = makeTallies(parts);
});

const all = (tally: string) => tallies.read(tally, { from: '0', to: '~' });

test('what is added under one mark counts once, however often it is told', async () => {
  const changes = [
    { tally: 'once', row: '2026-03', numbers: { asked: 1, animals: 12 } },
    { tally: 'once', row: '2026-04', numbers: { asked: 1 } },
  ];
  await Promise.all([1, 2, 3].map(() => tallies.add('mark 1', changes)));
  await tallies.add('mark 1', changes);
  await tallies.add('mark 2', changes.slice(0, 1));
  expect(await all('once')).toEqual([
    { row: '2026-03', numbers: { asked: 2, animals: 24 } },
    { row: '2026-04', numbers: { asked: 1 } },
  ]);
});

test('of many who add to one row at the same time, none is lost', async () => {
  const add = (at: number) =>
    tallies.add(`at ${at}`, [{ tally: 'many', row: 'all', numbers: { asked: 1 } }]);
  const again = async (at: number): Promise<void> => {
    await add(at).catch(() => again(at));
  };
  await Promise.all(Array.from({ length: 20 }, (_, index) => again(index)));
  expect(await all('many')).toEqual([{ row: 'all', numbers: { asked: 20 } }]);
});

test('what is taken back to nothing is not told, and rows are read by their names', async () => {
  const change = (row: string, asked: number) => ({ tally: 'back', row, numbers: { asked } });
  await tallies.add('back 1', [change('a', 1), change('b', 1), change('c', 1)]);
  await tallies.add('back 2', [change('b', -1)]);
  expect(await tallies.read('back', { from: 'b', to: 'c' })).toEqual([
    { row: 'b', numbers: {} },
    { row: 'c', numbers: { asked: 1 } },
  ]);
});

test('what is taken back before it was added is not told as less than nothing', async () => {
  const change = (asked: number) => ({ tally: 'early', row: 'a', numbers: { asked } });
  await tallies.add('early 2', [change(-1)]);
  expect(await all('early')).toEqual([{ row: 'a', numbers: {} }]);
  await tallies.add('early 1', [change(1)]);
  await tallies.add('early 3', [change(1)]);
  expect(await all('early')).toEqual([{ row: 'a', numbers: { asked: 1 } }]);
});
