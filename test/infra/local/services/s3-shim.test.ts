import {
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { beforeAll, expect, test } from 'vitest';
import { type TestServices, testServices } from '#test/support/local-services.ts';
import { startS3 } from '#test/support/start-s3.ts';

const ORIGIN = 'http://de.localhost:8080';
let services: TestServices;
let client: S3Client;

beforeAll(async () => {
  services = await testServices();
  client = new S3Client({ forcePathStyle: true, requestChecksumCalculation: 'WHEN_REQUIRED' });
});

async function put(key: string, body = 'hello'): Promise<void> {
  await client.send(
    new PutObjectCommand({
      Bucket: services.bucket,
      Key: key,
      Body: body,
      ContentType: 'text/plain',
    }),
  );
}

function link(key: string, options: { expiresIn?: number; name?: string } = {}): Promise<string> {
  const command = new GetObjectCommand({
    Bucket: services.bucket,
    Key: key,
    ...(options.name
      ? { ResponseContentDisposition: `attachment; filename="${options.name}"` }
      : {}),
  });
  return getSignedUrl(client, command, { expiresIn: options.expiresIn ?? 300 });
}

async function upload(
  key: string,
  body: string,
  change: (form: FormData) => void = () => {},
): Promise<Response> {
  const { url, fields } = await createPresignedPost(client, {
    Bucket: services.bucket,
    Key: key,
    Conditions: [['content-length-range', 3, 10], { 'Content-Type': 'text/plain' }],
    Fields: { 'Content-Type': 'text/plain' },
    Expires: 300,
  });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  change(form);
  form.append('file', new Blob([body]), 'x.txt');
  return fetch(url, { method: 'POST', body: form, headers: { origin: ORIGIN } });
}

test('a signed link downloads the file under its name', async () => {
  await put('signed/größe 1.txt');
  const answer = await fetch(await link('signed/größe 1.txt', { name: 'letter.txt' }));

  expect([answer.status, await answer.text()]).toEqual([200, 'hello']);
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="letter.txt"');
});

test('an unsigned request is refused', async () => {
  await put('unsigned');
  const answer = await fetch(`${services.s3Endpoint}/${services.bucket}/unsigned`);

  expect(answer.status).toBe(403);
  expect(await answer.text()).toContain('AccessDenied');
});

test.each([
  ['the key', (url: string) => url.replace('tampered', 'other')],
  ['the name', (url: string) => url.replace('letter.txt', 'evil.html')],
  ['the life', (url: string) => url.replace('X-Amz-Expires=300', 'X-Amz-Expires=30000')],
])('a link with %s changed is refused', async (_what, change) => {
  await put('tampered');
  await put('other');
  const url = change(await link('tampered', { name: 'letter.txt' }));

  expect((await fetch(url)).status).toBe(403);
});

test('a link whose time is over is refused', async () => {
  await put('old');
  const url = new URL(await link('old', { expiresIn: 300 }));
  const later = await startS3(services.sqsEndpoint, () => Date.now() + 301_000);
  try {
    const [now, then] = [await fetch(url), await expiredCopy(url, later.endpoint)];
    expect([now.status, then.status]).toEqual([200, 403]);
    expect(await then.text()).toContain('Request has expired');
  } finally {
    await later.stop();
  }
});

/** The same link, signed for the shim whose clock is ahead. */
async function expiredCopy(url: URL, endpoint: string): Promise<Response> {
  const ahead = new S3Client({ endpoint, forcePathStyle: true });
  const key = url.pathname.split('/').at(-1) ?? '';
  const command = new GetObjectCommand({ Bucket: services.bucket, Key: key });
  return fetch(await getSignedUrl(ahead, command, { expiresIn: 300 }));
}

test('a browser upload within its policy is stored with its type', async () => {
  const answer = await upload('up/good', '12345');
  const head = await client.send(
    new HeadObjectCommand({ Bucket: services.bucket, Key: 'up/good' }),
  );

  expect(answer.status).toBe(204);
  expect([head.ContentLength, head.ContentType]).toEqual([5, 'text/plain']);
});

test.each([
  ['larger than allowed', 'x'.repeat(11), 400, 'EntityTooLarge'],
  ['smaller than allowed', 'xx', 400, 'EntityTooSmall'],
])('an upload %s is refused and not stored', async (_what, body, status, code) => {
  const key = `up/${code}`;
  const answer = await upload(key, body);

  expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(code)]);
  await expect(
    client.send(new HeadObjectCommand({ Bucket: services.bucket, Key: key })),
  ).rejects.toMatchObject({ $metadata: { httpStatusCode: 404 } });
});

test.each([
  ['another key', 'key', 'up/elsewhere'],
  ['another type', 'Content-Type', 'text/html'],
  ['a policy of its own', 'Policy', Buffer.from('{"conditions":[]}').toString('base64')],
  ['a field that the policy does not name', 'acl', 'public-read'],
  ['metadata that the policy does not name', 'x-amz-meta-owner', 'somebody'],
])('an upload with %s than signed is refused', async (_what, field, value) => {
  const answer = await upload('up/signed', '12345', (form) => form.set(field, value));

  expect([answer.status, await answer.text()]).toEqual([
    403,
    expect.stringContaining('AccessDenied'),
  ]);
});

test('pages of the product may read the answers, others may not', async () => {
  const preflight = (origin: string) =>
    fetch(`${services.s3Endpoint}/${services.bucket}`, { method: 'OPTIONS', headers: { origin } });
  const [own, foreign] = [await preflight(ORIGIN), await preflight('http://evil.example')];
  const uploaded = await upload('up/cors', '12345');

  expect([own.status, own.headers.get('access-control-allow-origin')]).toEqual([200, ORIGIN]);
  for (const site of ['http://admin.localhost:8080', 'http://de.localhost']) {
    expect((await preflight(site)).status).toBe(200);
  }
  expect([foreign.status, foreign.headers.get('access-control-allow-origin')]).toEqual([403, null]);
  expect(uploaded.headers.get('access-control-allow-origin')).toBe(ORIGIN);
});
