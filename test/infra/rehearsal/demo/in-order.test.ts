import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { each, inOrder } from '#infra/rehearsal/demo/in-order.ts';

const chain = [
  { id: 'c', after: ['b', 'a'] },
  { id: 'b', after: ['a'] },
  { id: 'a', after: [] },
];
const needs = ({ after }: { readonly after: readonly string[] }) => after;

test('what others need comes before them', async () => {
  const done: string[] = [];
  await inOrder(chain, async ({ id }) => void done.push(id), { needs });
  expect(done).toEqual(['a', 'b', 'c']);
});

test('what is there already is not waited for; what never comes is named', async () => {
  const done: string[] = [];
  const run = async ({ id }: { readonly id: string }) => void done.push(id);
  await inOrder(chain.slice(0, 2), run, { needs, there: ['a'] });
  expect(done).toEqual(['b', 'c']);
  await expect(inOrder(chain.slice(0, 2), run, { needs })).rejects.toThrow('c waits for');
});

test('every one is run', async () => {
  const seen: number[] = [];
  const list = [1, 2, 3, 4, 5, 6, 7];
  await each(list, async (item) => void seen.push(item));
  expect(seen.toSorted()).toEqual(list);
});

test('the first failure is told, and nothing is begun after it', async () => {
  const begun: number[] = [];
  const run = async (item: number) => {
    begun.push(item);
    if (item === 3) throw new Error(`not ${item}`);
    await pause(1);
  };
  const list = Array.from({ length: 50 }, (_, index) => index);
  await expect(each(list, run)).rejects.toThrow('not 3');
  await pause(20);
  expect(begun.length).toBeLessThan(10);
});
