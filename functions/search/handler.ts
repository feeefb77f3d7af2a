import type { Implementation } from '#functions/kernel/context.ts';
import { serve } from '#functions/kernel/http/serve.ts';
import { searchEndpoints } from '#shared/search/endpoints.ts';
import { findByIds } from './find-by-ids.ts';
import { idsIn, namedRows, requireReferences } from './named-rows.ts';

const executeSearch: Implementation<typeof searchEndpoints.execute> = async (
  { with: fields, ...query },
  { rows },
) => {
  requireReferences(query.entityClass, fields);
  const page = await rows.search(query);
  if (fields.length === 0) return page;
  return { ...page, named: await namedRows(rows, idsIn(page.items, fields)) };
};

const overviewRows: Implementation<typeof searchEndpoints.overview> = async (query, { rows }) => {
  const { entityClass, facets, with: fields } = query;
  const overview = await rows.overview(query);
  const asked = facets.filter(({ named }) => named).map(({ field }) => field);
  requireReferences(entityClass, [...fields, ...asked]);
  const counted = overview.facets.filter((_, n) => facets[n]?.named).flat();
  const values = [...counted.map(({ value }) => value), ...idsIn(overview.items, fields)];
  return { ...overview, named: await namedRows(rows, values) };
};

const searchLists: Implementation<typeof searchEndpoints.lists> = async ({ lists }, { rows }) => ({
  lists: await Promise.all(lists.map((list) => rows.search(list))),
});

const countRows: Implementation<typeof searchEndpoints.count> = async (
  { entityClass, attributeFilter },
  { rows },
) => ({ count: await rows.count({ entityClass, attributeFilter }) });

const aggregateRows: Implementation<typeof searchEndpoints.aggregate> = async (
  { entityClass, attributeFilter, aggregate },
  { rows },
) => ({ rows: await rows.aggregate({ entityClass, attributeFilter, ...aggregate }) });

export const searchImplementations = {
  execute: executeSearch,
  lists: searchLists,
  count: countRows,
  overview: overviewRows,
  ids: findByIds,
  aggregate: aggregateRows,
};

export const handler = serve('search', searchEndpoints, searchImplementations);
