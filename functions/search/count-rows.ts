import type { Implementation } from '#functions/kernel/context.ts';
import type { searchEndpoints } from '#shared/search/endpoints.ts';

export const countRows: Implementation<typeof searchEndpoints.count> = async (
  { entityClass, attributeFilter },
  { rows },
) => ({ count: await rows.count({ entityClass, attributeFilter }) });
