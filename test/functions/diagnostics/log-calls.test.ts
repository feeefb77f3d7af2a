import { beforeEach, describe, expect, test } from 'vitest';
import { diagnosticsImplementations } from '#functions/diagnostics/handler.ts';
import { withoutPersonalData } from '#functions/diagnostics/without-personal-data.ts';
import { serve } from '#functions/kernel/http/serve.ts';
import { diagnosticsEndpoints } from '#shared/diagnostics/endpoints.ts';
import { LOG_STACK_LENGTH, LOG_TEXT_LENGTH } from '#shared/diagnostics/limits.ts';
import { ask } from '#test/support/api-event.ts';
import { type MemoryWorld, memoryWorld } from '#test/support/memory-world.ts';

let world: MemoryWorld;
beforeEach(() => {
  world = memoryWorld();
});
const call = (path: string, input: object) => {
  const handler = serve(
    'diagnostics',
    diagnosticsEndpoints,
    diagnosticsImplementations,
    () => world,
  );
  return ask(handler, { method: 'POST', path, input });
};
const line = (message: string) => world.lines.find((line) => line.message === message);

const report = {
  message: 'anna@example.org is not defined',
  source: 'https://de.localhost/assets/app.js?user=anna',
  line: 12,
  column: 3400,
  error: 'ReferenceError\n    at f (https://de.localhost/assets/app.js?v=1:12:3400)',
  userAgent: 'Mozilla/5.0',
  language: 'de-DE',
  platform: 'Linux',
  location: 'https://de.localhost/offers/1?lat=48.1&name=Anna#top',
  screenWidth: 390,
  screenHeight: 844,
  app: 'web',
  build: 'abc',
};

test('an error report comes into the log without who it is about', async () => {
  const { status, body } = await call('log/error', report);
  expect([status, body.data]).toEqual([200, {}]);
  expect(line('client error')).toEqual({
    level: 'info',
    message: 'client error',
    requestId: 'request-1',
    'client.message': '[address] is not defined',
    'client.source': 'https://de.localhost/assets/app.js',
    'client.line': 12,
    'client.column': 3400,
    'client.error': 'ReferenceError\n    at f (https://de.localhost/assets/app.js:12:3400)',
    'client.userAgent': 'Mozilla/5.0',
    'client.language': 'de-DE',
    'client.platform': 'Linux',
    'client.location': 'https://de.localhost/offers/1',
    'client.screenWidth': 390,
    'client.screenHeight': 844,
    'client.app': 'web',
    'client.build': 'abc',
  });
});

test('what is too long is cut, because a page that broke must not break again', async () => {
  const long = { message: 'x'.repeat(5000), error: 'y'.repeat(20_000) };
  expect((await call('log/error', long)).status).toBe(200);
  expect(line('client error')).toMatchObject({
    'client.message': 'x'.repeat(LOG_TEXT_LENGTH),
    'client.error': 'y'.repeat(LOG_STACK_LENGTH),
  });
});

test.each([
  ['no message', {}],
  ['a field that is not known', { message: 'x', password: 'y' }],
  ['a wrong type', { message: 'x', line: '12' }],
])('a report with %s is refused', async (_what, input) => {
  expect((await call('log/error', input)).body.code).toBe('kernel.invalidInput');
  expect(line('client error')).toBeUndefined();
});

test('a report of more than 64 kB is refused before it is read', async () => {
  expect((await call('log/error', { message: 'x'.repeat(65_000) })).status).toBe(413);
});

test('a line of a page stands in the log under names of its own', async () => {
  const context = { level: 'fatal', requestId: 'forged', mail: 'anna@example.org', times: 3 };
  const input = { level: 'warning', message: 'token eyJhbGciOi.eyJzdWIi.c2ln', context };
  expect((await call('log/write', input)).status).toBe(200);
  expect(line('client log')).toEqual({
    level: 'info',
    message: 'client log',
    requestId: 'request-1',
    'client.level': 'warning',
    'client.message': 'token [token]',
    'client.context': '{"level":"fatal","requestId":"forged","mail":"[address]","times":3}',
  });
});

test.each([
  [{ level: 'loud', message: 'x' }],
  [{ level: 'info', message: 'x', context: { deep: { er: 1 } } }],
  [
    {
      level: 'info',
      message: 'x',
      context: Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`f${index}`, index])),
    },
  ],
])('a wrong line is refused: %j', async (input) => {
  expect((await call('log/write', input)).body.code).toBe('kernel.invalidInput');
});

describe('what a browser wrote is kept without', () => {
  test.each([
    ['addresses', 'to anna.huber+x@example.org!', 'to [address]'],
    [
      'queries of addresses',
      'GET https://x.test/a/b?code=1&state=2 failed',
      'GET https://x.test/a/b failed',
    ],
    ['queries of paths', 'open "/offers/1?name=Anna"', 'open "/offers/1"'],
    ['fragments', 'https://x.test/#id_token=abc', 'https://x.test/'],
    ['tokens', 'Bearer eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJhIn0.c2ln', 'Bearer [token]'],
    ['telephone numbers', 'call +49 (89) 123-4567 now', 'call [number] now'],
    ['control numbers', 'number 1234567890', 'number [number]'],
    [
      'invitations',
      'https://x.test/invitation/AbCdEfGhIjKlMnOpQrStUv',
      'https://x.test/invitation/[secret]',
    ],
    [
      'invitations as a place in a page',
      'at https://x.test/invitation/AbCdEfGhIjKlMnOpQrStUv:1:20',
      'at https://x.test/invitation/[secret]:1:20',
    ],
    [
      'invitations as Safari tells a place',
      'global code@https://x.test/invitation/AbCdEfGhIjKlMnOpQrStUv:1:20',
      'global code@https://x.test/invitation/[secret]:1:20',
    ],
    ['objections', '/not-me/AbCdEfGhIjKlMnOpQrStUv.json', '/not-me/[secret].json'],
    [
      'links that end mails',
      'GET /no-new-offers/01234567-89ab/AbCdEfGhIjKlMnOpQrStUv, failed',
      'GET /no-new-offers/01234567-89ab/[secret], failed',
    ],
    ['data', 'data:image/png;base64,AAAA x', '[data] x'],
  ])('%s', (_what, text, expected) => {
    expect(withoutPersonalData(text)).toBe(expected);
  });

  test.each([
    'https://x.test/assets/offer-search-page-DxQ2k1Zc.js:12:34567',
    'https://x.test/assets/farm-register-DxQ2k1Zc.js:12:34567',
    'render@https://x.test/assets/app-DxQ2k1Zc.js:12:34567',
    'Cannot read properties of undefined (reading 0)',
    'at 2026, 3 of 10',
  ])('but with %s', (text) => {
    expect(withoutPersonalData(text)).toBe(text);
  });

  test.each(['a', 'a.', '1 ', '/', 'eyJ', 'a@', 'a://', '(/?'])(
    'also where it writes %s a thousand times',
    (piece) => {
      expect(withoutPersonalData(piece.repeat(LOG_STACK_LENGTH / piece.length))).not.toBe('');
    },
  );
});
