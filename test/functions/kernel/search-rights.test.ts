import { beforeAll, expect, test } from 'vitest';
import { makeRows } from '#functions/kernel/make-rows.ts';
import type { Rows } from '#functions/kernel/rows.ts';
import type { Search } from '#functions/kernel/search/search.ts';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import type { AnyEntityClass } from '#shared/kernel/entity-class.ts';
import type { Principal } from '#shared/kernel/principal.ts';
import { SHARDS_A_SEARCH } from '#shared/search/limits.ts';
import { principal } from '#test/support/principals.ts';
import { sampleClass } from './search/sample-class.ts';
import { create } from './search/sample-rows.ts';
import { type SearchTest, searchTest } from './search/search-parts.ts';

const anna = principal('SUP', { account: 'anna' });
const bert = principal('SUP', { account: 'bert' });

const kind: AttributeFilter = { field: 'kind', comparison: 'eq', value: 'cattle' };
const owner = (value: string): AttributeFilter => ({ field: 'owner', comparison: 'eq', value });
const memo: AttributeFilter = { field: 'memo', comparison: 'eq', value: 'secret' };
const both = (...$and: AttributeFilter[]): AttributeFilter => ({ $and });

let parts: SearchTest;
let search: Search;
beforeAll(async () => {
  parts = await searchTest();
  search = parts.newSearch();
  await create(
    parts.store,
    { owner: 'anna', title: 'A', amount: 1, memo: 'secret' },
    { owner: 'anna', title: 'B', amount: 2, published: false, memo: 'secret' },
    { owner: 'bert', title: 'C', amount: 4 },
    { owner: 'bert', title: 'D', amount: 8, published: false },
  );
});

function rowsOf(who: Principal): Rows {
  const classOf = (name: string): AnyEntityClass | undefined =>
    name === 'sample' ? sampleClass : undefined;
  return makeRows({ ...parts, search, classOf }, who);
}

const page = {
  sorting: [{ field: 'title', direction: 'asc' }],
  pagination: { start: 0, limit: 50 },
} as const;
const query = (attributeFilter?: AttributeFilter) => ({ entityClass: 'sample', attributeFilter });
const titles = async (who: Principal, filter?: AttributeFilter) =>
  (await rowsOf(who).search({ ...query(filter), ...page })).items.map(({ data }) => data.title);
const refusal = (code: string, ...paths: string[]) => ({
  error: { code, status: 400 },
  details: paths.map((path) => ({ path, code })),
});

test('a foreign shard looks like an empty one', async () => {
  const nobody = await rowsOf(bert).search({ ...query(owner('nobody')), ...page });
  expect(await rowsOf(bert).search({ ...query(owner('anna')), ...page })).toEqual(nobody);
  expect(await rowsOf(bert).count(query(owner('anna')))).toBe(0);
  const sum = {
    groupBy: ['owner'],
    metrics: [{ op: 'sum', field: 'amount', as: 'sum' }],
  } as const;
  expect(await rowsOf(bert).aggregate({ ...query(owner('anna')), ...sum })).toEqual([]);
  const mixed: AttributeFilter = { field: 'owner', comparison: 'in', value: ['anna', 'bert'] };
  expect(await titles(bert, mixed)).toEqual(['C', 'D']);
});

test('a column that a group does not show can be used through it in no way', async () => {
  const rows = rowsOf(anna);
  const wrong = refusal('search.unknownField', 'memo');
  await expect(rows.count(query(both(kind, memo)))).rejects.toMatchObject(wrong);
  await expect(
    rows.search({ ...query(kind), ...page, sorting: [{ field: 'memo', direction: 'asc' }] }),
  ).rejects.toMatchObject(wrong);
  const count = [{ op: 'count', as: 'n' }] as const;
  await expect(
    rows.aggregate({ ...query(kind), groupBy: ['memo'], metrics: count }),
  ).rejects.toMatchObject(wrong);
  await expect(
    rows.aggregate({
      ...query(kind),
      groupBy: [],
      metrics: [{ op: 'count', field: 'memo', as: 'n' }],
    }),
  ).rejects.toMatchObject(wrong);
  expect(await rows.count(query(both(owner('anna'), memo)))).toBe(2);
});

const nothing = { sorting: [], limit: 50, facets: [] };

test('an overview finds, counts and groups by what the caller may read and no more', async () => {
  const title: AttributeFilter = { field: 'title', comparison: 'startsWith', value: 'A' };
  const overview = { ...nothing, scope: 1, facets: [{ field: 'title', without: 'all' as const }] };
  const read = (who: Principal, scope: AttributeFilter) =>
    rowsOf(who).overview({ ...query(both(scope, title)), ...overview });
  const market = await read(bert, kind);
  expect(market.items.map(({ data }) => data)).toEqual([
    expect.not.objectContaining({ memo: 'secret' }),
  ]);
  expect([market.count, market.without]).toEqual([1, [2]]);
  expect(market.facets).toEqual([['A', 'C'].map((value) => ({ value, count: 1 }))]);
  expect(await read(bert, owner('anna'))).toEqual({
    items: [],
    next: null,
    count: 0,
    without: [0],
    facets: [[]],
  });
});

test('a condition of an overview opens no shard, and no column that its scope does not show', async () => {
  const rows = rowsOf(anna);
  const asked = (filter: AttributeFilter, more: object = {}) =>
    rows.overview({ ...query(filter), ...nothing, scope: 1, ...more });
  const wrong = refusal('search.unknownField', 'memo');
  expect((await asked(both(kind, owner('anna')))).count).toBe(1);
  await expect(asked(both(kind, owner('anna'), memo))).rejects.toMatchObject(wrong);
  await expect(asked(kind, { facets: [{ field: 'memo' }] })).rejects.toMatchObject(wrong);
  await expect(asked(both(memo, owner('anna')))).rejects.toMatchObject({
    error: { code: 'search.shardNotNamed' },
  });
});

test('a search that names no shard is told which fields to name', async () => {
  const wide = {
    error: { code: 'search.shardNotNamed' },
    details: [{ path: 'owner' }, { path: 'kind' }],
  };
  await expect(rowsOf(anna).count(query())).rejects.toMatchObject(wide);
  const either: AttributeFilter = { $or: [kind, owner('anna')] };
  await expect(rowsOf(anna).count(query(either))).rejects.toMatchObject(wide);
});

test.each([
  ['much longer than any id', '牛'.repeat(500)],
  ['longer than any id', 'a'.repeat(101)],
  ['no id', 'cattle#M'],
  ['in other letters', '牛'],
  ['nothing', ''],
])('a value that is %s names no shard, and finds nothing', async (_, value) => {
  const named = (...values: string[]): AttributeFilter => ({
    field: 'kind',
    comparison: 'in',
    value: values,
  });
  expect(await rowsOf(anna).count(query(named(value)))).toBe(0);
  expect(await rowsOf(anna).search({ ...query(named(value)), ...page })).toEqual({
    items: [],
    next: null,
  });
  expect(await rowsOf(anna).count(query(named(value, 'cattle')))).toBe(2);
});

test('a field that no search knows is named, though the search names no shard either', async () => {
  const wrong = refusal('search.unknownField', 'colour');
  const colour: AttributeFilter = { field: 'colour', comparison: 'eq', value: 'red' };
  await expect(rowsOf(anna).count(query(colour))).rejects.toMatchObject(wrong);
  await expect(rowsOf(anna).count(query(both(kind, colour)))).rejects.toMatchObject(wrong);
  const ofOthers = { error: { code: 'search.shardNotNamed' } };
  await expect(rowsOf(anna).count(query(memo))).rejects.toMatchObject(ofOthers);
});

test(`a search reads at most ${SHARDS_A_SEARCH} shards`, async () => {
  const kinds = (count: number): AttributeFilter => ({
    field: 'kind',
    comparison: 'in',
    value: Array.from({ length: count }, (_, n) => (n === 0 ? 'cattle' : `kind-${n}`)),
  });
  expect(await titles(anna, kinds(SHARDS_A_SEARCH))).toEqual(['A', 'C']);
  await expect(rowsOf(anna).count(query(kinds(SHARDS_A_SEARCH + 1)))).rejects.toMatchObject({
    error: { code: 'search.shardNotNamed' },
  });
});

test('sums of what is no number are refused', async () => {
  const wrong = refusal('search.wrongMetric', 'title');
  for (const op of ['sum', 'min', 'max', 'avg'] as const) {
    await expect(
      rowsOf(anna).aggregate({
        ...query(kind),
        groupBy: [],
        metrics: [{ op, field: 'title', as: 'x' }],
      }),
    ).rejects.toMatchObject(wrong);
  }
});

test('a class that does not exist is refused', async () => {
  await expect(rowsOf(anna).count({ entityClass: 'cow' })).rejects.toMatchObject({
    error: { code: 'entities.unknownClass' },
  });
});
