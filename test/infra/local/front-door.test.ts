import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { securityHeaders, signOnHeaders } from '#infra/deploy/security-headers.ts';
import { frontDoor } from '#infra/local/front-door.ts';
import { type Listening, listen } from '#infra/local/listen.ts';
import { localAddresses } from '#infra/local/local-addresses.ts';
import { localFetch } from '#infra/local/local-fetch.ts';

let listening: Listening;
let addresses: ReturnType<typeof localAddresses>;

const room =
  (name: string): RequestListener =>
  (_request, response) =>
    response.end(name);

beforeAll(async () => {
  let door: RequestListener = () => {};
  listening = await listen((request, response) => door(request, response), 0);
  addresses = localAddresses(listening.port);
  door = frontDoor(addresses, {
    signOn: room('sign-on'),
    files: room('files'),
    api: room('api'),
    devPages: room('dev pages'),
    time: room('time'),
    site: room('site'),
  });
});
afterAll(() => listening.close());

test.each([
  ['localhost', '/', 'site'],
  ['de.localhost', '/', 'site'],
  ['de.localhost', '/offers?page=2', 'site'],
  ['de.localhost', '/assets/a.js', 'site'],
  ['de.localhost', '/devices', 'site'],
  ['de.localhost', '/livestock-files/a', 'site'],
  ['127.0.0.1', '/', 'site'],
  ['at.localhost', '/api/health', 'api'],
  ['de.localhost', '/dev', 'dev pages'],
  ['de.localhost', '/dev/mails.json', 'dev pages'],
  ['localhost', '/dev/time/timer', 'time'],
])('http://%s%s leads to the %s, with the security headers', async (host, path, name) => {
  const answer = await localFetch(`http://${host}:${listening.port}${path}`);

  expect(answer.text).toBe(name);
  expect(answer.headers).toMatchObject(
    securityHeaders({ signOn: [addresses.signOn], files: addresses.files }),
  );
});

test.each(['/', '/auth?client_id=x', '/sign-in/1', '/api/health'])(
  'http://sso.localhost%s leads to the sign-on, whose pages may send people back to the product',
  async (path) => {
    const answer = await localFetch(addresses.signOn + path);

    expect(answer.text).toBe('sign-on');
    expect(answer.headers).toMatchObject(
      signOnHeaders([addresses.product, `http://*.localhost:${listening.port}`]),
    );
  },
);

test.each(['/livestock-files', '/livestock-files/a/b?X-Amz-Signature=1'])(
  'http://127.0.0.1%s leads to the files',
  async (path) => {
    expect((await localFetch(addresses.files + path)).text).toBe('files');
  },
);

test('nothing may run inline, on no page', () => {
  const policies = [
    securityHeaders({ signOn: [addresses.signOn], files: addresses.files }),
    signOnHeaders([addresses.product]),
  ].map((headers) => headers['content-security-policy']);
  for (const policy of policies) expect(policy).not.toContain('unsafe');
});

test('port 80 is in no address: browsers leave it out of those that they send', () => {
  const { product, signOn, isProductRoot } = localAddresses(80);
  expect([product, signOn]).toEqual(['http://localhost', 'http://sso.localhost']);
  expect(isProductRoot('http://de.localhost/')).toBe(true);
});
