import type { Implementation } from '#functions/kernel/context.ts';
import type { searchEndpoints } from '#shared/search/endpoints.ts';

export const executeSearch: Implementation<typeof searchEndpoints.execute> = (input, { rows }) =>
  rows.search(input);
