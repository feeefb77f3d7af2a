import { expect, test } from 'vitest';
import { countryImplementations } from '#functions/countries/handler.ts';
import { serve } from '#functions/kernel/http/serve.ts';
import { countryEndpoints } from '#shared/countries/endpoints.ts';
import { ask } from '#test/support/api-event.ts';
import { memoryWorld } from '#test/support/memory-world.ts';

const SECRET = 'only-the-distribution-knows-this';

async function asking(environment: Record<string, string>, headers: Record<string, string> = {}) {
  const world = memoryWorld([], { environment });
  const handler = serve('countries', countryEndpoints, countryImplementations, () => world);
  const input = { url: 'https://nowhere.example/' };
  const answer = await ask(handler, { path: 'eav/domain/getbyurl', input, headers });
  return { ...answer, lines: world.lines };
}
const past = { level: 'info', message: 'call past the distribution' };

test('a call through the distribution is answered', async () => {
  const answer = await asking({ ORIGIN_SECRET: SECRET }, { 'x-origin-secret': SECRET });
  expect(answer.status).toBe(200);
  expect(answer.lines).not.toContainEqual(past);
});

test.each([
  ['without the secret of the distribution', {}],
  ['with a wrong one', { 'x-origin-secret': SECRET.toUpperCase() }],
  ['with a shorter one', { 'x-origin-secret': SECRET.slice(1) }],
])('a call %s is refused', async (_how, headers) => {
  const answer = await asking({ ORIGIN_SECRET: SECRET }, headers as Record<string, string>);
  expect(answer).toMatchObject({ status: 403, body: { ok: false, code: 'kernel.forbidden' } });
  expect(answer.lines).toContainEqual(past);
});

test.each([
  ['without a secret', {}],
  ['with any', { 'x-origin-secret': SECRET }],
])('behind a distribution whose secret is missing a call %s is refused', async (_how, headers) => {
  const environment = { VIEWER_ADDRESS_HEADER: 'x-viewer-address' };
  const answer = await asking(environment, headers as Record<string, string>);
  expect(answer).toMatchObject({ status: 403, body: { ok: false, code: 'kernel.forbidden' } });
});

test('under maintenance every call says so in the words that the page knows', async () => {
  expect(await asking({ MAINTENANCE: 'true' })).toMatchObject({
    status: 503,
    body: { ok: false, message: 'service is currently not available. check back later' },
    // Nothing is broken, so no alarm may count it.
    lines: [{ level: 'info', status: 503 }],
  });
});

test('who comes past the distribution does not learn of maintenance', async () => {
  const answer = await asking({ MAINTENANCE: 'true', ORIGIN_SECRET: SECRET });
  expect(answer.status).toBe(403);
});
