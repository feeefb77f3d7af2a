import type { Implementation } from '#functions/kernel/context.ts';
import { serveAmongKnownCalls } from '#functions/kernel/http/serve.ts';
import { diagnosticsEndpoints } from '#shared/diagnostics/endpoints.ts';
import { endpointsByDomain } from '#shared/endpoints.ts';
import type { Endpoints } from '#shared/kernel/endpoint.ts';
import { describeApi } from './describe-api.ts';
import { reportError } from './report-error.ts';
import { writeLog } from './write-log.ts';

let described: ReturnType<typeof describeApi> | undefined;

/** Returns the OpenAPI document, which is made once, because it never changes within a release. */
const openApi: Implementation<typeof diagnosticsEndpoints.openApi> = async (_input, { config }) => {
  described ??= describeApi(endpointsByDomain, config.VERSION);
  return described;
};

const health: Implementation<typeof diagnosticsEndpoints.health> = async (
  _input,
  { config, clock },
) => ({ version: config.VERSION, build: config.BUILD, time: clock.now().toISOString() });

/** The calls of the whole product: their addresses, asked with a method that they do not take, come to this handler. */
const calls = Object.fromEntries(
  Object.values<Endpoints>(endpointsByDomain)
    .flatMap((endpoints) => Object.values(endpoints))
    .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]),
);

export const diagnosticsImplementations = { health, openApi, reportError, writeLog };

/**
 * Serves diagnostics, and every address that no route of the API takes: 404, or 405 and `OPTIONS` where a call has
 * it.
 */
export const handler = serveAmongKnownCalls(
  { domain: 'diagnostics', endpoints: diagnosticsEndpoints, known: calls },
  diagnosticsImplementations,
);
