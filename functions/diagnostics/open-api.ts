import type { Implementation } from '#functions/kernel/context.ts';
import type { diagnosticsEndpoints } from '#shared/diagnostics/endpoints.ts';
import { endpointsByDomain } from '#shared/endpoints.ts';
import { describeApi } from './describe-api.ts';

let described: ReturnType<typeof describeApi> | undefined;

/** Returns the OpenAPI document, which is made once, because it never changes within a release. */
export const openApi: Implementation<typeof diagnosticsEndpoints.openApi> = async (
  _input,
  { config },
) => {
  described ??= describeApi(endpointsByDomain, config.VERSION);
  return described;
};
