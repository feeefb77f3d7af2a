import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listen } from '#infra/local/listen.ts';
import { findFreePort } from '#infra/local/services/find-free-port.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** `npm start` without npm. */
function start(
  environment: Record<string, string>,
): Promise<{ code: number | null; output: string; errors: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['infra/local/start.ts', '--empty'], {
      cwd: ROOT,
      env: { ...process.env, ...environment },
    });
    let output = '';
    let errors = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      errors += chunk;
    });
    child.once('exit', (code) => resolve({ code, output, errors }));
  });
}

test('a taken port ends the start with one sentence and exit code 1', async () => {
  const other = await listen(() => {}, 0);
  const ended = await start({ PORT: String(other.port) });
  await other.close();

  expect(ended).toEqual({
    code: 1,
    output: '',
    errors: `Port ${other.port} is taken by another program: stop that one, or choose another with PORT=${other.port + 1} npm start.\n`,
  });
});

test('a PORT that is none ends the start with one sentence and exit code 1', async () => {
  expect(await start({ PORT: 'http' })).toEqual({
    code: 1,
    output: '',
    errors: 'PORT=http is no port: give a whole number up to 65535.\n',
  });
});

test('without Java the start ends with one sentence that says how to get it, and exit code 1', async () => {
  const ended = await start({ PORT: String(await findFreePort()), PATH: '/nowhere' });

  expect([ended.code, ended.output]).toEqual([1, '']);
  // The web application may be building meanwhile.
  expect(ended.errors.split('\n').filter((line) => !line.startsWith('building'))).toEqual([
    'The local database needs Java 17 or newer, and there is none: get it with `apt-get install default-jre-headless` or from https://adoptium.net.',
    '',
  ]);
});
