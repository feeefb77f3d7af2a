import { CHUNK_LOAD_TIMEOUT_SECONDS } from '#shared/kernel/limits.ts';
import { SECOND_MS } from '#shared/kernel/time.ts';

/** Loads the code of a page; it counts as failed when it has not come after 120 s (specification section 9). */
export function loadChunk<T>(
  load: () => Promise<T>,
  after: (ms: number, action: () => void) => () => void,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = after(CHUNK_LOAD_TIMEOUT_SECONDS * SECOND_MS, () => {
      reject(new Error(`A page's code did not come within ${CHUNK_LOAD_TIMEOUT_SECONDS} s`));
    });
    load().then(resolve, reject).finally(cancel);
  });
}
