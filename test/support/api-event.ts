import type { Context } from 'aws-lambda';
import type { ApiEvent, ApiHandler } from '#functions/kernel/http/api-event.ts';

export type Asked = {
  readonly method?: string;
  /** Below `/api/`. */
  readonly path: string;
  /** The `payload` of a GET or the body of a POST, as JSON. */
  readonly input?: unknown;
  /** Instead of `input`: the body as it is sent. */
  readonly body?: string;
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly token?: string;
  readonly isBase64Encoded?: boolean;
  /** The network address of the caller. */
  readonly address?: string;
};

/** What API Gateway hands to a handler (HTTP API, payload format 2.0). */
export function apiEvent({ method = 'GET', path, input, ...more }: Asked): ApiEvent {
  const json = input === undefined ? undefined : JSON.stringify(input);
  const inQuery = method === 'GET' && json ? `payload=${encodeURIComponent(json)}` : '';
  const body = more.body ?? (method === 'GET' ? undefined : json);
  const authorization = more.token === undefined ? {} : { authorization: `Bearer ${more.token}` };
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath: `/api/${path}`,
    rawQueryString: more.query ?? inQuery,
    headers: { host: 'de.localhost:8080', ...authorization, ...more.headers },
    requestContext: {
      accountId: '000000000000',
      apiId: 'test',
      domainName: 'test',
      domainPrefix: 'test',
      http: {
        method,
        path,
        protocol: 'HTTP/1.1',
        sourceIp: more.address ?? '192.0.2.7',
        userAgent: 'test',
      },
      requestId: 'request-1',
      routeKey: '$default',
      stage: '$default',
      time: '',
      timeEpoch: 0,
    },
    ...(body === undefined ? {} : { body }),
    isBase64Encoded: more.isBase64Encoded ?? false,
  };
}

/** Asks a handler; gives status, headers and the parsed body. */
export async function ask(handler: ApiHandler, asked: Asked) {
  const { statusCode, headers, body } = await handler(apiEvent(asked), {} as Context);
  return { status: statusCode, headers: headers ?? {}, body: JSON.parse(body ?? 'null') };
}
