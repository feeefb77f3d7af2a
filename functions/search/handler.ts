import { serve } from '#functions/kernel/http/serve.ts';
import { searchEndpoints } from '#shared/search/endpoints.ts';
import { aggregateRows } from './aggregate-rows.ts';
import { countRows } from './count-rows.ts';
import { executeSearch } from './execute-search.ts';
import { findByIds } from './find-by-ids.ts';

export const handler = serve('search', searchEndpoints, {
  execute: executeSearch,
  count: countRows,
  ids: findByIds,
  aggregate: aggregateRows,
});
