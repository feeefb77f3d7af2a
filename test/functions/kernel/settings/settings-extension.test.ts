import { createServer, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { makeSettingsExtension } from '#functions/kernel/settings/settings-extension.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** The extension's port, as AWS documents what it answers. */
async function answering(answers: Record<string, object>) {
  const asked: string[] = [];
  const listening = createServer((request, response) => {
    const isKnown = request.headers['x-aws-parameters-secrets-token'] === 'session';
    const answer = answers[request.url ?? ''];
    asked.push(request.url ?? '');
    const status = isKnown ? (answer === undefined ? 400 : 200) : 401;
    response.writeHead(status).end(JSON.stringify(answer ?? { secret: 'must not be logged' }));
  });
  server = listening;
  return { port: await portOf(listening), asked };
}

async function portOf(listening: Server): Promise<string> {
  await new Promise<void>((ready) => listening.listen(0, 'localhost', ready));
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return String(address.port);
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
  const breaking = createServer((_, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{', () => response.destroy());
  });
  server = breaking;
  const port = await portOf(breaking);
  const extension = makeSettingsExtension({ port, sessionToken: 'session' });
  await expect(extension.secret('a')).rejects.toThrow('aborted');

  await new Promise((closed) => breaking.close(closed));
  await expect(extension.secret('a')).rejects.toThrow('ECONNREFUSED');
});
