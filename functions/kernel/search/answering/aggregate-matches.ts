import type { Matches } from '#functions/kernel/search/filtering/match-rows.ts';
import type { AggregateRow, Metric } from '#functions/kernel/search/search.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { Columns } from '#shared/kernel/entity-class.ts';
import { columnKindOf } from '#shared/kernel/match-filter.ts';
import { searchErrors } from '#shared/search/errors.ts';
import { AGGREGATE_COUNTS, AGGREGATE_ROWS } from '#shared/search/limits.ts';
import { type GroupTokens, type KeyPart, makeGroupTokens } from './group-tokens.ts';
import { addRow, metricReader, newTally, resultOf, type Tally } from './metric-tally.ts';

type Question = { readonly groupBy: readonly string[]; readonly metrics: readonly Metric[] };
type Group = { readonly key: readonly KeyPart[]; readonly tallies: readonly Tally[] };
/** The groups so far by the tokens of the fields so far. */
type Branch = {
  readonly next: Map<number, Branch>;
  readonly tokens: readonly number[];
  /** True for a group; a question without metrics has groups without tallies. */
  isLeaf: boolean;
  tallies: readonly Tally[];
};

/**
 * Returns one row for each combination of values that occurs, ordered by key, nulls last; a single row when nothing
 * is grouped. A row with several values of a field counts under each of them once.
 * @throws AppError `search.tooManyGroups`
 */
export function aggregateMatches(
  matches: readonly Matches[],
  columns: Columns,
  { groupBy, metrics }: Question,
): AggregateRow[] {
  const kindFor = (field: string) => columnKindOf(columns, field) ?? 'text';
  const fields = groupBy.map((field) => makeGroupTokens(field, kindFor(field)));
  const tree = makeTree(metrics);
  if (groupBy.length === 0) tree.leavesAt([]);
  for (const { segment, rows } of matches) {
    const tokenReaders = fields.map(({ reader }) => reader(segment));
    const readers = metrics.map(({ field }) =>
      field === undefined ? undefined : metricReader(segment, field, kindFor(field)),
    );
    for (const row of rows) {
      for (const { tallies } of tree.leavesAt(tokenReaders.map((tokensOf) => tokensOf(row)))) {
        for (let n = 0; n < tallies.length; n++) addRow(tallies[n], readers[n], row);
      }
    }
  }
  const groups = tree.leaves.map(({ tokens, tallies }) => ({
    key: keyOf(tokens, fields),
    tallies,
  }));
  return groups.sort((a, b) => compareKeys(a.key, b.key)).map(answerRow({ groupBy, metrics }));
}

function makeTree(metrics: readonly Metric[]) {
  const newBranch = (tokens: readonly number[]): Branch => ({
    next: new Map(),
    tokens,
    isLeaf: false,
    tallies: [],
  });
  const root = newBranch([]);
  const leaves: Branch[] = [];
  let counted = 0;
  const grow = (branch: Branch, token: number): Branch => {
    const child = branch.next.get(token);
    if (child) return child;
    const grown = newBranch([...branch.tokens, token]);
    branch.next.set(token, grown);
    return grown;
  };
  const asLeaf = (branch: Branch): Branch => {
    if (branch.isLeaf) return branch;
    if (leaves.length >= AGGREGATE_ROWS) throw new AppError(searchErrors.tooManyGroups);
    branch.isLeaf = true;
    branch.tallies = metrics.map(newTally);
    leaves.push(branch);
    return branch;
  };
  return {
    leaves,
    /** The groups of a row that has these tokens in the grouped fields. */
    leavesAt: (tokens: readonly (readonly number[])[]): Branch[] => {
      const groups = tokens.reduce((product, some) => product * some.length, 1);
      counted += groups;
      // A row with many values in several fields has more groups than a process can hold.
      if (groups > AGGREGATE_ROWS || counted > AGGREGATE_COUNTS) {
        throw new AppError(searchErrors.tooManyGroups);
      }
      let branches = [root];
      for (const some of tokens) {
        branches = branches.flatMap((branch) => some.map((token) => grow(branch, token)));
      }
      return branches.map(asLeaf);
    },
  };
}

function keyOf(tokens: readonly number[], fields: readonly GroupTokens[]): KeyPart[] {
  return fields.map((field, n) => field.partOf(tokens[n] ?? -1));
}

function answerRow({ groupBy, metrics }: Question) {
  return ({ key, tallies }: Group): AggregateRow => ({
    key: Object.fromEntries(groupBy.map((field, n) => [field, key[n] ?? null])),
    values: Object.fromEntries(
      metrics.map((metric, n) => [metric.as, resultOf(metric, tallies[n])]),
    ),
  });
}

/** The order of keys, by each part; nulls last. */
export function compareKeys(a: readonly KeyPart[], b: readonly KeyPart[]): number {
  for (const [n, partA] of a.entries()) {
    const partB = b[n] ?? null;
    if (partA === partB) continue;
    if (partA === null) return 1;
    if (partB === null) return -1;
    return partA < partB ? -1 : 1;
  }
  return 0;
}
