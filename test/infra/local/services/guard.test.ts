import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

const GUARD = path.resolve(import.meta.dirname, '../../../../infra/local/services/guard.ts');
/** Starts a guarded program as the product does, and tells both process ids. */
const PARENT = `
  const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, [${JSON.stringify(GUARD)}, 'sh', '-c',
    'echo $$ > "$0"; exec sleep 600', process.argv[1]], { stdio: ['pipe', 'ignore', 'inherit'] });
  child.on('exit', () => process.exit(0));
`;

test('what is guarded ends with the process that started it, kill -9 included', async () => {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'guard-')), 'pid');
  const parent = spawn(process.execPath, ['-e', PARENT, file], { stdio: 'inherit' });
  const pid = await expect
    .poll(() => readFile(file, 'utf8').catch(() => ''))
    .toMatch(/^\d+\n$/)
    .then(() => readFile(file, 'utf8'));
  expect(isAlive(Number(pid))).toBe(true);
  parent.kill('SIGKILL');
  await once(parent, 'exit');
  await expect.poll(() => isAlive(Number(pid))).toBe(false);
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
