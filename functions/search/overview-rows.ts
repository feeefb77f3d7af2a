import type { Implementation } from '#functions/kernel/context.ts';
import type { searchEndpoints } from '#shared/search/endpoints.ts';
import { idsIn, namedRows, requireReferences } from './named-rows.ts';

export const overviewRows: Implementation<typeof searchEndpoints.overview> = async (
  query,
  { rows },
) => {
  const { entityClass, facets, with: fields } = query;
  const overview = await rows.overview(query);
  const asked = facets.filter(({ named }) => named).map(({ field }) => field);
  requireReferences(entityClass, [...fields, ...asked]);
  const counted = overview.facets.filter((_, n) => facets[n]?.named).flat();
  const values = [...counted.map(({ value }) => value), ...idsIn(overview.items, fields)];
  return { ...overview, named: await namedRows(rows, values) };
};
