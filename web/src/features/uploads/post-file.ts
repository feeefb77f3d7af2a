/** A presigned form of the storage. */
type Form = { readonly url: string; readonly fields: Readonly<Record<string, string>> };

/** Sends a file to the storage; `onProgress` hears the share that is there, 0 to 1. `fetch` could not tell it. */
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
    request.open('POST', url);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener('load', () => {
      if (request.status < 300) resolve();
      else reject(new Error(`The file was not taken: ${request.status}`));
    });
    request.addEventListener('error', () => reject(new Error('The file was not taken')));
    request.send(body);
  });
}
