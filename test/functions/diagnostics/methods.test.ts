import type { Context } from 'aws-lambda';
import { beforeAll, expect, test } from 'vitest';
import type { ApiHandler } from '#functions/kernel/http/api-event.ts';
import { endpointsByDomain } from '#shared/endpoints.ts';
import type { Endpoints } from '#shared/kernel/endpoint.ts';
import { apiEvent, ask } from '#test/support/api-event.ts';
import { testServices } from '#test/support/local-services.ts';

let diagnostics: ApiHandler;
beforeAll(async () => {
  await testServices();
  ({ handler: diagnostics } = await import('#functions/diagnostics/handler.ts'));
});

const endpoints = Object.values<Endpoints>(endpointsByDomain).flatMap((endpoints) =>
  Object.values(endpoints),
);
const allowOf = (method: string) => (method === 'GET' ? 'GET, HEAD, OPTIONS' : 'POST, OPTIONS');

test.each(endpoints)('what no route takes is answered for $path', async ({ path, method }) => {
  const wrong = await ask(diagnostics, { path, method: 'DELETE' });
  expect([wrong.status, wrong.body.code, wrong.headers.allow]).toEqual([
    405,
    'kernel.wrongMethod',
    allowOf(method),
  ]);
  const asked = apiEvent({ path, method: 'OPTIONS' });
  const { statusCode, headers } = await diagnostics(asked, {} as Context);
  expect([statusCode, headers?.allow]).toEqual([204, allowOf(method)]);
});

test('an address of no call is 404 for every method', async () => {
  for (const method of ['GET', 'POST', 'DELETE']) {
    expect((await ask(diagnostics, { path: 'eav/nothing', method })).status).toBe(404);
  }
});
