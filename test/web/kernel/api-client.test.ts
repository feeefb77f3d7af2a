import { expect, test, vi } from 'vitest';
import { kernelErrors } from '#shared/kernel/errors.ts';
import { testId } from '#test/support/test-id.ts';
import { type ApiEvent, createApiClient } from '#web/kernel/api-client.ts';

const SEARCH = { entityClass: 'country' };
const OK = { ok: true, data: { count: 3 }, message: null, code: null, details: [], id: 'r1' };

function clientOf(
  responses: (() => Response | Promise<Response>)[],
  token: string | null = null,
  renewed: (refused: string) => Promise<string | null> = async () => null,
) {
  const waits: number[] = [];
  const requests: [string, RequestInit][] = [];
  const events: ApiEvent[] = [];
  const client = createApiClient({
    base: '/api/',
    token: async () => token,
    renewed,
    wait: async (ms) => void waits.push(ms),
    fetch: async (address, init = {}) => {
      requests.push([String(address), init]);
      const next = responses.length > 1 ? responses.shift() : responses[0];
      if (!next) throw new Error('no response told');
      return next();
    },
  });
  client.on((event) => events.push(event));
  return { client, waits, requests, events };
}
const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });

test('a POST sends its input as JSON with the token and gives back the data of the envelope', async () => {
  const { client, requests } = clientOf([json(OK)], 'jwt');
  expect(await client.call('POST search/search/count', SEARCH)).toEqual({ count: 3 });
  expect(requests).toEqual([
    [
      '/api/search/search/count',
      {
        method: 'POST',
        body: JSON.stringify(SEARCH),
        headers: { authorization: 'Bearer jwt', 'content-type': 'application/json' },
      },
    ],
  ]);
});

test('a GET carries its input as the query parameter payload; a guest sends no token', async () => {
  const { client, requests } = clientOf([json(OK)]);
  await client.call('GET eav/domain/getbyurl', { url: 'https://de.example.org/?a=b' });
  expect(requests).toEqual([
    [
      `/api/eav/domain/getbyurl?payload=${encodeURIComponent('{"url":"https://de.example.org/?a=b"}')}`,
      { method: 'GET', headers: {} },
    ],
  ]);
});

test('every call emits its start and its end, also when it fails', async () => {
  const { client, events } = clientOf([
    json({ ...OK, ok: false, code: 'a.b', message: 'no' }, 400),
  ]);
  await expect(client.call('POST search/search/count', SEARCH)).rejects.toThrow('no');
  expect(events.map((event) => event.type)).toEqual(['start', 'failed', 'end']);
});

test('429 is tried again after 500, 1000, 1500, 2000 and 2500 ms, then fails after 5 retries', async () => {
  const { client, waits, requests } = clientOf([json({ ...OK, ok: false }, 429)]);
  await expect(client.call('POST search/search/count', SEARCH)).rejects.toMatchObject({
    code: 'client.failedAfterRetries',
    message: 'failed after 5 retries',
  });
  expect(waits).toEqual([500, 1000, 1500, 2000, 2500]);
  expect(requests).toHaveLength(6);
});

test.each([
  ['3600', 'client.waitHours', 1],
  ['33812', 'client.waitHours', 10],
  ['61', 'client.waitMinutes', 2],
])('429 with retry-after %s is not tried again: %s %s', async (seconds, code, limit) => {
  const spent = () =>
    Response.json({ ...OK, ok: false }, { status: 429, headers: { 'retry-after': seconds } });
  const { client, waits } = clientOf([spent]);
  await expect(client.call('POST search/search/count', SEARCH)).rejects.toMatchObject({
    code,
    status: 429,
    details: [{ limit }],
  });
  expect(waits).toEqual([]);
});

test('429 followed by an answer is no failure', async () => {
  const { client, waits } = clientOf([json({ ...OK, ok: false }, 429), json(OK)]);
  expect(await client.call('POST search/search/count', SEARCH)).toEqual({ count: 3 });
  expect(waits).toEqual([500]);
});

const THROTTLED = json({ message: 'Service Unavailable' }, 503);

test.each(['POST search/search/count', 'GET eav/domain/getbyurl'] as const)(
  'what only reads (%s) is asked again where the gateway has no function free, and fails after 5 retries',
  async (name) => {
    const input = { ...SEARCH, url: 'https://de.example.org/' };
    const { client, waits } = clientOf([THROTTLED, THROTTLED, json(OK)]);
    expect(await client.call(name, input)).toEqual({ count: 3 });
    expect(waits).toEqual([500, 1000]);
    const busy = clientOf([THROTTLED]);
    await expect(busy.client.call(name, input)).rejects.toMatchObject({
      code: 'client.failedAfterRetries',
      status: 503,
    });
    expect(busy.requests).toHaveLength(6);
  },
);

test('what changes something is not asked again: nobody knows whether it was worked on', async () => {
  const { client, requests } = clientOf([THROTTLED]);
  const offer = { id: 'a', rev: 1, approved: true } as never;
  await expect(client.call('POST livestock/offer/decide', offer)).rejects.toMatchObject({
    status: 503,
  });
  expect(requests).toHaveLength(1);
});

test('maintenance is told at once, and not asked again', async () => {
  const maintenance = {
    ok: false,
    data: null,
    code: 'kernel.unavailable',
    message: 'service is currently not available. check back later',
  };
  const { client, requests, events } = clientOf([json(maintenance, 503)]);
  await expect(client.call('POST search/search/count', SEARCH)).rejects.toMatchObject({
    code: 'kernel.unavailable',
  });
  expect(requests).toHaveLength(1);
  expect(events.map((event) => event.type)).toEqual(['start', 'unavailable', 'end']);
});

test('a part of the service that does not answer is no maintenance, and a quiet call tells nothing', async () => {
  const { partAway } = kernelErrors;
  const away = json({ ok: false, data: null, code: partAway.code, message: partAway.message }, 503);
  const { client, events } = clientOf([away, away]);
  for (const options of [{}, { quiet: true }]) {
    await expect(client.call('POST search/search/count', SEARCH, options)).rejects.toMatchObject({
      code: 'kernel.partAway',
    });
  }
  expect(events.map((event) => event.type)).toEqual(['start', 'failed', 'end', 'start', 'end']);
});

test('an answer that is no JSON is refused', async () => {
  const page = () => new Response('<html>', { headers: { 'content-type': 'text/html' } });
  const { client } = clientOf([page]);
  await expect(client.call('POST search/search/count', SEARCH)).rejects.toMatchObject({
    code: 'client.invalidContentType',
    message: 'invalid content-type was returned',
  });
});

test('a failure in the envelope carries code, message, details and the request’s number', async () => {
  const details = [{ path: 'data.amount', code: 'fields.required', message: 'required' }];
  const failure = {
    ...OK,
    ok: false,
    code: 'offers.savingFailed',
    message: 'offer saving failed',
    details,
  };
  const { client, events } = clientOf([json(failure, 422)]);
  const error = await client.call('POST search/search/count', SEARCH).catch((thrown) => thrown);
  expect({ ...error, message: error.message }).toEqual({
    name: 'ApiError',
    code: 'offers.savingFailed',
    message: 'offer saving failed',
    details,
    id: 'r1',
    status: 422,
  });
  expect(events[1]).toEqual({ type: 'failed', error });
});

test('a failure without message is an unknown error', async () => {
  const { client } = clientOf([json({ ok: false }, 400)]);
  await expect(client.call('POST search/search/count', SEARCH)).rejects.toMatchObject({
    code: 'client.unknown',
    message: 'unknown error',
  });
});

test('a quiet call tells nobody of its failure', async () => {
  const { client, events } = clientOf([
    json({ ...OK, ok: false, code: 'a.b', message: 'no' }, 400),
  ]);
  await expect(client.call('POST search/search/count', SEARCH, { quiet: true })).rejects.toThrow(
    'no',
  );
  expect(events.map((event) => event.type)).toEqual(['start', 'end']);
});

const REFUSED = json(
  { ...OK, ok: false, code: 'sessions.invalidAuth', message: 'invalid auth' },
  401,
);
const tokensOf = (requests: [string, RequestInit][]) =>
  requests.map(([, { headers }]) => new Headers(headers).get('authorization'));

test('a call whose token is refused is repeated once with a new one, and nobody is told', async () => {
  const { client, requests, events } = clientOf([REFUSED, json(OK)], 'old', async () => 'new');
  expect(await client.call('POST search/search/count', SEARCH)).toEqual({ count: 3 });
  expect(tokensOf(requests)).toEqual(['Bearer old', 'Bearer new']);
  expect(requests.map(([, { body }]) => body)).toEqual(Array(2).fill(JSON.stringify(SEARCH)));
  expect(events.map((event) => event.type)).toEqual(['start', 'end']);
});

test('a call whose new token is refused, too, ends the session', async () => {
  const { client, requests, events } = clientOf([REFUSED], 'old', async () => 'new');
  await expect(client.call('POST search/search/count', SEARCH)).rejects.toThrow('invalid auth');
  expect(requests).toHaveLength(2);
  expect(events.map((event) => event.type)).toEqual(['start', 'sessionEnded', 'end']);
});

test('a call whose token is refused ends the session where there is no new one', async () => {
  const { client, requests, events } = clientOf([REFUSED], 'old');
  const quiet = { quiet: true };
  await expect(client.call('POST search/search/count', SEARCH, quiet)).rejects.toThrow(
    'invalid auth',
  );
  expect(requests).toHaveLength(1);
  expect(events[1]).toEqual({ type: 'sessionEnded' });
});

test('a refusal of what went without a token ends no session', async () => {
  const { client, events } = clientOf([REFUSED], null, async () => 'new');
  const quiet = { quiet: true };
  await expect(client.call('POST search/search/count', SEARCH, quiet)).rejects.toThrow(
    'invalid auth',
  );
  expect(events.map((event) => event.type)).toEqual(['start', 'end']);
});

test('a guest who needs a sign-in is told once: no token is asked for, no session ends', async () => {
  const needed = { ...OK, ok: false, code: 'sessions.signInNeeded', message: 'Please sign in.' };
  const renewed = vi.fn(async () => 'new');
  const { client, requests, events } = clientOf([json(needed, 401)], null, renewed);
  await expect(client.call('POST search/search/count', SEARCH)).rejects.toThrow('Please sign in.');
  expect([requests.length, renewed.mock.calls.length]).toEqual([1, 0]);
  expect(events.map((event) => event.type)).toEqual(['start', 'failed', 'end']);
});

test('a service that says it is away switches the maintenance page on, even by a quiet call', async () => {
  const message = 'service is currently not available. check back later';
  const { client, events } = clientOf([json({ ...OK, ok: false, message }, 503)]);
  await expect(client.call('POST search/search/count', SEARCH, { quiet: true })).rejects.toThrow();
  expect(events[1]).toEqual({ type: 'unavailable' });
});

test('where nothing answers, the page is told of it once, and of the failure of what was to be written', async () => {
  const away = () => Promise.reject(new TypeError('NetworkError when attempting to fetch.'));
  const { client, events } = clientOf([away, away]);
  const toldOf = async (call: Promise<unknown>) => {
    await expect(call).rejects.toMatchObject({ code: 'client.unreachable' });
    return events.splice(0).map(({ type }) => type);
  };
  const read = client.call('POST search/search/count', SEARCH);
  expect(await toldOf(read)).toEqual(['start', 'unreachable', 'end']);
  const write = client.call('POST eav/entity/delete', { id: testId('offer') });
  expect(await toldOf(write)).toEqual(['start', 'unreachable', 'failed', 'end']);
});

test('a page that goes on without signal is not told of it, until it says otherwise; a service that says it is away is heard', async () => {
  const away = () => Promise.reject(new TypeError('Failed to fetch'));
  const message = 'service is currently not available. check back later';
  const { client, events } = clientOf([away, json({ ok: false, message }, 503), away]);
  const countEvents = async () => {
    await client.call('POST search/search/count', SEARCH).catch(() => {});
    return events.splice(0).filter(({ type }) => type.startsWith('un')).length;
  };
  client.stay(true);
  expect(await countEvents()).toBe(0);
  expect(await countEvents()).toBe(1);
  client.stay(false);
  expect(await countEvents()).toBe(1);
});

test('a caller that waits for the network itself keeps its page; a service that says it is away does not', async () => {
  const away = () => Promise.reject(new TypeError('Failed to fetch'));
  const unavailable = json(
    { ...OK, ok: false, message: 'service is currently not available. check back later' },
    503,
  );
  const { client, events } = clientOf([away, unavailable]);
  const patient = { quiet: true, patient: true };
  await expect(client.call('POST search/search/count', SEARCH, patient)).rejects.toMatchObject({
    code: 'client.unreachable',
  });
  expect(events.map((event) => event.type)).toEqual(['start', 'end']);
  await expect(client.call('POST search/search/count', SEARCH, patient)).rejects.toThrow();
  expect(events[3]).toEqual({ type: 'unavailable' });
});

test('a call that its page has given up is no failure', async () => {
  const gone = new AbortController();
  const { client, events } = clientOf([
    () => {
      gone.abort();
      return Promise.reject(new DOMException('gone', 'AbortError'));
    },
  ]);
  await expect(
    client.call('POST search/search/count', SEARCH, { signal: gone.signal }),
  ).rejects.toThrow('gone');
  expect(events.map((event) => event.type)).toEqual(['start', 'end']);
});
