import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { makeFilesOnDemand } from '#functions/kernel/adapters/files-on-demand.ts';
import { type Files, PART_BYTES } from '#functions/kernel/ports/files.ts';
import { testServices } from '#test/support/local-services.ts';

let files: Files;
beforeAll(async () => {
  const { bucket } = await testServices();
  files = makeFilesOnDemand({ bucket, pathStyle: true });
});

const bytes = new TextEncoder().encode('Hof am See');
const others = new TextEncoder().encode('anderes');

test('calls at the same time and later go to the same files as without demand', async () => {
  const [key, other] = [`test/${randomUUID()}`, `test/${randomUUID()}`];
  await Promise.all([files.put(key, 'text/plain', bytes), files.putNew(other, 'text/csv', others)]);
  expect(await files.get(key)).toEqual(bytes);
  expect(await files.get(other, 3)).toEqual(others.slice(0, 3));
  expect(await files.head(other)).toMatchObject({
    size: others.length,
    contentType: 'text/csv',
  });
  await files.remove(key);
  expect(await files.head(key)).toBeUndefined();
});

test('a link downloads under its name, a form takes its file', async () => {
  const key = `test/${randomUUID()}`;
  const { url, fields } = await files.uploadForm(key, 'text/plain', bytes.length);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob([bytes], { type: 'text/plain' }));
  expect((await fetch(url, { method: 'POST', body: form })).ok).toBe(true);
  const response = await fetch(await files.downloadUrl(key, 'Hof.txt'));
  expect(response.headers.get('content-disposition')).toContain('filename="Hof.txt"');
  expect(await response.bytes()).toEqual(bytes);
});

test('what S3 refuses is refused here too', async () => {
  await expect(files.get(`test/${randomUUID()}`)).rejects.toThrow('does not exist');
});

test('a file that comes in parts is there once they are joined, and stays so when they are joined again', async () => {
  const key = `exports/${randomUUID()}`;
  const first = new Uint8Array(PART_BYTES).fill(65);
  const upload = { key, upload: await files.beginParts(key, 'text/csv') };
  const mark = await files.putPart(upload, 2, bytes);
  // A part that comes again takes the place of the one before.
  await files.putPart(upload, 1, others);
  const marks = [await files.putPart(upload, 1, first), mark];
  expect(await files.head(key)).toBeUndefined();
  await files.joinParts(upload, marks);
  await files.joinParts(upload, marks);
  expect(await files.head(key)).toMatchObject({
    size: PART_BYTES + bytes.length,
    contentType: 'text/csv',
  });
  expect((await files.get(key)).slice(PART_BYTES)).toEqual(bytes);
});
