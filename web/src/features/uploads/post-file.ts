import { SECOND_MS } from '#shared/kernel/time.ts';

/** A presigned form of the storage. */
type Form = { readonly url: string; readonly fields: Readonly<Record<string, string>> };

/** The time without any progress after which a line counts as dead: people decide what comes then. */
const STALLED_MS = 30 * SECOND_MS;

/**
 * Sends a file to the storage; `onProgress` hears the share that is there, 0 to 1. `fetch` could not tell it.
 * @throws Error when the storage refuses it, or nothing moves for half a minute
 */
export function postFile(
  { url, fields }: Form,
  file: File,
  onProgress: (share: number) => void,
): Promise<void> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let began = 0;
    const fail = () => reject(new Error('The file was not taken'));
    request.open('POST', url);
    request.timeout = STALLED_MS;
    request.addEventListener('loadstart', ({ timeStamp }) => {
      began = timeStamp;
    });
    request.upload.addEventListener('progress', ({ loaded, total, timeStamp }) => {
      // It counts from the beginning.
      request.timeout = timeStamp - began + STALLED_MS;
      onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      if (request.status < 300) resolve();
      else reject(new Error(`The file was not taken: ${request.status}`));
    });
    request.addEventListener('error', fail);
    request.addEventListener('timeout', fail);
    request.send(body);
  });
}
