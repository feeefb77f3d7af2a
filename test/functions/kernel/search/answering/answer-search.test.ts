import { expect, test } from 'vitest';
import {
  aggregateHits,
  countHits,
  findHits,
  overviewHits,
  type Searched,
} from '#functions/kernel/search/answering/answer-search.ts';
import type {
  AggregateRow,
  OverviewQuery,
  ShardQuery,
  Sorting,
} from '#functions/kernel/search/search.ts';
import {
  applyDeltas,
  type LoadedShard,
  loadShard,
} from '#functions/kernel/search/shards/loaded-shard.ts';
import type { Delta } from '#functions/kernel/store/delta.ts';
import { firstUlidAt } from '#functions/kernel/store/ulid.ts';
import { membersOf } from '#shared/kernel/attribute-filter.ts';
import { rowOf } from '#shared/kernel/column-values.ts';
import type { Row } from '#shared/kernel/row.ts';
import { searchErrors } from '#shared/search/errors.ts';
import { AGGREGATE_ROWS, FACET_VALUES, OVERVIEW_FACETS } from '#shared/search/limits.ts';
import {
  idOf,
  plainAggregate,
  plainMatches,
  plainSorted,
} from '#test/functions/kernel/search/plain-search.ts';
import { columns, randomEntity } from '#test/functions/kernel/search/random-entities.ts';
import {
  randomAggregate,
  randomFilter,
  randomSorting,
} from '#test/functions/kernel/search/random-queries.ts';
import { randomShard } from '#test/functions/kernel/search/random-shard.ts';
import { runSeed, sized } from '#test/support/campaign.ts';
import { type SeededRandom, seededRandom } from '#test/support/seeded-random.ts';
import { testId } from '#test/support/test-id.ts';

const QUERIES = sized(2_000);
/** For a machine that has other things to do. */
const LONG_MS = 300_000;

const FACETS = [
  'breed',
  'tags',
  'organic',
  'from',
  'never',
  'weeks.week',
  'weeks.amount',
  'rev',
  'id',
];

type Question = ShardQuery & { sorting: Sorting };

test(
  'packed search equals the plain meaning: ids, order, count, pages and aggregates of random queries',
  () => {
    const random = seededRandom(runSeed('packed search'));
    const { shard, rows } = randomShard(random, 1_600);
    const searched = { shards: [shard], columns };
    const ids = rows.map(idOf);
    const mismatches: string[] = [];
    let hits = 0;
    for (let n = 0; n < QUERIES; n++) {
      const query = randomQuestion(random, ids);
      const expected = plainSorted(
        plainMatches(rows, [query.filter, query.visible]),
        query.sorting,
        query.filter,
      );
      hits += expected.length;
      for (const wrong of differences(random, searched, query, expected)) {
        mismatches.push(`${wrong}: ${JSON.stringify(query)}`);
      }
    }
    process.stdout.write(
      `search oracle: ${QUERIES} queries over ${rows.length} rows in ${shard.layers.length} layers, ` +
        `${hits} hits, ${mismatches.length} mismatches\n`,
    );
    expect(mismatches).toEqual([]);
    expect(hits).toBeGreaterThan(QUERIES * 50);
  },
  LONG_MS,
);

test('a search of several shards finds an entity once that lies in two of them, in its higher rev', () => {
  const random = seededRandom(runSeed('search of several shards'));
  const first = randomShard(random, 600);
  const other = randomShard(random, 600);
  const searched = { shards: [first.shard, other.shard, first.shard], columns };
  const rows = [...first.rows, ...other.rows];
  const query = { entityClass: 'sample', group: 'all', keys: ['a', 'b', 'c'], sorting: [] };
  expect(countHits(searched, query)).toBe(rows.length);
  expect(walkPages(searched, query, 70)).toEqual(plainSorted(rows, [], undefined).map(idOf));
});

test(
  'an overview says what the calls for pages, counts and summaries say: of random queries',
  () => {
    const random = seededRandom(runSeed('overviews'));
    const one = randomShard(random, 1_200);
    const other = randomShard(random, 300);
    const ids = [...one.rows, ...other.rows].map(idOf);
    const shards = [[one.shard], [one.shard, other.shard, one.shard], [other.shard]];
    let hits = 0;
    for (let n = 0; n < QUERIES / 4; n++) {
      const searched = { shards: random.pick(shards), columns };
      const overview = randomOverview(random, ids);
      const answer = overviewHits(searched, overview);
      expect(answer, JSON.stringify(overview)).toEqual(separately(searched, overview));
      hits += answer.count;
    }
    expect(hits).toBeGreaterThan(QUERIES);
  },
  LONG_MS,
);

test('a facet of texts has the most frequent values, where each row has a word of its own', () => {
  const shard = shardOf(AGGREGATE_ROWS + 10, (n) => ({
    tags: [n % 3 === 0 ? 'often' : 'oftener', `own-${n}`],
    breed: n % 3 === 0 ? 'often' : `own-${n}`,
  }));
  const countsOf = (...fields: readonly string[]) =>
    overviewHits(
      { shards: [shard], columns },
      {
        entityClass: 'sample',
        group: 'all',
        keys: ['x'],
        sorting: [],
        limit: 1,
        facets: fields.map((field) => ({ field })),
      },
    ).facets;
  const [tags = [], breeds = []] = countsOf('tags', 'breed');
  // A search may choose by many fields, each of which counts them again.
  const many = countsOf(...Array<string>(OVERVIEW_FACETS).fill('tags'));
  expect(many.map((facet) => facet.length)).toEqual(
    Array<number>(OVERVIEW_FACETS).fill(FACET_VALUES),
  );
  expect(tags).toHaveLength(FACET_VALUES);
  expect(tags.filter(({ count }) => count > 1)).toEqual([
    { value: 'often', count: 3337 },
    { value: 'oftener', count: 6673 },
  ]);
  expect(breeds).toHaveLength(FACET_VALUES);
  expect(breeds.filter(({ count }) => count > 1)).toEqual([{ value: 'often', count: 3337 }]);
});

test.each([
  ['one row', 1, 60],
  ['rows, of few values each,', 300, 21],
])(
  '%s with more combinations of values than can be counted are refused at once',
  (_, rows, many) => {
    const values = Array.from({ length: many }, (_, n) => n);
    const data = {
      tags: values.map((n) => `tag ${n}`),
      weeks: values.map((n) => ({ week: `2026-W${n}`, amount: n })),
    };
    const shard = shardOf(rows, () => data);
    const count = (...groupBy: readonly string[]) =>
      aggregateHits(
        { shards: [shard], columns },
        {
          entityClass: 'sample',
          group: 'all',
          keys: ['x'],
          groupBy,
          metrics: [{ op: 'count', as: 'count' }],
        },
      );
    expect(count('tags', 'weeks.week')).toHaveLength(many * many);
    const refusal = expect.objectContaining({ error: searchErrors.tooManyGroups });
    expect(() => count('tags', 'weeks.week', 'weeks.amount')).toThrow(refusal);
  },
);

test('groups of which nothing is asked are one for each value all the same', () => {
  const shard = shardOf(5, (n) => ({ breed: `breed ${n % 2}` }));
  const question = { entityClass: 'sample', group: 'all', keys: ['x'], metrics: [] };
  const groups = aggregateHits({ shards: [shard], columns }, { ...question, groupBy: ['breed'] });
  expect(groups.map(({ key }) => key)).toEqual([{ breed: 'breed 0' }, { breed: 'breed 1' }]);
});

/** Returns a shard with rows of these data. */
function shardOf(rows: number, dataOf: (row: number) => object): LoadedShard {
  const random = seededRandom(runSeed('rows with data'));
  const shard = loadShard(undefined, 0);
  const deltas = Array.from({ length: rows }, (_, n): Delta => {
    const entity = { ...randomEntity(random, testId(`row ${n}`), 1), data: dataOf(n) };
    const sk = `D#${firstUlidAt(1_770_000_000_000 + n)}`;
    return { sk, id: entity.id, rev: 1, row: rowOf(entity, columns) };
  });
  applyDeltas(shard, deltas, columns);
  return shard;
}

function randomOverview(random: SeededRandom, ids: readonly string[]): OverviewQuery {
  const { visible, ...question } = randomQuestion(random, ids);
  const members = Array.from({ length: random.below(5) }, () => randomFilter(random, ids, 2));
  const scope = random.below(members.length + 1);
  const inScope = [...membersOf(question.filter), ...members.slice(0, scope)];
  const conditions = members.slice(scope);
  const places = [undefined, 'all' as const, ...conditions.keys()];
  const facets = [...FACETS, ...FACETS].map((field) => ({ field, without: random.pick(places) }));
  return {
    ...question,
    visible,
    filter: { $and: [...inScope, ...conditions] },
    scope: inScope.length,
    limit: 1 + random.below(60),
    facets,
  };
}

/** The same by a call for each part. */
function separately(searched: Searched, { limit, facets, scope, ...query }: OverviewQuery) {
  const members = membersOf(query.filter);
  const without = (place: number | 'all' | undefined): ShardQuery => {
    const left = members.filter((_, n) =>
      place === 'all' ? n < (scope ?? 0) : n - (scope ?? 0) !== place,
    );
    return { ...query, filter: { $and: left } };
  };
  return {
    ...findHits(searched, { ...query, pagination: { start: 0, limit } }),
    count: countHits(searched, query),
    without: members.slice(scope).map((_, n) => countHits(searched, without(n))),
    facets: facets.map(({ field, without: place }) =>
      aggregateHits(searched, {
        ...without(place),
        groupBy: [field],
        metrics: [{ op: 'count', as: 'count' }],
      }).map(({ key, values }) => ({ value: key[field] ?? null, count: values.count })),
    ),
  };
}

function randomQuestion(random: SeededRandom, ids: readonly string[]): Question {
  const first = random.chance(0.9) ? randomFilter(random, ids) : undefined;
  const { sorting, filter } = randomSorting(random, first);
  const visible = random.chance(0.3) ? randomFilter(random, ids, 1) : undefined;
  return { entityClass: 'sample', group: 'all', keys: ['x'], filter, visible, sorting };
}

/** What is wrong with the answers to a query, in a word each. */
function differences(
  random: SeededRandom,
  searched: Searched,
  query: Question,
  expected: readonly Row[],
): string[] {
  const ids = expected.map(idOf);
  const start = random.below(expected.length + 5);
  const limit = 1 + random.below(60);
  const { items } = findHits(searched, { ...query, pagination: { start, limit } });
  const aggregate = randomAggregate(random);
  const isSame = {
    count: countHits(searched, query) === expected.length,
    start: same(
      items.map(({ id }) => id),
      ids.slice(start, start + limit),
    ),
    pages: same(walkPages(searched, query, Math.ceil((expected.length + 1) / 4)), ids),
    revs: items.every(({ rev }, index) => expected[start + index]?.rev?.[0] === rev),
    aggregate: same(
      byKey(aggregateHits(searched, { ...query, ...aggregate })),
      byKey(plainAggregate(expected, aggregate)),
    ),
  };
  return Object.entries(isSame).flatMap(([what, holds]) => (holds ? [] : [what]));
}

function walkPages(searched: Searched, query: Question, limit: number): string[] {
  const ids: string[] = [];
  let cursor: string | null | undefined;
  do {
    const pagination = { start: 0, limit, ...(cursor && { cursor }) };
    const page = findHits(searched, { ...query, pagination });
    ids.push(...page.items.map(({ id }) => id));
    cursor = page.next;
  } while (cursor !== null);
  return ids;
}

const byKey = (rows: readonly AggregateRow[]): string[] =>
  rows.map((row) => JSON.stringify(row)).sort();

const same = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((hit, n) => hit === b[n]);
