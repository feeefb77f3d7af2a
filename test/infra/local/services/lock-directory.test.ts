import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { lockDirectory } from '#infra/local/services/lock-directory.ts';

const folder = () => mkdtemp(path.join(tmpdir(), 'lock-'));

test('a second start on the same directory is refused with one sentence, until the first is over', async () => {
  const directory = await folder();
  const unlock = await lockDirectory(directory);
  await expect(lockDirectory(directory)).rejects.toMatchObject({
    name: 'StartupError',
    message: `${directory} is in use by process ${process.pid}: stop that one, or choose another directory with DATA=. If that process is not the product, remove ${directory}/lock.`,
  });
  await unlock();
  await (await lockDirectory(directory))();
  expect(await readdir(directory)).toEqual([]);
});

test('what a killed process left holds nobody up', async () => {
  const directory = await folder();
  const killed = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await once(killed, 'spawn');
  await writeFile(path.join(directory, 'lock'), String(killed.pid));
  await expect(lockDirectory(directory)).rejects.toThrow(`process ${killed.pid}`);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  await lockDirectory(directory);
  expect(await readFile(path.join(directory, 'lock'), 'utf8')).toBe(String(process.pid));
});

test('what a killed process of the same number left, as in a container, holds nobody up', async () => {
  const directory = await folder();
  await writeFile(path.join(directory, 'lock'), String(process.pid));
  const unlock = await lockDirectory(directory);
  await expect(lockDirectory(directory)).rejects.toThrow(`process ${process.pid}`);
  await unlock();
  expect(await readdir(directory)).toEqual([]);
});

test.each(['', 'no number', '0'])(
  'a lock that names no process (%j) holds nobody up',
  async (text) => {
    const directory = await folder();
    await writeFile(path.join(directory, 'lock'), text);
    await lockDirectory(directory);
    expect(await readdir(directory)).toEqual(['lock']);
  },
);
