import { bodyBytesOf, DATA_URI_BODY_BYTES, type Endpoint } from '#shared/kernel/endpoint.ts';
import type { Asked } from '#test/support/api-event.ts';

type Sent = Omit<Asked, 'token'>;

/** Bodies and payloads that are no JSON, or not the JSON that was agreed. */
const TEXTS = [
  '{',
  '}',
  '[]',
  '"x"',
  'null',
  'true',
  '0',
  'NaN',
  '{"a":NaN}',
  '{"a":Infinity}',
  '{"a":1e999}',
  'undefined',
  '{"a":1,}',
  "{'a':1}",
  '\ufeff{}',
  '{"id":"\\ud800"}',
  '{"id":1,"id":2}',
  '{"__proto__":{"id":1}}',
  '{"constructor":{"prototype":{"id":1}}}',
  '<xml/>',
  'a=1&b=2',
  '\u0000',
  '['.repeat(5000) + ']'.repeat(5000),
  `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`,
];

/** What is wrong with the address, the method or the envelope of a call, whatever it says. */
export function hostileTransports({ method, path, ...endpoint }: Endpoint): Sent[] {
  const bodyBytes = bodyBytesOf(endpoint);
  const sent = { method, path };
  const wrongMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'get', ''];
  const texts: Sent[] =
    method === 'GET'
      ? TEXTS.map((text) => ({ ...sent, query: `payload=${encodeURIComponent(text)}` }))
      : TEXTS.map((body) => ({ ...sent, body }));
  return [
    ...texts,
    ...wrongMethods.filter((other) => other !== method).map((method) => ({ ...sent, method })),
    ...[`${path}/`, `/${path}`, `${path}%00`, `${path}/..`, `%2e%2e/${path}`, `${path}%`].map(
      (wrong) => ({ ...sent, path: wrong, input: {} }),
    ),
    { ...sent, query: 'payload=%' },
    { ...sent, query: 'payload=%7B%7D&payload=%7B%22a%22%3A1%7D' },
    { ...sent, query: `payload=%22${'x'.repeat(9000)}%22` },
    { ...sent, query: 'PAYLOAD=%7B%7D&__proto__=1' },
    { ...sent, method, body: '!!! no base64 !!!', isBase64Encoded: true },
    { ...sent, method, body: Buffer.from('{"a":').toString('base64'), isBase64Encoded: true },
    ...(bodyBytes < DATA_URI_BODY_BYTES
      ? [{ ...sent, body: JSON.stringify({ extra: 'x'.repeat(bodyBytes) }) }]
      : []),
    { ...sent, headers: { host: '' }, input: {} },
    { ...sent, headers: { 'x-viewer-host': 'x'.repeat(3000) }, input: {} },
  ];
}

/** Headers that pretend to be a sign-in; each is answered 401, at every call. */
export function falseTokens(good: string): string[] {
  const [head = '', claims = '', signature = ''] = good.split('.');
  const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return [
    '',
    'Bearer',
    'Bearer ',
    'Bearer a.b.c',
    `Basic ${Buffer.from('admin:admin').toString('base64')}`,
    `Bearer ${good}x`,
    `Bearer ${good} ${good}`,
    `Bearer ${head}.${claims}.`,
    `Bearer ${encoded({ alg: 'none' })}.${claims}.`,
    `Bearer ${encoded({ alg: 'HS256', kid: 'x' })}.${claims}.${signature}`,
    `Bearer ${head}.${encoded({ role: 'ADM' })}.${signature}`,
    `Bearer ${'x'.repeat(20_000)}`,
    `Token ${good}`,
  ];
}
