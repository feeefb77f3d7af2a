import type { Context } from 'aws-lambda';
import { describe, expect, test, vi } from 'vitest';
import { serve } from '#functions/kernel/http/serve.ts';
import { apiEvent, ask } from '#test/support/api-event.ts';
import { memoryWorld } from '#test/support/memory-world.ts';
import { toyEndpoints, toyHandler, toyImplementations } from './toy-domain.ts';

const production = memoryWorld();
const toys = toyHandler(production);
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'x-request-id': 'request-1',
  'cache-control': 'no-store',
};
const failure = (code: string, message: string) => ({
  ok: false,
  data: null,
  message,
  code,
  details: [],
  id: 'request-1',
});

describe('the answer of a call', () => {
  test('is an envelope around the data, with the request id in body and header', async () => {
    expect(await ask(toys, { path: 'toys/link/newest/now' })).toEqual({
      status: 200,
      headers: HEADERS,
      body: { ok: true, data: 'newest', message: null, code: null, details: [], id: 'request-1' },
    });
  });

  test('that never changes may be kept for ever by its reader only', async () => {
    const { headers } = await ask(toys, { path: 'toys/link/x/1' });
    expect(headers['cache-control']).toBe('private, max-age=31536000, immutable');
    // The next person at the same browser has another token, or none.
    expect(headers.vary).toBe('authorization');
  });

  test('is sent again only when it has changed, to who has kept it', async () => {
    const { headers } = await ask(toys, { path: 'toys/kept' });
    expect(headers['cache-control']).toBe('private, no-cache');
    const again = (mark: unknown) =>
      ask(toys, { path: 'toys/kept', headers: { 'if-none-match': String(mark) } });
    expect(await again(headers.etag)).toMatchObject({ status: 304, body: null });
    // CloudFront makes the mark of an answer weak that it compresses.
    expect(await again(`W/${headers.etag}`)).toMatchObject({ status: 304, body: null });
    expect(await again('"older"')).toMatchObject({ status: 200, body: { data: 'kept' } });
  });

  test('holds what its schema names and nothing else', async () => {
    const { body } = await ask(toys, { path: 'toys/typed', input: { wrong: false } });
    expect(body.data).toEqual({ amount: 1 });
  });

  test('of a raw endpoint is the document itself', async () => {
    const { status, headers, body } = await ask(toys, { path: 'toys/document.json' });
    expect({ status, headers, body }).toEqual({
      status: 200,
      headers: HEADERS,
      body: { title: 'a document' },
    });
  });

  test('that is a picture goes as it is, and everybody may keep it for an hour', async () => {
    expect(await toys(apiEvent({ path: 'toys/picture' }), {} as Context)).toEqual({
      statusCode: 200,
      headers: {
        ...HEADERS,
        'content-type': 'image/jpeg',
        'cache-control': 'public, max-age=3600',
      },
      body: 'AAEC',
      isBase64Encoded: true,
    });
  });
});

describe('a failure', () => {
  const refuse = (how: string) => ({ method: 'POST', path: 'toys/refuse', input: { how } });

  test('that was meant for the caller has its own status, code and text', async () => {
    expect(await ask(toys, refuse('rule'))).toEqual({
      status: 422,
      headers: HEADERS,
      body: failure('toys.broken', 'The toy kite is broken.'),
    });
  });

  test('of haste says when to try again, in whole seconds', async () => {
    const { status, headers } = await ask(toys, refuse('rate'));
    expect([status, headers['retry-after']]).toEqual([429, '2']);
  });

  const internal = failure(
    'kernel.internal',
    'An unexpected error happened. Please quote the number shown.',
  );

  test.each(['crash', 'text'])(
    'that is a defect (%s) shows a fixed text and the number',
    async (how) => {
      expect(await ask(toys, refuse(how))).toEqual({
        status: 500,
        headers: HEADERS,
        body: internal,
      });
    },
  );

  test('is a defect too when the answer does not fit its schema', async () => {
    const asked = { path: 'toys/typed', input: { wrong: true } };
    expect(await ask(toys, asked)).toEqual({ status: 500, headers: HEADERS, body: internal });
  });

  test('shows stack and cause outside production only', async () => {
    const local = toyHandler(memoryWorld([], { environment: { STAGE: 'local' } }));
    const { body } = await ask(local, refuse('crash'));
    expect(body).toEqual({
      ...internal,
      stack: expect.stringContaining('toy-domain.ts'),
      previous: expect.stringContaining('the deeper reason'),
    });
  });

  test.each([
    ['an unknown address', { path: 'toys/nothing' }, 'kernel.notFound'],
    ['an address outside the API', { path: '../etc/passwd' }, 'kernel.notFound'],
    ['a longer address', { path: 'toys/find/more' }, 'kernel.notFound'],
    ['an address with a broken escape', { path: 'toys/link/%E0%A4%A/1' }, 'kernel.notFound'],
    [
      'an unknown address, asked for its methods',
      { path: 'toys/no', method: 'OPTIONS' },
      'kernel.notFound',
    ],
    ['an unknown address, without body', { path: 'toys/no', method: 'DELETE' }, 'kernel.notFound'],
  ])('of %s is 404 in the envelope', async (_, asked, code) => {
    const { status, body } = await ask(toys, asked);
    expect([status, body]).toEqual([404, failure(code, body.message)]);
  });

  test.each([
    ['toys/find', 'POST', 'GET, HEAD, OPTIONS'],
    ['toys/find', 'DELETE', 'GET, HEAD, OPTIONS'],
    ['toys/echo', 'GET', 'POST, OPTIONS'],
    ['toys/echo', 'PATCH', 'POST, OPTIONS'],
    ['toys/link/newest/now', 'PUT', 'GET, HEAD, OPTIONS'],
  ])('of another method is 405 and names those of the address: %s', async (path, method, allow) => {
    const { status, headers, body } = await ask(toys, { path, method });
    expect([status, headers.allow]).toEqual([405, allow]);
    expect(body).toEqual(failure('kernel.wrongMethod', body.message));
  });

  test('to make the world is answered in the envelope and logged, without its reason in the answer', async () => {
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const handler = serve('toys', toyEndpoints, toyImplementations, () => {
      throw new Error('These environment variables are missing or wrong: TABLE');
    });
    const answer = await ask(handler, { path: 'toys/find' });
    const line = JSON.parse(String(written.mock.lastCall?.[0]));
    written.mockRestore();
    expect(answer).toEqual({ status: 500, headers: HEADERS, body: internal });
    expect([line.level, line.error]).toEqual(['error', expect.stringContaining('TABLE')]);
  });

  test('to answer in time is 503 before Lambda ends the call without a word', async () => {
    const world = memoryWorld();
    const never = { ...toyImplementations, newest: () => new Promise<never>(() => {}) };
    const handler = serve('toys', toyEndpoints, never, () => world);
    const event = apiEvent({ path: 'toys/link/newest/now' });
    const context = { getRemainingTimeInMillis: () => 520 } as Context;
    const { statusCode, body } = await handler(event, context);
    expect([statusCode, JSON.parse(body ?? '').code]).toEqual([503, 'kernel.partAway']);
    expect(world.lines).toEqual([
      expect.objectContaining({ level: 'error', status: 503, endpoint: 'newest' }),
    ]);
  });
});

describe('a request for less than the answer', () => {
  test('HEAD has the status and headers of GET and no body', async () => {
    const event = apiEvent({ path: 'toys/link/x/1', method: 'HEAD' });
    const { statusCode, headers, body } = await toys(event, {} as Context);
    const { status, headers: ofGet } = await ask(toys, { path: 'toys/link/x/1' });
    expect([statusCode, headers, body]).toEqual([status, ofGet, '']);
  });

  test('HEAD of a failure has no body either', async () => {
    const event = apiEvent({ path: 'toys/own', method: 'HEAD' });
    const { statusCode, body } = await toys(event, {} as Context);
    expect([statusCode, body]).toEqual([401, '']);
  });

  test.each([
    ['toys/find', 'GET, HEAD, OPTIONS'],
    ['toys/administer', 'POST, OPTIONS'],
  ])('OPTIONS of %s names its methods to everybody', async (path, allow) => {
    const { statusCode, headers, body } = await toys(
      apiEvent({ path, method: 'OPTIONS' }),
      {} as Context,
    );
    expect([statusCode, headers?.allow, body]).toEqual([204, allow, undefined]);
  });
});
