import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { keepNewest } from '#web/kernel/keep-newest.ts';

test('the oldest entries nobody looks at go first, others’ entries stay', () => {
  const queries = new QueryClient();
  for (const [at, name] of ['a', 'b', 'c', 'd'].entries()) {
    queries.setQueryData(['revision', name], name, { updatedAt: at + 1 });
  }
  queries.setQueryData(['list'], 'other', { updatedAt: 0 });
  const looksAtA = new QueryObserver(queries, { queryKey: ['revision', 'a'], staleTime: 'static' });
  const stop = looksAtA.subscribe(() => {});
  keepNewest(queries, ['revision'], 2);
  stop();
  const left = queries
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey.join(' '));
  expect(left.sort()).toEqual(['list', 'revision a', 'revision d']);
});
