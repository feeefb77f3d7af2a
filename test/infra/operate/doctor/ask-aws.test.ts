import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test, vi } from 'vitest';
import { NoCredentialsError } from '#infra/deploy/program/startup-error.ts';
import { listen } from '#infra/local/listen.ts';
import { makeAskAws } from '#infra/operate/doctor/ask-aws.ts';

type Seen = { method?: string; url?: string; headers: IncomingHttpHeaders; body: string };
const seen: Seen[] = [];
/** Names of refusals, given before the usual one. */
const refusals: string[] = [];
let atOnce = 0;
let mostAtOnce = 0;

const { port, close } = await listen(async (request, response) => {
  const { method, url, headers } = request;
  seen.push({
    ...(method && { method }),
    ...(url && { url }),
    headers,
    body: await text(request),
  });
  atOnce += 1;
  mostAtOnce = Math.max(mostAtOnce, atOnce);
  await new Promise((next) => setImmediate(next));
  atOnce -= 1;
  const refusal = refusals.shift() ?? 'no';
  response.writeHead(400).end(JSON.stringify({ __type: refusal }));
}, 0);
const endpoint = `http://127.0.0.1:${port}`;

afterAll(async () => {
  vi.unstubAllEnvs();
  await close();
});

test('a call is signed for its service and region, and refusals are answers', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIDEXAMPLE');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  const ask = makeAskAws({ endpoint });
  const target = 'AmazonSSM.GetParameter';
  const answer = await ask({ service: 'ssm', region: 'eu-north-1', target, body: '{"Name":"x"}' });
  expect(answer).toEqual({ status: 400, text: '{"__type":"no"}' });
  await ask({ service: 'ses', region: 'eu-west-1', path: '/v2/email/account' });
  expect(seen[0]).toMatchObject({ method: 'POST', url: '/', body: '{"Name":"x"}' });
  expect(seen[0]?.headers).toMatchObject({
    'x-amz-target': target,
    authorization: expect.stringMatching(
      /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/eu-north-1\/ssm\/aws4_request, SignedHeaders=[\w;-]*host[\w;-]*, Signature=[0-9a-f]{64}$/,
    ),
  });
  expect(seen[1]).toMatchObject({ method: 'GET', url: '/v2/email/account' });
  expect(seen[1]?.headers.authorization).toContain('/eu-west-1/ses/aws4_request');
});

test('what AWS takes no more of for now is asked again, a few times, and never more than four at once', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIDEXAMPLE');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  const waits: number[] = [];
  const wait = async (ms: number) => waits.push(ms);
  const ask = makeAskAws({ endpoint, wait });
  const call = { service: 'route53', region: 'us-east-1', path: '/zone' } as const;
  refusals.push('Throttling', 'ThrottlingException');
  expect((await ask(call)).text).toBe('{"__type":"no"}');
  expect(waits).toEqual([500, 1000]);
  refusals.push(...Array(6).fill('Throttling'));
  expect((await ask(call)).text).toBe('{"__type":"Throttling"}');
  expect(waits).toHaveLength(2 + 5);
  await Promise.all(Array.from({ length: 12 }, () => ask(call)));
  expect(mostAtOnce).toBeGreaterThan(1);
  expect(mostAtOnce).toBeLessThanOrEqual(4);
});

test('without credentials nobody is asked', async () => {
  const before = seen.length;
  for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN']) {
    vi.stubEnv(name, undefined);
  }
  vi.stubEnv('AWS_EC2_METADATA_DISABLED', 'true');
  vi.stubEnv('AWS_SHARED_CREDENTIALS_FILE', '/dev/null');
  vi.stubEnv('AWS_CONFIG_FILE', '/dev/null');
  const ask = makeAskAws({ endpoint });
  await expect(ask({ service: 'sts', region: 'us-east-1', body: '' })).rejects.toThrow(
    NoCredentialsError,
  );
  expect(seen).toHaveLength(before);
});
