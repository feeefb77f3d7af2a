import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '#infra/deploy/program/startup-error.ts';

/** The locks of this process: after a restart in a container another process may have had its number. */
const held = new Set<string>();

/**
 * Keeps a directory for this process, until the function that it returns is called. The lock of a killed process
 * holds nobody up.
 * @throws StartupError while another living process has the directory
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const file = path.join(directory, 'lock');
  const own = `${file}.${process.pid}`;
  await writeFile(own, String(process.pid));
  try {
    // The link fails where the lock exists, and else brings it together with its content.
    while (!(await isDone(link(own, file), 'EEXIST'))) await takeAwayStale(file);
  } finally {
    await rm(own, { force: true });
  }
  held.add(file);
  return async () => {
    await rm(file, { force: true });
    held.delete(file);
  };
}

async function takeAwayStale(file: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return;
  const holder = Number(text);
  if (holder === process.pid ? held.has(file) : isAlive(holder)) {
    throw new StartupError(
      `${path.dirname(file)} is in use by process ${holder}: stop that one, or choose another directory with DATA=. If that process is not the product, remove ${file}.`,
    );
  }
  // A quicker process may have a lock of its own there by now: that one is put back.
  const stale = `${file}.stale-${process.pid}`;
  if (!(await isDone(rename(file, stale), 'ENOENT'))) return;
  const isStill = (await readFile(stale, 'utf8')) === text;
  if (!isStill) await isDone(link(stale, file), 'EEXIST');
  await rm(stale, { force: true });
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** Returns false where the action fails with the given code. */
async function isDone(action: Promise<void>, expected: string): Promise<boolean> {
  try {
    await action;
    return true;
  } catch (error) {
    if (codeOf(error) === expected) return false;
    throw error;
  }
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
