import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import * as z from 'zod';
import type { Endpoints } from '#shared/kernel/endpoint.ts';
import type { Envelope } from '#shared/kernel/envelope.ts';
import { kernelErrors } from '#shared/kernel/errors.ts';
import { compress, encodingFor } from '../compress.ts';
import { readBody } from '../services/read-body.ts';
import { type ApiRoute, apiRoutes } from './api-routes.ts';
import { gatewayEvent } from './gateway-event.ts';
import { type LambdaHandler, lambdaContext } from './load-entry-point.ts';

/**
 * The limits of HTTP APIs, 10 MB and 30 s:
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-quotas.html
 */
const GATEWAY_BODY_BYTES = 10_000_000;
const GATEWAY_SECONDS = 30;
/**
 * The size from which CloudFront compresses an answer:
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/ServingCompressedFiles.html
 */
const COMPRESSED_FROM_BYTES = 1000;

const Result = z.object({
  statusCode: z.number(),
  headers: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
  cookies: z.array(z.string()).default([]),
  body: z.string().default(''),
  isBase64Encoded: z.boolean().default(false),
});

/** Returns the HTTP API in front of the domains' handlers: a request becomes an event, the result an answer. */
export function apiAdapter(options: {
  readonly endpointsByDomain: Readonly<Record<string, Endpoints>>;
  /** Returns the handler of a domain; it is asked for once a request, so that it may change. */
  readonly handlerOf: (domain: string) => Promise<LambdaHandler>;
  readonly now: () => Date;
}): RequestListener {
  const routeOf = apiRoutes(options.endpointsByDomain);
  return (request, response) => {
    const url = new URL(request.url ?? '/', originOf(request));
    const route = routeOf(request.method ?? 'GET', url.pathname);
    answer(request, response, { ...options, route, url }).catch((error: unknown) => {
      process.stderr.write(`The handler of ${route.domain} failed: ${String(error)}\n`);
      if (response.headersSent) response.destroy();
      else sendFailure(response, kernelErrors.internal);
    });
  };
}

/** Returns the origin that a request names; that of this machine for a host that is none. */
function originOf({ headers }: IncomingMessage): string {
  const origin = `http://${headers.host ?? 'localhost'}`;
  return URL.canParse(origin) ? origin : 'http://localhost';
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { route, url, handlerOf, now }: AnswerOptions,
): Promise<void> {
  const body = await readBody(request, GATEWAY_BODY_BYTES);
  if (body === undefined) {
    sendFailure(response.setHeader('connection', 'close'), kernelErrors.tooLarge);
    return;
  }
  const handler = await handlerOf(route.domain);
  const event = gatewayEvent(request, body, { route, url, now: now() });
  const result = Result.parse(await handler(event, lambdaContext(route.domain, GATEWAY_SECONDS)));
  response.statusCode = result.statusCode;
  for (const [name, value] of Object.entries(result.headers))
    response.setHeader(name, String(value));
  if (result.cookies.length > 0) response.setHeader('set-cookie', result.cookies);
  const bytes = Buffer.from(result.body, result.isBase64Encoded ? 'base64' : 'utf8');
  response.end(await asSent(request, response, bytes));
}

/** Returns an answer as CloudFront, which stands before the gateway, sends it: long JSON is compressed. */
async function asSent(
  request: IncomingMessage,
  response: ServerResponse,
  bytes: Buffer,
): Promise<Buffer> {
  const encoding = encodingFor(request);
  const isJson = String(response.getHeader('content-type')).startsWith('application/json');
  if (encoding === undefined || !isJson || bytes.length < COMPRESSED_FROM_BYTES) return bytes;
  response.setHeader('content-encoding', encoding);
  return compress(encoding, bytes);
}

type AnswerOptions = {
  readonly route: ApiRoute;
  readonly url: URL;
  readonly handlerOf: (domain: string) => Promise<LambdaHandler>;
  readonly now: () => Date;
};

/** Sends a refusal of the gateway itself, in the product's envelope. */
function sendFailure(
  response: ServerResponse,
  { status, code, message }: { status: number; code: string; message: string },
): void {
  const id = randomUUID();
  const envelope = { ok: false, data: null, message, code, details: [], id } satisfies Envelope;
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'x-request-id': id })
    .end(JSON.stringify(envelope));
}
