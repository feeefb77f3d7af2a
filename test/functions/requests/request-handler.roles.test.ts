import { beforeAll, describe, expect, test } from 'vitest';
import type { ApiHandler } from '#functions/kernel/http/api-event.ts';
import { requestEndpoints } from '#shared/requests/endpoints.ts';
import { ask } from '#test/support/api-event.ts';
import { testServices } from '#test/support/local-services.ts';

let handler: ApiHandler;
beforeAll(async () => {
  await testServices();
  ({ handler } = await import('#functions/requests/handler.ts'));
});

describe('a visitor', () => {
  test.each(Object.values(requestEndpoints))('may not call $path', async ({ method, path }) => {
    const answer = await ask(handler, { method, path, input: {} });
    expect(answer).toMatchObject({
      status: 401,
      body: { ok: false, code: 'sessions.signInNeeded' },
    });
  });
});
