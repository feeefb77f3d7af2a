import * as z from 'zod';
import { defineEndpoint } from '#shared/kernel/endpoint.ts';
import { Entity } from '#shared/kernel/entity.ts';
import { FILTER_BODY_BYTES } from '#shared/kernel/filter-limits.ts';
import { Pagination, pageOf } from '#shared/kernel/page.ts';
import { Ref } from '#shared/kernel/ref.ts';
import { Aggregate } from './aggregate.ts';
import { AGGREGATE_ROWS, IDS_A_CALL, LISTS_A_CALL, NAMED_ROWS } from './limits.ts';
import { NamedFields, Overview, OverviewQuery } from './overview.ts';
import { RowsFilter } from './rows-filter.ts';
import { Sorting } from './sorting.ts';

const paged = { pagination: Pagination.prefault({}), sorting: Sorting.default([]) };

export const searchEndpoints = {
  execute: defineEndpoint({
    method: 'POST',
    path: 'search/search/execute',
    who: 'all',
    bodyBytes: FILTER_BODY_BYTES,
    summary:
      'One page of the rows that meet a filter, as far as the caller may read them; the rows that their fields name come along. A save may be found up to 10 s after its `updated`: who asks for what has changed looks back that far.',
    input: RowsFilter.extend({ ...paged, with: NamedFields }),
    output: pageOf(Entity).extend({ named: z.array(Entity).max(NAMED_ROWS).optional() }),
  }),
  lists: defineEndpoint({
    method: 'POST',
    path: 'search/search/lists',
    who: 'all',
    bodyBytes: FILTER_BODY_BYTES,
    summary: 'One page of each of several lists, as of `execute`, in the order asked.',
    input: z.strictObject({
      lists: z
        .array(
          RowsFilter.extend({
            ...paged,
            pagination: Pagination.omit({ cursor: true }).prefault({}),
          }),
        )
        .min(1)
        .max(LISTS_A_CALL),
    }),
    output: z.object({ lists: z.array(pageOf(Entity)).max(LISTS_A_CALL) }),
  }),
  count: defineEndpoint({
    method: 'POST',
    path: 'search/search/count',
    who: 'all',
    bodyBytes: FILTER_BODY_BYTES,
    summary:
      'How many rows meet a filter, exactly. Page and sorting are accepted and make no difference.',
    input: RowsFilter.extend(paged),
    output: z.object({ count: z.int() }),
  }),
  overview: defineEndpoint({
    method: 'POST',
    path: 'search/search/overview',
    who: 'all',
    bodyBytes: FILTER_BODY_BYTES,
    summary:
      'What a page with filters shows, in one call: the first page, the count, the count without each condition, counts by the values of fields, and the rows that the page names. `execute` with the same filter and sorting gives the next page.',
    input: OverviewQuery,
    output: Overview,
  }),
  ids: defineEndpoint({
    method: 'POST',
    path: 'search/search/ids',
    who: 'all',
    bodyBytes: FILTER_BODY_BYTES,
    summary:
      'Rows by their ids, in the order asked; with a class or a filter only those that meet it. What is not found is listed; the rows that fields of a class name come along.',
    input: z
      .strictObject({
        ids: z.array(Ref).max(IDS_A_CALL),
        with: NamedFields,
        ...RowsFilter.partial().shape,
      })
      .refine((input) => input.entityClass !== undefined || !('attributeFilter' in input), {
        path: ['entityClass'],
        message: 'a filter needs a class',
      }),
    output: z.object({
      items: z.array(Entity).max(IDS_A_CALL),
      missing: z.array(z.string()).max(IDS_A_CALL),
      named: z.array(Entity).max(NAMED_ROWS).optional(),
    }),
  }),
  aggregate: defineEndpoint({
    method: 'POST',
    path: 'search/aggregate/run',
    who: 'all',
    bodyBytes: FILTER_BODY_BYTES,
    summary:
      'Counts, sums, extremes and averages over the rows that meet a filter, grouped by fields.',
    input: RowsFilter.extend({ aggregate: Aggregate }),
    output: z.object({
      rows: z
        .array(
          z.object({
            key: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
            values: z.record(z.string(), z.number().nullable()),
          }),
        )
        .max(AGGREGATE_ROWS),
    }),
  }),
};
