import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { ApiRoute } from './api-routes.ts';

/** The types of bodies that arrive as text; all others arrive in base64, as with HTTP APIs. */
const TEXT_TYPE = /^(text\/|application\/(json|xml|javascript|x-www-form-urlencoded))/;

/**
 * Returns the event of an HTTP API, payload format 2.0.
 * @see https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-develop-integrations-lambda.html
 */
export function gatewayEvent(
  request: IncomingMessage,
  body: Buffer,
  { route, url, now }: { readonly route: ApiRoute; readonly url: URL; readonly now: Date },
): APIGatewayProxyEventV2 {
  const { headers, cookies } = readHeaders(request);
  const isText = TEXT_TYPE.test(headers['content-type'] ?? 'text/plain');
  return {
    version: '2.0',
    routeKey: route.routeKey,
    rawPath: url.pathname,
    rawQueryString: url.search.slice(1),
    ...(cookies.length > 0 ? { cookies } : {}),
    headers,
    ...(url.search.length > 1 ? { queryStringParameters: readQuery(url.searchParams) } : {}),
    ...(Object.keys(route.pathParameters).length > 0
      ? { pathParameters: route.pathParameters }
      : {}),
    requestContext: requestContext(request, { headers, route, url, now }),
    ...(body.length > 0 ? { body: body.toString(isText ? 'utf8' : 'base64') } : {}),
    isBase64Encoded: body.length > 0 && !isText,
  };
}

function requestContext(
  request: IncomingMessage,
  facts: {
    readonly headers: Readonly<Record<string, string>>;
    readonly route: ApiRoute;
    readonly url: URL;
    readonly now: Date;
  },
): APIGatewayProxyEventV2['requestContext'] {
  const host = facts.url.hostname;
  return {
    accountId: '000000000000',
    apiId: 'local',
    domainName: host,
    domainPrefix: host.split('.')[0] ?? host,
    http: {
      method: request.method ?? 'GET',
      path: facts.url.pathname,
      protocol: `HTTP/${request.httpVersion}`,
      sourceIp: request.socket.remoteAddress ?? '127.0.0.1',
      userAgent: facts.headers['user-agent'] ?? '',
    },
    requestId: randomUUID(),
    routeKey: facts.route.routeKey,
    stage: '$default',
    time: facts.now.toUTCString(),
    timeEpoch: facts.now.getTime(),
  };
}

/** Returns the headers by lower case names, several values of one name joined by a comma; cookies stand apart. */
function readHeaders(request: IncomingMessage): {
  headers: Record<string, string>;
  cookies: string[];
} {
  const headers: Record<string, string> = {};
  for (const [name, values] of Object.entries(request.headersDistinct)) {
    if (name !== 'cookie' && values !== undefined) headers[name] = values.join(',');
  }
  // CloudFront puts the browser's host here, because it calls the API under the API's own name; a client cannot
  // choose it.
  headers['x-viewer-host'] = headers.host ?? '';
  const cookies = (request.headers.cookie ?? '').split(/;\s*/).filter((cookie) => cookie !== '');
  return { headers, cookies };
}

function readQuery(query: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    [...new Set(query.keys())].map((name) => [name, query.getAll(name).join(',')]),
  );
}
