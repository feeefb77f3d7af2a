import { randomUUID } from 'node:crypto';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { beforeAll, expect, test } from 'vitest';
import { makeS3Files } from '#functions/kernel/adapters/s3-files.ts';
import type { Files } from '#functions/kernel/ports/files.ts';
import { listen } from '#infra/local/listen.ts';
import { testServices } from '#test/support/local-services.ts';

let files: Files;
beforeAll(async () => {
  const { bucket } = await testServices();
  files = makeS3Files({ bucket, pathStyle: true });
});

const bytes = new TextEncoder().encode('Hof am See');

test('a file comes back whole, or only its beginning', async () => {
  const key = `test/${randomUUID()}`;
  await files.put(key, 'text/plain', bytes);
  expect(await files.get(key)).toEqual(bytes);
  expect(await files.get(key, 3)).toEqual(bytes.slice(0, 3));
  expect(await files.get(key, 1000)).toEqual(bytes);
  expect(await files.head(key)).toEqual({
    size: bytes.length,
    contentType: 'text/plain',
    version: expect.any(String),
  });
});

test('what can be made again lies in a bucket of its own, where there is one', async () => {
  const { bucket } = await testServices();
  const derivedBucket = `derived-${randomUUID()}`;
  await new S3Client({ forcePathStyle: true }).send(
    new CreateBucketCommand({ Bucket: derivedBucket }),
  );
  const apart = makeS3Files({ bucket, derivedBucket, pathStyle: true });
  const id = randomUUID();
  for (const folder of ['exports', 'shards', 'geo']) {
    await apart.put(`${folder}/${id}`, 'text/plain', bytes);
    expect(await apart.get(`${folder}/${id}`)).toEqual(bytes);
    // Nothing of it lies with what people gave.
    expect(await files.head(`${folder}/${id}`)).toBeUndefined();
  }
  await apart.put(`attachments/${id}`, 'text/plain', bytes);
  expect(await files.get(`attachments/${id}`)).toEqual(bytes);
});

test('what is not there has no head', async () => {
  expect(await files.head(`test/${randomUUID()}`)).toBeUndefined();
});

test.each([
  ['Hof.pdf', `attachment; filename="Hof.pdf"; filename*=UTF-8''Hof.pdf`],
  [
    'Größe "5".pdf',
    `attachment; filename="Gr__e _5_.pdf"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%225%22.pdf`,
  ],
  ['a\r\nb.pdf', `attachment; filename="a__b.pdf"; filename*=UTF-8''a%0D%0Ab.pdf`],
])('a link downloads under the name: %j', async (name, disposition) => {
  const key = `test/${randomUUID()}`;
  await files.put(key, 'application/pdf', bytes);
  const response = await fetch(await files.downloadUrl(key, name));
  expect([response.status, response.headers.get('content-disposition')]).toEqual([
    ...[200, disposition],
  ]);
});

test('a link opens one file only', async () => {
  const key = `test/${randomUUID()}`;
  await files.put(key, 'text/plain', bytes);
  await files.put(`${key}-other`, 'text/plain', bytes);
  const url = await files.downloadUrl(key, 'x.txt');
  expect((await fetch(url.replace(key, `${key}-other`))).status).toBe(403);
});

test('the version of a file changes with its content, and only with it', async () => {
  const key = `test/${randomUUID()}`;
  const versionOf = async (content: Uint8Array) => {
    await files.put(key, 'text/plain', content);
    return (await files.head(key))?.version;
  };
  const first = await versionOf(bytes);
  expect(await versionOf(bytes)).toBe(first);
  expect(await versionOf(bytes.slice(1))).not.toBe(first);
});

test('an erased file is gone', async () => {
  const key = `attachments/${randomUUID()}/a b.pdf`;
  await files.put(key, 'text/plain', bytes);
  await files.erase(key);
  expect(await files.head(key)).toBeUndefined();
  await files.erase(key);
});

test('every version of an erased file is removed, and nothing beside it; the mark of its removal stays', async () => {
  const asked: string[] = [];
  const storage = await listen((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const of = (kind: string, key: string, id: string) =>
      `<${kind}><Key>${key}</Key><VersionId>${id}</VersionId></${kind}>`;
    response.end(
      request.method === 'GET'
        ? `<ListVersionsResult>${of('Version', 'attachments/a', '1')}${of('Version', 'attachments/a', '2')}${of('DeleteMarker', 'attachments/a', '3')}${of('Version', 'attachments/ab', '4')}</ListVersionsResult>`
        : '',
    );
  }, 0);
  const before = process.env.AWS_ENDPOINT_URL_S3;
  process.env.AWS_ENDPOINT_URL_S3 = `http://127.0.0.1:${storage.port}`;
  await makeS3Files({ bucket: 'versioned', pathStyle: true })
    .erase('attachments/a')
    .finally(storage.close);
  process.env.AWS_ENDPOINT_URL_S3 = before;
  const [marked, listed, ...removed] = asked;
  expect(marked).toBe('DELETE /versioned/attachments/a?x-id=DeleteObject');
  expect(listed).toMatch(/^GET \/versioned\/?\?prefix=attachments%2Fa&versions/);
  expect(removed).toEqual(
    [1, 2].map((id) => `DELETE /versioned/attachments/a?versionId=${id}&x-id=DeleteObject`),
  );
});
