import * as z from 'zod';
import { membersOf } from '#shared/kernel/attribute-filter.ts';
import { Entity } from '#shared/kernel/entity.ts';
import { PAGE_DEFAULT, PAGE_LIMIT, pageOf } from '#shared/kernel/page.ts';
import { Field } from './field.ts';
import {
  AGGREGATE_ROWS,
  NAMED_ROWS,
  OVERVIEW_CONDITIONS,
  OVERVIEW_FACETS,
  OVERVIEW_REFERENCES,
} from './limits.ts';
import { RowsFilter } from './rows-filter.ts';
import { Sorting } from './sorting.ts';

/** The rows are counted by the values of a field. */
const Facet = z.strictObject({
  field: Field,
  /** The condition that the rows need not meet, by its place among the conditions; or all of them. */
  without: z.union([z.int().min(0).max(OVERVIEW_CONDITIONS), z.literal('all')]).optional(),
  /** Asks for the rows that the values name, in `named`. */
  named: z.boolean().default(false),
  /** Tells that the values are texts `<value>=<number>`: they count by the value, and their numbers are summed. */
  summed: z.boolean().default(false),
});

/** The fields whose ids `named` gives the rows for. */
export const NamedFields = z.array(Field).max(OVERVIEW_REFERENCES).default([]);

/**
 * The question of a page with filters. The first `scope` members of the filter's `$and`, by default all, choose the
 * shards; the others are conditions, each of which can be left out.
 */
export const OverviewQuery = RowsFilter.extend({
  scope: z.int().min(0).optional(),
  sorting: Sorting.default([]),
  limit: z.int().min(1).max(PAGE_LIMIT).default(PAGE_DEFAULT),
  facets: z.array(Facet).max(OVERVIEW_FACETS).default([]),
  with: NamedFields,
})
  .refine((query) => conditionsOf(query) >= 0 && conditionsOf(query) <= OVERVIEW_CONDITIONS, {
    path: ['scope'],
    message: `as many members as the filter has, or up to ${OVERVIEW_CONDITIONS} less`,
  })
  .refine(
    (query) =>
      query.facets.every(
        ({ without }) => typeof without !== 'number' || without < conditionsOf(query),
      ),
    { path: ['facets'], message: 'without one of the conditions' },
  );

function conditionsOf(query: RowsFilter & { readonly scope?: number | undefined }): number {
  const members = membersOf(query.attributeFilter).length;
  return members - (query.scope ?? members);
}

/**
 * The answer; a facet and a count without a condition stand at the place of what asks for them. A facet of texts
 * has the most frequent `FACET_VALUES`.
 */
export const Overview = z.object({
  ...pageOf(Entity).shape,
  count: z.int(),
  without: z.array(z.int()).max(OVERVIEW_CONDITIONS),
  facets: z
    .array(
      z
        .array(
          z.object({
            value: z.union([z.string(), z.number(), z.boolean(), z.null()]),
            count: z.int(),
            sum: z.number().optional(),
          }),
        )
        .max(AGGREGATE_ROWS),
    )
    .max(OVERVIEW_FACETS),
  named: z.array(Entity).max(NAMED_ROWS),
});
