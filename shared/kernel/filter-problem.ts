import type { fieldErrors } from './field-errors.ts';
import {
  COMPARISONS,
  FILTER_ALL_VALUES,
  FILTER_DEPTH,
  FILTER_GROUPS,
  FILTER_LEAVES,
} from './filter-limits.ts';

/** An issue of the schema: the name of a field error, and where in the filter it lies. */
type Problem = {
  readonly message: keyof typeof fieldErrors;
  readonly path: (string | number)[];
  readonly params?: { readonly limit: number };
};

/** The place of a node, how deep it may still nest, and what was counted before it. */
type Place = {
  readonly path: readonly (string | number)[];
  readonly depth: number;
  readonly counts: { leaves: number; groups: number; values: number };
};

/**
 * Returns the first fault in the form of a filter: how its nodes are joined, nested and counted. The schema checks
 * fields and values, and whatever stands in place of an object or a list.
 */
export function filterProblem(filter: unknown): Problem | undefined {
  return inNode(filter, {
    path: [],
    depth: FILTER_DEPTH,
    counts: { leaves: 0, groups: 0, values: 0 },
  });
}

function inNode(node: unknown, place: Place): Problem | undefined {
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return undefined;
  const names = Object.keys(node);
  if (names.length === 0) return at(place, 'filterEmpty');
  const operators = names.filter((name) => name.startsWith('$'));
  const [operator] = operators;
  if (operator === undefined) return inLeaf(node, place);
  const unknown = operators.find((name) => name !== '$and' && name !== '$or');
  if (unknown !== undefined) return at(below(place, unknown), 'filterOperator');
  if (names.length > 1) return at(place, 'filterMixed');
  if (place.depth === 0) return at(place, 'filterTooDeep', FILTER_DEPTH);
  place.counts.groups += 1;
  if (place.counts.groups > FILTER_GROUPS) return inAll('filterTooLong', FILTER_LEAVES);
  return inMembers(Reflect.get(node, operator), {
    ...below(place, operator),
    depth: place.depth - 1,
  });
}

function inMembers(members: unknown, place: Place): Problem | undefined {
  for (const [n, member] of Array.isArray(members) ? members.entries() : []) {
    const problem = inNode(member, below(place, n));
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function inLeaf(leaf: object, place: Place): Problem | undefined {
  const { counts } = place;
  const comparison: unknown = Reflect.get(leaf, 'comparison');
  const value: unknown = Reflect.get(leaf, 'value');
  counts.leaves += 1;
  if (counts.leaves > FILTER_LEAVES) return inAll('filterTooLong', FILTER_LEAVES);
  counts.values += Array.isArray(value) ? value.length : 0;
  if (counts.values > FILTER_ALL_VALUES) return inAll('filterTooManyValues', FILTER_ALL_VALUES);
  const isKnown = typeof comparison !== 'string' || COMPARISONS.some((name) => name === comparison);
  return isKnown ? undefined : at(below(place, 'comparison'), 'filterComparison');
}

const below = (place: Place, name: string | number): Place => ({
  ...place,
  path: [...place.path, name],
});

function at({ path }: Place, message: Problem['message'], limit?: number): Problem {
  return { message, path: [...path], ...(limit === undefined ? {} : { params: { limit } }) };
}

/** Returns a problem of the whole filter: too much of something. */
const inAll = (message: Problem['message'], limit: number): Problem => ({
  message,
  path: [],
  params: { limit },
});
