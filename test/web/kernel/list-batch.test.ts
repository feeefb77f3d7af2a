import { expect, test } from 'vitest';
import { LISTS_A_CALL } from '#shared/search/limits.ts';
import { createListBatch } from '#web/kernel/list-batch.ts';

type Asked = { readonly entityClass: string; readonly pagination: { readonly cursor?: string } };

/** A server whose lists hold one row named after them, and countries another on a second page. */
function batchOf() {
  const calls: [string, unknown][] = [];
  const page = ({ entityClass, pagination: { cursor } }: Asked) => ({
    items: [`${entityClass}${cursor ?? ''}`],
    next: entityClass === 'country' && cursor === undefined ? ' 2' : null,
  });
  const call = async (name: string, input: Asked & { readonly lists: readonly Asked[] }) => {
    calls.push([name.slice('POST search/search/'.length), input]);
    return name.endsWith('lists') ? { lists: input.lists.map(page) } : page(input);
  };
  const load = createListBatch({ call: call as never }, (ms, action) => setTimeout(action, ms));
  return { load, calls };
}
const asked = (entityClass: string) => ({ entityClass, pagination: { limit: 200 } });

test('lists that are asked for at one moment come in one call; a longer one goes on by pages', async () => {
  const { load, calls } = batchOf();
  const lists = Promise.all([load('country', {}), load('region', { sorting: [] })]);
  expect(await lists).toEqual([['country', 'country 2'], ['region']]);
  expect(calls).toEqual([
    ['lists', { lists: [asked('country'), { ...asked('region'), sorting: [] }] }],
    ['execute', { entityClass: 'country', pagination: { limit: 200, cursor: ' 2' } }],
  ]);
});

test('one list by itself is a search', async () => {
  const { load, calls } = batchOf();
  expect(await load('region', {})).toEqual(['region']);
  expect(calls).toEqual([['execute', asked('region')]]);
});

test('a call holds no more lists than the server takes', async () => {
  const { load, calls } = batchOf();
  await Promise.all(Array.from({ length: LISTS_A_CALL + 1 }, () => load('region', {})));
  expect(calls.map(([name]) => name)).toEqual(['lists', 'execute']);
});
