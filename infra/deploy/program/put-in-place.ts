import { rename, rm } from 'node:fs/promises';

/**
 * Puts a whole folder in the place of another one, by two renames: nobody reads a half one there. Of two processes that
 * do so at once, the place keeps the folder of one.
 */
export async function putInPlace(folder: string, place: string): Promise<void> {
  const old = `${folder}.old`;
  await unless(['ENOENT'], rename(place, old));
  await unless(['ENOTEMPTY', 'EEXIST'], rename(folder, place));
  for (const left of [old, folder]) await rm(left, { recursive: true, force: true });
}

async function unless(expected: readonly string[], action: Promise<void>): Promise<void> {
  try {
    await action;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!expected.includes(code)) throw error;
  }
}
