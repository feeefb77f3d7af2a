import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Listening, listen } from '#infra/local/listen.ts';
import { site } from '#infra/local/site/site.ts';

const PAGE = '<!doctype html><title>x</title>';
const SCRIPT = 'console.log(1);'.repeat(50);
let directory: string;
let listening: Listening;

beforeAll(async () => {
  const parent = await mkdtemp(path.join(tmpdir(), 'site-'));
  directory = path.join(parent, 'web');
  await mkdir(path.join(directory, 'assets'), { recursive: true });
  await writeFile(path.join(parent, 'secret.txt'), 'secret');
  await writeFile(path.join(directory, 'index.html'), PAGE);
  await writeFile(path.join(directory, 'assets/app-Ab12.js'), SCRIPT);
  await writeFile(path.join(directory, 'logo.png'), 'png');
  await writeFile(path.join(directory, 'service-worker.js'), SCRIPT);
  listening = await listen(site(directory), 0);
});
afterAll(() => listening.close());

const ask = (name: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`http://127.0.0.1:${listening.port}${name}`, {
    method,
    headers: { 'accept-encoding': 'identity', ...headers },
  });

test.each(['/', '/offers', '/de/requests/123', '/index.html'])(
  '%s is a screen: the page, asked for again each time',
  async (name) => {
    const answer = await ask(name);

    expect([answer.status, await answer.text()]).toEqual([200, PAGE]);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  },
);

test('a hashed asset is kept for ever', async () => {
  const answer = await ask('/assets/app-Ab12.js');

  expect(await answer.text()).toBe(SCRIPT);
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('the service worker, whose name stays, is asked for again each time', async () => {
  const answer = await ask('/service-worker.js');

  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
});

test.each(['/assets/gone-1234.js', '/gone.png', '/..%2Fsecret.txt', '/%E0%A4%A.txt'])(
  'a file that is not there is 404, not the page: %s',
  async (name) => {
    const answer = await ask(name);

    expect([answer.status, await answer.text()]).toEqual([404, 'Not found\n']);
  },
);

test('text is compressed as the browser accepts it, pictures are not', async () => {
  const raw = async (name: string, accepted: string) => {
    const { request } = await import('node:http');
    return new Promise<{ encoding: string | undefined; bytes: Buffer }>((resolve, reject) => {
      request(
        {
          host: '127.0.0.1',
          port: listening.port,
          path: name,
          headers: { 'accept-encoding': accepted },
        },
        async (response) => {
          const chunks: Buffer[] = [];
          for await (const chunk of response) chunks.push(chunk);
          resolve({ encoding: response.headers['content-encoding'], bytes: Buffer.concat(chunks) });
        },
      )
        .once('error', reject)
        .end();
    });
  };
  const [brotli, gzip, picture] = [
    await raw('/assets/app-Ab12.js', 'gzip, deflate, br'),
    await raw('/assets/app-Ab12.js', 'gzip;q=1.0'),
    await raw('/logo.png', 'br'),
  ];

  expect([brotli.encoding, brotliDecompressSync(brotli.bytes).toString()]).toEqual(['br', SCRIPT]);
  expect([gzip.encoding, gunzipSync(gzip.bytes).toString()]).toEqual(['gzip', SCRIPT]);
  expect([picture.encoding, picture.bytes.toString()]).toEqual([undefined, 'png']);
});

test('an unchanged file is 304, a changed one comes again', async () => {
  const etag = (await ask('/')).headers.get('etag') ?? '';
  const same = await ask('/', { 'if-none-match': etag });
  await writeFile(path.join(directory, 'index.html'), `${PAGE} `);
  const changed = await ask('/', { 'if-none-match': etag });
  await writeFile(path.join(directory, 'index.html'), PAGE);

  expect([same.status, changed.status]).toEqual([304, 200]);
});

test('the site is read only', async () => {
  expect((await ask('/', {}, 'POST')).status).toBe(405);
});
