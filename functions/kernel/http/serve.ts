import middy from '@middy/core';
import { AppError } from '#shared/kernel/app-error.ts';
import type { Endpoint, Endpoints } from '#shared/kernel/endpoint.ts';
import { kernelErrors } from '#shared/kernel/errors.ts';
import type { Principal } from '#shared/kernel/principal.ts';
import type { Context, Implementation, Implementations, World } from '../context.ts';
import { limitCall } from '../limits/limit-call.ts';
import type { EntityStore } from '../store/entity-store.ts';
import { currentWorld } from '../world.ts';
import { admitCall } from './admit-call.ts';
import { answerData, answerMethods } from './answer.ts';
import type { ApiEvent, ApiHandler, ApiResult } from './api-event.ts';
import { authenticate } from './authenticate.ts';
import { authorize } from './authorize.ts';
import { beginCall, type Call } from './call.ts';
import { type CallContext, envelop } from './envelop.ts';
import { matchRoute, methodsOf } from './match-route.ts';
import { parseInput, parseOutput } from './parse-input.ts';
import { readPayload } from './read-payload.ts';

/** The time kept back before Lambda's time-out: a call that takes too long still gets an envelope and a log line. */
const TIMEOUT_RESERVE_MS = 500;

/** The longest host name, by RFC 1035 2.3.4, with a port. */
const HOST_LENGTH = 253 + ':65535'.length;

type ReadWorld = () => World | Promise<World>;

/** The calls of a domain. An address of the `known` calls of others is answered with the methods that it takes. */
type Served<E> = { readonly domain: string; readonly endpoints: E; readonly known: Endpoints };

/**
 * Returns the Lambda handler of a domain: every call of `endpoints`, from the event to the envelope; 404 for others.
 */
export function serve<E extends Endpoints>(
  domain: string,
  endpoints: E,
  implementations: Implementations<E>,
  world: ReadWorld = currentWorld,
): ApiHandler {
  return serveAmongKnownCalls({ domain, endpoints, known: {} }, implementations, world);
}

/**
 * Serves as `serve` does, and answers 405 and `OPTIONS` at the addresses of `known` calls, which other handlers take.
 */
export function serveAmongKnownCalls<E extends Endpoints>(
  { domain, endpoints, known }: Served<E>,
  implementations: Implementations<E>,
  world: ReadWorld = currentWorld,
): ApiHandler {
  const handler = middy<ApiEvent, ApiResult, unknown, CallContext>({
    timeoutEarlyInMillis: TIMEOUT_RESERVE_MS,
    timeoutEarlyResponse: () => {
      const cause = new Error('The call took too long.');
      throw new AppError(kernelErrors.partAway, { cause });
    },
  })
    .use(envelop(world))
    .handler(async (event: ApiEvent, { call }: CallContext) => {
      const here = await world();
      admitCall(event.headers, here.config, here.log);
      const { method } = event.requestContext.http;
      const path = event.rawPath;
      if (method === 'OPTIONS') return answerOptions(call, { ...endpoints, ...known }, path);
      const { name, endpoint, params } = matchRoute(endpoints, { method, path, known });
      call.endpointName = name;
      call.endpoint = endpoint;
      call.who = await authenticate(event.headers.authorization, here);
      authorize(endpoint.who, call.who);
      const context = contextOf(here, call, event);
      await limitCall({ name: `${domain}.${name}`, limit: endpoint.limit }, context);
      const payload = readPayload(endpoint, event, params);
      return answerData(call, await run(endpoint, implementations[name], payload, context));
    });
  return async (event, context) => {
    // Each call gets a new object: a server that runs several calls at once may pass them the same context.
    const result = await handler(event, { ...context, call: beginCall(domain, event) });
    return event.requestContext.http.method === 'HEAD' ? { ...result, body: '' } : result;
  };
}

function answerOptions(call: Call, endpoints: Endpoints, path: string): ApiResult {
  const methods = methodsOf(endpoints, path);
  if (methods.length === 0) throw new AppError(kernelErrors.notFound);
  return answerMethods(call, methods);
}

function contextOf(world: World, { who, requestId }: Call, event: ApiEvent): Context {
  return {
    ...world,
    store: withPerson(world.store, who),
    who,
    rows: world.rowsFor(who),
    requestId,
    host: hostOf(event.headers),
    sourceAddress: sourceAddress(event, world.config.VIEWER_ADDRESS_HEADER),
  };
}

/**
 * The host name that the browser asked, lower case, without port. CloudFront asks the API under the API's own name
 * and says the viewer's in `x-viewer-host`. Empty when it is longer than any name.
 */
function hostOf(headers: ApiEvent['headers']): string {
  const host = headers['x-viewer-host'] ?? headers.host ?? '';
  if (host.length > HOST_LENGTH) return '';
  return host.toLowerCase().replace(/:\d*$/, '');
}

/**
 * The network address that a call comes from: the other end of the connection. A header counts only where the
 * configuration names one that the distribution in front of the API overwrites (`VIEWER_ADDRESS_HEADER`), because
 * every client can send headers.
 */
function sourceAddress(
  { headers, requestContext }: Pick<ApiEvent, 'headers' | 'requestContext'>,
  trustedHeader: string | undefined,
): string {
  const said = trustedHeader === undefined ? undefined : headers[trustedHeader.toLowerCase()];
  return said ?? requestContext.http.sourceIp;
}

/** Returns the store whose saves name the caller's person beside the account. */
const withPerson = (store: EntityStore, { user }: Principal): EntityStore => ({
  ...store,
  save: (save) =>
    store.save(user === null || save.by === 'system' ? save : { ...save, byUser: user }),
});

async function run<E extends Endpoint>(
  endpoint: E,
  implementation: Implementation<E>,
  payload: unknown,
  context: Context,
): Promise<unknown> {
  const input = parseInput<E['input']>(endpoint.input, payload);
  return parseOutput(endpoint.output, await implementation(input, context));
}
