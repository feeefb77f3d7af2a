import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** What is freed only when the first collection's finalizers have run goes with the last. */
const COLLECTIONS = 4;
const PAUSE_MS = 20;

/** Memory in use after collections: objects and array buffers. */
export async function heapBytes(): Promise<number> {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  for (let n = 0; n < COLLECTIONS; n++) {
    collect();
    await pause(PAUSE_MS);
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
