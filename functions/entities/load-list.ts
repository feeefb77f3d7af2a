import type { Implementation } from '#functions/kernel/context.ts';
import type { entityEndpoints } from '#shared/entities/endpoints.ts';

export const loadList: Implementation<typeof entityEndpoints.loadList> = (
  { type, pagination },
  { rows },
) => rows.search({ entityClass: type, pagination, sorting: [] });
