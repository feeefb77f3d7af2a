import * as z from 'zod';
import {
  type Comparison,
  FILTER_DEPTH,
  FILTER_LEAVES,
  FILTER_PART_LENGTH,
  FILTER_TEXT_LENGTH,
  FILTER_VALUES,
} from './filter-limits.ts';
import { filterProblem } from './filter-problem.ts';
import { GeoPosition } from './geo-position.ts';

export const Scalar = z.union([z.string().max(FILTER_TEXT_LENGTH), z.number(), z.boolean()]);
export type Scalar = z.infer<typeof Scalar>;

export const Circle = z.strictObject({
  lat: GeoPosition.shape.lat,
  lon: GeoPosition.shape.lon,
  km: z.number().positive().max(20_000),
});
export type Circle = z.infer<typeof Circle>;

/** One condition. `field` is a path into `data`, or one of `id rev updated`. */
export type FilterLeaf = {
  field: string;
  comparison: Comparison;
  value: Scalar | Scalar[] | Circle;
};
export type AttributeFilter = { $and: AttributeFilter[] } | { $or: AttributeFilter[] } | FilterLeaf;

const field = z.string().min(1).max(100);
const Leaf = z.discriminatedUnion('comparison', [
  z.strictObject({
    field,
    comparison: z.enum(['eq', 'ne', 'lt', 'lte', 'gt', 'gte']),
    value: Scalar,
  }),
  z.strictObject({ field, comparison: z.literal('in'), value: z.array(Scalar).max(FILTER_VALUES) }),
  z.strictObject({
    field,
    comparison: z.enum(['contains', 'startsWith']),
    value: z.string().min(1).max(FILTER_PART_LENGTH),
  }),
  z.strictObject({ field, comparison: z.literal('exists'), value: z.boolean() }),
  z.strictObject({ field, comparison: z.literal('within'), value: Circle }),
]);

const atDepth = (depth: number): z.ZodType<AttributeFilter> => {
  if (depth === 0) return Leaf;
  const nested = z.array(atDepth(depth - 1)).max(FILTER_LEAVES);
  return z.union([Leaf, z.strictObject({ $and: nested }), z.strictObject({ $or: nested })]);
};

/**
 * The filter of `search/*`: nesting at most 4 deep, 50 conditions. Its form is checked before its conditions, so that
 * an error names what is wrong with it and a filter of any size is refused at once.
 */
export const AttributeFilter: z.ZodType<AttributeFilter> = z.preprocess((filter, { addIssue }) => {
  const problem = filterProblem(filter);
  if (problem !== undefined) addIssue({ code: 'custom', ...problem });
  return filter;
}, atDepth(FILTER_DEPTH));

/** Returns the filters of which a match must meet each. */
export function membersOf(filter: AttributeFilter | undefined): AttributeFilter[] {
  if (filter === undefined) return [];
  return '$and' in filter ? filter.$and : [filter];
}

/** Returns every condition of a filter, in order. */
export function leavesOf(filter: AttributeFilter): FilterLeaf[] {
  if ('$and' in filter) return filter.$and.flatMap(leavesOf);
  if ('$or' in filter) return filter.$or.flatMap(leavesOf);
  return [filter];
}

/** Returns the values that a condition compares with; none for a circle. */
export function scalarsOf({ value }: FilterLeaf): Scalar[] {
  return [value].flat().filter((member) => typeof member !== 'object');
}

/** Returns the circle that a condition compares with, if it is one. */
export function circleOf({ value }: FilterLeaf): Circle | undefined {
  return typeof value === 'object' && 'km' in value ? value : undefined;
}

/**
 * Returns the values that a filter demands of a field: from the `eq` and `in` conditions that every match must meet
 * (the filter itself, a member of an `$and`, or each of several members of an `$or`). Undefined when the filter
 * leaves the field open. A condition alone in an `$or` pins nothing: so a caller searches by a field without choosing
 * the shards by it.
 */
export function pinnedValues(
  filter: AttributeFilter | undefined,
  name: string,
): readonly string[] | undefined {
  if (filter === undefined) return undefined;
  if ('$and' in filter) {
    for (const member of filter.$and) {
      const values = pinnedValues(member, name);
      if (values) return values;
    }
    return undefined;
  }
  if ('$or' in filter) {
    if (filter.$or.length < 2) return undefined;
    const members = filter.$or.map((member) => pinnedValues(member, name));
    const isPinned = members.every((values) => values !== undefined);
    return isPinned ? [...new Set(members.flat())] : undefined;
  }
  if (filter.field !== name) return undefined;
  if (filter.comparison === 'eq') return [String(filter.value)];
  if (filter.comparison === 'in' && Array.isArray(filter.value)) return filter.value.map(String);
  return undefined;
}
