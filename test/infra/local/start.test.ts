import { spawn } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
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

test('data that another start keeps end the start with one sentence and exit code 1', async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'data-'));
  await writeFile(path.join(directory, 'lock'), String(process.pid));
  const ended = await start({ PORT: String(await findFreePort()), DATA: directory });

  expect([ended.code, ended.output]).toEqual([1, '']);
  expect(ended.errors).toContain(`${directory} is in use by process ${process.pid}: stop that one`);
});

test('without Java, and without Python to fetch one, the start ends with one sentence and exit code 1', async () => {
  const ended = await start({
    PORT: String(await findFreePort()),
    PATH: '/nowhere',
    JAVA_HOME: '',
    LOCAL_JAVA: await mkdtemp(path.join(tmpdir(), 'java-')),
  });

  expect([ended.code, ended.output]).toEqual([1, '']);
  // The web application may be building meanwhile.
  expect(ended.errors.split('\n').filter((line) => !line.startsWith('building'))).toEqual([
    expect.stringMatching(
      /^The local database needs Java 17 or newer: .* \(there is no Python\)\. Get it with /,
    ),
    '',
  ]);
});
