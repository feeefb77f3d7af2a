import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { findFreePort } from '#infra/local/services/find-free-port.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const START_SECONDS = 180;

declare module 'vitest' {
  interface ProvidedContext {
    /** `http://de.localhost:<port>` of the running product with its demo data. */
    baseUrl: string;
  }
}

/** Starts the product as `npm start` does, once for all tests of the project; without demo data for the project `empty`. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const port = await findFreePort();
  const options = project.name === 'empty' ? ['--empty'] : [];
  const child = spawn(process.execPath, ['infra/local/start.ts', ...options], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), DATA: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const killWithParent = () => child.kill('SIGKILL');
  process.once('exit', killWithParent);

  const logFile = path.join(ROOT, `.local/${project.name}.log`);
  mkdirSync(path.dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile);
  child.stderr.pipe(log);
  child.stdout.pipe(log);
  const ready = Promise.withResolvers<string>();
  child.stdout.on('data', (chunk: Buffer) => {
    const url = /^ready (\S+)$/m.exec(chunk.toString('utf8'))?.[1];
    if (url !== undefined) ready.resolve(url);
  });
  const fail = (reason: string) => ready.reject(new Error(`${reason}, see ${logFile}`));
  child.once('exit', (code) => fail(`The product ended with ${code}`));
  const timer = setTimeout(() => fail(`Not ready in ${START_SECONDS} s`), START_SECONDS * 1000);

  project.provide('baseUrl', await ready.promise);
  clearTimeout(timer);
  return async () => {
    process.off('exit', killWithParent);
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
}
