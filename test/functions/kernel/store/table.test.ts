import type { IncomingMessage } from 'node:http';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { queryItems } from '#functions/kernel/store/query-items.ts';
import { makeTableClient } from '#functions/kernel/store/table.ts';
import { listen } from '#infra/local/listen.ts';
import { localAccess } from '#infra/local/services/local-access.ts';

const NOTHING = { status: 200, body: { Count: 0, Items: [], ScannedCount: 0 } };
const range = { pk: 'S#notes', from: 'D#0', to: 'D#~' };

const requests: IncomingMessage[] = [];
let answers: { status: number; body: object }[] = [];
/** A table that notes how it is asked, and answers as told, at last with nothing. */
const server = await listen((request, response) => {
  requests.push(request.resume());
  const { status, body } = answers.shift() ?? NOTHING;
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' });
  response.end(JSON.stringify(body));
}, 0);
const client = makeTableClient({ ...localAccess, endpoint: `http://127.0.0.1:${server.port}` });
const ask = () => queryItems({ client, table: 'table' }, range, { consistent: true });

beforeEach(() => {
  requests.length = 0;
  answers = [];
});
afterAll(async () => {
  client.destroy();
  await server.close();
});

test('a call is signed, with its content', async () => {
  await ask();
  expect(requests.map(({ headers }) => headers)).toMatchObject([
    {
      authorization: expect.stringMatching(
        /^AWS4-HMAC-SHA256 Credential=local\/.*SignedHeaders=.*content-length.*host.*x-amz-target/,
      ),
      'x-amz-content-sha256': expect.stringMatching(/^[0-9a-f]{64}$/),
    },
  ]);
});

test('a call says nothing of program and machine, which only statistics would read', async () => {
  await ask();
  const names = requests.flatMap(({ headers }) => Object.keys(headers));
  expect(names.filter((name) => name.includes('user-agent'))).toEqual([]);
});

test.each([
  ['a failure of the service', { status: 500, body: { __type: 'InternalServerError' } }],
  ['a throttled call', { status: 400, body: { __type: 'ThrottlingException' } }],
])('%s is tried again, until it is answered', async (_, failure) => {
  answers = [failure, failure];
  expect(await ask()).toEqual([]);
  expect(requests.map(({ headers }) => headers['amz-sdk-request'])).toEqual(
    [1, 2, 3].map((attempt) => expect.stringMatching(`^attempt=${attempt}; max=`)),
  );
});
