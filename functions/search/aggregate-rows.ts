import type { Implementation } from '#functions/kernel/context.ts';
import type { searchEndpoints } from '#shared/search/endpoints.ts';

export const aggregateRows: Implementation<typeof searchEndpoints.aggregate> = async (
  { entityClass, attributeFilter, aggregate },
  { rows },
) => ({ rows: await rows.aggregate({ entityClass, attributeFilter, ...aggregate }) });
