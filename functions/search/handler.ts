import type { Context, Implementation } from '#functions/kernel/context.ts';
import { serve } from '#functions/kernel/http/serve.ts';
import { searchEndpoints } from '#shared/search/endpoints.ts';
import { findByIds } from './find-by-ids.ts';
import { idsIn, namedRows, requireReferences } from './named-rows.ts';

/** The question as a caller asks it: who has no account saved nothing, and needs no look at what was saved just now. */
const asked = <Q>(query: Q, { who }: Pick<Context, 'who'>): Q & { isOfGuest: boolean } => ({
  ...query,
  isOfGuest: who.account === null,
});

const executeSearch: Implementation<typeof searchEndpoints.execute> = async (
  { with: fields, ...query },
  context,
) => {
  const { rows } = context;
  requireReferences(query.entityClass, fields);
  const page = await rows.search(asked(query, context));
  if (fields.length === 0) return page;
  return { ...page, named: await namedRows(rows, idsIn(page.items, fields)) };
};

const overviewRows: Implementation<typeof searchEndpoints.overview> = async (query, context) => {
  const { rows } = context;
  const { entityClass, facets, with: fields } = query;
  const overview = await rows.overview(asked(query, context));
  const named = facets.filter((facet) => facet.named).map(({ field }) => field);
  requireReferences(entityClass, [...fields, ...named]);
  const counted = overview.facets.filter((_, n) => facets[n]?.named).flat();
  const values = [...counted.map(({ value }) => value), ...idsIn(overview.items, fields)];
  return { ...overview, named: await namedRows(rows, values) };
};

const searchLists: Implementation<typeof searchEndpoints.lists> = async ({ lists }, context) => ({
  lists: await Promise.all(lists.map((list) => context.rows.search(asked(list, context)))),
});

const countRows: Implementation<typeof searchEndpoints.count> = async (
  { entityClass, attributeFilter },
  context,
) => ({ count: await context.rows.count(asked({ entityClass, attributeFilter }, context)) });

const aggregateRows: Implementation<typeof searchEndpoints.aggregate> = async (
  { entityClass, attributeFilter, aggregate },
  context,
) => {
  const query = asked({ entityClass, attributeFilter, ...aggregate }, context);
  return { rows: await context.rows.aggregate(query) };
};

export const searchImplementations = {
  execute: executeSearch,
  lists: searchLists,
  count: countRows,
  overview: overviewRows,
  ids: findByIds,
  aggregate: aggregateRows,
};

export const handler = serve('search', searchEndpoints, searchImplementations);
