import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { localAccess } from './local-access.ts';

const DAY = /^\d{8}$/;

/** Returns `20260101T120000Z` as milliseconds since 1970; NaN for other texts. */
export function readAmzDate(text: string): number {
  const match = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text);
  if (match === null) return Number.NaN;
  const [, year, month, day, hour, minute, second] = match;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/**
 * Tells whether a presigned address carries the right signature (AWS Signature Version 4 for query strings, unsigned
 * body).
 * @see https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html
 */
export function isSignedQuery(method: string, url: URL, host: string): boolean {
  const query = [...url.searchParams].filter(([name]) => name !== 'X-Amz-Signature');
  const canonicalQuery = query
    .map(([name, value]) => [encode(name), encode(value)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  // The product signs no header but `host` in its links.
  const canonical = [
    method,
    url.pathname,
    canonicalQuery,
    `host:${host}`,
    '',
    'host',
    'UNSIGNED-PAYLOAD',
  ];
  const [, day = '', region = ''] = (url.searchParams.get('X-Amz-Credential') ?? '').split('/');
  const date = url.searchParams.get('X-Amz-Date') ?? '';
  const text = [
    'AWS4-HMAC-SHA256',
    date,
    `${day}/${region}/s3/aws4_request`,
    createHash('sha256').update(canonical.join('\n')).digest('hex'),
  ].join('\n');
  return matches(sign(text, day, region), url.searchParams.get('X-Amz-Signature') ?? '');
}

/** Tells whether the policy of a browser upload carries the right signature. */
export function isSignedPolicy(policy: string, credential: string, signature: string): boolean {
  const [, day = '', region = ''] = credential.split('/');
  return matches(sign(policy, day, region), signature);
}

function sign(text: string, day: string, region: string): string {
  if (!DAY.test(day)) return '';
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${localAccess.credentials.secretAccessKey}`,
  );
  return createHmac('sha256', key).update(text).digest('hex');
}

function matches(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length > 0 && a.length === b.length && timingSafeEqual(a, b);
}

/** Encodes by RFC 3986, which is stricter than `encodeURIComponent`. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
