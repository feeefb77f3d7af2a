import { expect, test } from 'vitest';
import { eachRow } from '#web/components/data-table/each-row.ts';
import { summedEffects } from '#web/kernel/tell-effects.ts';

test('each row is done or refused by itself, in their order, until they are stopped', async () => {
  const seen: number[] = [];
  const broken = new Error('no');
  const act = async (row: string) => {
    if (row === 'b') throw broken;
  };
  const isStopped = () => seen.length === 3;
  const result = eachRow(['a', 'b', 'c', 'd'], act, (count) => seen.push(count), isStopped);
  expect(await result).toEqual({ done: ['a', 'c'], refused: [{ row: 'b', error: broken }] });
  expect(seen).toEqual([1, 2, 3]);
});

test('effects of several changes are told once each, with their sum; those of other kinds stay apart', () => {
  const hidden = (count: number, of?: string) =>
    ({ effect: 'offersHidden', count, ...(of === undefined ? {} : { of }) }) as const;
  expect(summedEffects([hidden(2), hidden(3), hidden(1, 'cattle'), hidden(4, 'cattle')])).toEqual([
    hidden(5),
    hidden(5, 'cattle'),
  ]);
});
