import type { Implementation } from '#functions/kernel/context.ts';
import type { entityEndpoints } from '#shared/entities/endpoints.ts';

export const loadUsers: Implementation<typeof entityEndpoints.loadUsers> = (
  { attributeFilter, ...pagination },
  { rows },
) => rows.search({ entityClass: 'account', attributeFilter, pagination, sorting: [] });
