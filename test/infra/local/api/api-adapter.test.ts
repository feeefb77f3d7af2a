import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { apiAdapter } from '#infra/local/api/api-adapter.ts';
import { type Listening, listen } from '#infra/local/listen.ts';
import { type LocalAnswer, localFetch } from '#infra/local/local-fetch.ts';
import { defineEndpoint } from '#shared/kernel/endpoint.ts';

const facts = { who: 'all', summary: '', input: z.unknown(), output: z.unknown() } as const;
const endpointsByDomain = {
  entities: {
    create: defineEndpoint({ ...facts, method: 'POST', path: 'eav/entity/create' }),
    get: defineEndpoint({ ...facts, method: 'GET', path: 'eav/entity/get' }),
    link: defineEndpoint({ ...facts, method: 'GET', path: 'eav/entity/link/{id}/{rev}' }),
    fixed: defineEndpoint({ ...facts, method: 'GET', path: 'eav/entity/link/all/now' }),
  },
};
const NOW = new Date('2026-03-01T10:00:00Z');

let listening: Listening;
let seen: { domain: string; event: APIGatewayProxyEventV2 }[] = [];
let answer: unknown;

beforeAll(async () => {
  const adapter = apiAdapter({
    endpointsByDomain,
    handlerOf: async (domain) => async (event) => {
      seen.push({ domain, event: event as APIGatewayProxyEventV2 });
      if (answer instanceof Error) throw answer;
      return answer;
    },
    now: () => NOW,
  });
  listening = await listen(adapter, 0);
});
afterAll(() => listening.close());

async function ask(
  path: string,
  options: Parameters<typeof localFetch>[1] & { answers?: unknown } = {},
): Promise<{ response: LocalAnswer; domain?: string; event?: APIGatewayProxyEventV2 }> {
  seen = [];
  answer = options.answers ?? { statusCode: 200, body: '{}' };
  const response = await localFetch(`http://de.localhost:${listening.port}${path}`, options);
  return { response, ...seen[0] };
}

test('a call to a host that is no name gets an answer, and the next one too', async () => {
  const strange = await ask('/api/eav/entity/get', { headers: { host: '[' } });
  expect([strange.response.status, strange.event?.headers['x-viewer-host']]).toEqual([200, '[']);
  expect((await ask('/api/eav/entity/get')).response.status).toBe(200);
});

test('a POST becomes an event of payload format 2.0 for the handler of its domain', async () => {
  const { domain, event } = await ask('/api/eav/entity/create?a=1&a=2&b=%C3%BC', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: 'x=1; y=2', 'user-agent': 'test' },
    body: '{"name":"Zürich"}',
  });

  expect(domain).toBe('entities');
  expect(event).toEqual({
    version: '2.0',
    routeKey: 'POST /api/eav/entity/create',
    rawPath: '/api/eav/entity/create',
    rawQueryString: 'a=1&a=2&b=%C3%BC',
    cookies: ['x=1', 'y=2'],
    headers: {
      'content-type': 'application/json',
      'user-agent': 'test',
      host: `de.localhost:${listening.port}`,
      'x-viewer-host': `de.localhost:${listening.port}`,
      connection: 'keep-alive',
      'content-length': '18',
    },
    queryStringParameters: { a: '1,2', b: 'ü' },
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: 'de.localhost',
      domainPrefix: 'de',
      http: {
        method: 'POST',
        path: '/api/eav/entity/create',
        protocol: 'HTTP/1.1',
        sourceIp: '127.0.0.1',
        userAgent: 'test',
      },
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      routeKey: 'POST /api/eav/entity/create',
      stage: '$default',
      time: NOW.toUTCString(),
      timeEpoch: NOW.getTime(),
    },
    body: '{"name":"Zürich"}',
    isBase64Encoded: false,
  });
});

test('path parameters are decoded, and a fixed path wins over one with parameters', async () => {
  expect((await ask('/api/eav/entity/link/a%2Fb/7')).event).toMatchObject({
    routeKey: 'GET /api/eav/entity/link/{id}/{rev}',
    pathParameters: { id: 'a/b', rev: '7' },
  });
  expect((await ask('/api/eav/entity/link/all/now')).event?.routeKey).toBe(
    'GET /api/eav/entity/link/all/now',
  );
});

test('unknown paths and wrong methods go to diagnostics, which answers 404 and 405', async () => {
  const unknown = await ask('/api/nothing/here');
  const wrongMethod = await ask('/api/eav/entity/create');

  expect([unknown.domain, unknown.event?.routeKey]).toEqual(['diagnostics', '$default']);
  expect([wrongMethod.domain, wrongMethod.event?.routeKey]).toEqual(['diagnostics', '$default']);
});

test('HEAD goes where GET goes', async () => {
  const { domain, event } = await ask('/api/eav/entity/get', { method: 'HEAD' });
  expect([domain, event?.routeKey]).toEqual(['entities', 'HEAD /api/eav/entity/get']);
});

test('a client cannot say which host the browser asked', async () => {
  const { event } = await ask('/api/eav/entity/get', {
    headers: { 'x-viewer-host': 'at.localhost' },
  });

  expect(event?.headers['x-viewer-host']).toBe(`de.localhost:${listening.port}`);
});

test('a body that is not text arrives in base64', async () => {
  const { event } = await ask('/api/eav/entity/create', {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: 'bytes',
  });

  expect(event).toMatchObject({
    body: Buffer.from('bytes').toString('base64'),
    isBase64Encoded: true,
  });
});

test('the result becomes the answer: status, headers, every cookie, base64 body', async () => {
  const { response } = await ask('/api/eav/entity/get', {
    answers: {
      statusCode: 409,
      headers: { 'x-request-id': '7', 'retry-after': 5 },
      cookies: ['a=1; Path=/', 'b=2; Path=/'],
      body: Buffer.from('grüße').toString('base64'),
      isBase64Encoded: true,
    },
  });

  expect([response.status, response.text]).toEqual([409, 'grüße']);
  expect(response.headers).toMatchObject({
    'x-request-id': '7',
    'retry-after': '5',
    'set-cookie': ['a=1; Path=/', 'b=2; Path=/'],
  });
});

test('a body above 10 MB is refused with 413 in the envelope, before any handler sees it', async () => {
  const { response, event } = await ask('/api/eav/entity/create', {
    method: 'POST',
    body: 'x'.repeat(10_000_001),
  });

  expect(event).toBeUndefined();
  expect(response.status).toBe(413);
  expect(JSON.parse(response.text)).toMatchObject({
    ok: false,
    code: 'kernel.tooLarge',
    data: null,
  });
});

test('a handler that throws is 500 in the envelope, and says nothing of why', async () => {
  const { response } = await ask('/api/eav/entity/get', { answers: new Error('secret') });

  expect(response.status).toBe(500);
  expect(JSON.parse(response.text)).toMatchObject({ ok: false, code: 'kernel.internal' });
  expect(response.text).not.toContain('secret');
});

test('long JSON is compressed as CloudFront does; short JSON and a picture are not', async () => {
  const encodingOf = async (type: string, body: string) => {
    const { response } = await ask('/api/eav/entity/get', {
      headers: { 'accept-encoding': 'gzip, deflate, br' },
      answers: { statusCode: 200, headers: { 'content-type': type }, body },
    });
    return [response.headers['content-encoding'], Number(response.headers['content-length'])];
  };
  const long = '1'.repeat(1000);
  expect(await encodingOf('application/json; charset=utf-8', long)).toEqual(['br', 11]);
  expect(await encodingOf('application/json', long.slice(1))).toEqual([undefined, 999]);
  expect(await encodingOf('image/webp', long)).toEqual([undefined, 1000]);
});
