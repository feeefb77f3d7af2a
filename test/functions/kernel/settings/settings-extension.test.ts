import type { RequestListener } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { makeSettingsExtension } from '#functions/kernel/settings/settings-extension.ts';
import { type Listening, listen } from '#infra/local/listen.ts';

let server: Listening | undefined;
afterEach(() => server?.close());

/** The extension's port, as AWS documents what it answers. */
async function answering(answers: Record<string, object>) {
  const asked: string[] = [];
  const port = await portOf((request, response) => {
    const isKnown = request.headers['x-aws-parameters-secrets-token'] === 'session';
    const answer = answers[request.url ?? ''];
    asked.push(request.url ?? '');
    const status = isKnown ? (answer === undefined ? 400 : 200) : 401;
    response.writeHead(status).end(JSON.stringify(answer ?? { secret: 'must not be logged' }));
  });
  return { port, asked };
}

async function portOf(listener: RequestListener): Promise<string> {
  server = await listen(listener, 0);
  return String(server.port);
}

test('secrets and parameters are asked for by name, under the session of the function', async () => {
  const { port, asked } = await answering({
    '/secretsmanager/get?secretId=livestock%2Ftest%2Fhandlers': { SecretString: '{"a":1}' },
    '/systemsmanager/parameters/get?name=%2Flivestock%2Fmaintenance': {
      Parameter: { Value: 'off' },
    },
  });
  const extension = makeSettingsExtension({ port, sessionToken: 'session' });

  expect(await extension.secret('livestock/test/handlers')).toBe('{"a":1}');
  expect(await extension.parameter('/livestock/maintenance')).toBe('off');
  expect(asked).toHaveLength(2);
});

test('a refusal names what was asked for and quotes no answer', async () => {
  const { port } = await answering({});
  const extension = makeSettingsExtension({ port, sessionToken: 'session' });

  await expect(extension.secret('unknown')).rejects.toThrow(
    /^The settings extension answered 400: \/secretsmanager\/get\?secretId=unknown$/,
  );
});

test('another session is refused', async () => {
  const { port } = await answering({ '/secretsmanager/get?secretId=a': { SecretString: '{}' } });

  await expect(makeSettingsExtension({ port, sessionToken: 'other' }).secret('a')).rejects.toThrow(
    'answered 401',
  );
});

test('an extension that breaks off, or is not there, is an error', async () => {
  const port = await portOf((_, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{', () => response.destroy());
  });
  const extension = makeSettingsExtension({ port, sessionToken: 'session' });
  await expect(extension.secret('a')).rejects.toThrow('aborted');

  await server?.close();
  await expect(extension.secret('a')).rejects.toThrow('ECONNREFUSED');
});
