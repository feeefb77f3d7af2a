import {
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
  request as send,
} from 'node:http';
import { readBody } from './read-body.ts';
import { isSignedQuery, readAmzDate } from './signature-v4.ts';
import { type Refusal, refuseUpload } from './upload-policy.ts';

/** The room for form fields around the file; its policy bounds the file itself. */
const LARGEST_UPLOAD_BYTES = 11_000_000;
/** The origins of the product's pages, as the bucket's CORS rule names them in production. */
const PRODUCT_ORIGIN = /^http:\/\/(?:(?:[a-z]{2}|admin)\.)?localhost(?::\d+)?$/;

type S3ShimOptions = {
  readonly storage: string;
  readonly now: () => number;
};

/**
 * Answers as S3 in front of the storage, with the features that the storage lacks: only signed requests, expired
 * links refused, upload policies in force, names of downloads, CORS, the list of versions.
 */
export function s3Shim(options: S3ShimOptions): RequestListener {
  return (request, response) => {
    answer(request, response, options).catch((error: unknown) => {
      refuse(response, { status: 400, code: 'InvalidRequest', message: String(error) });
    });
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { storage, now }: S3ShimOptions,
): Promise<void> {
  allowOrigin(request, response);
  if (request.method === 'OPTIONS') {
    response.writeHead(response.hasHeader('access-control-allow-origin') ? 200 : 403).end();
    return;
  }
  const url = new URL(request.url ?? '/', 'http://127.0.0.1');
  if (isBrowserUpload(request)) {
    await passUpload(request, response, { storage, bucket: url.pathname.split('/')[1] ?? '', now });
    return;
  }
  const refusal = refuseUnsigned(request, url, now());
  if (refusal === undefined && url.searchParams.has('versions')) {
    await listVersion(response, url, storage);
  } else if (refusal === undefined) pass(request, response, { storage, url });
  else refuse(response, refusal);
}

/** Lists the one version of each file, whose id is `null`, as in a bucket without versions: the storage keeps none. */
async function listVersion(response: ServerResponse, url: URL, storage: string): Promise<void> {
  const key = url.searchParams.get('prefix') ?? '';
  const place = [url.pathname.replace(/\/$/, ''), ...key.split('/').map(encodeURIComponent)];
  const { ok } = await fetch(new URL(place.join('/'), storage), { method: 'HEAD' });
  const version = ok ? `<Version><Key>${key}</Key><VersionId>null</VersionId></Version>` : '';
  response
    .writeHead(200, { 'content-type': 'application/xml' })
    .end(`<ListVersionsResult>${version}</ListVersionsResult>`);
}

function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers;
  if (origin === undefined || !PRODUCT_ORIGIN.test(origin)) return;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-allow-methods', 'GET, HEAD, POST');
  response.setHeader('access-control-allow-headers', '*');
  response.setHeader('access-control-expose-headers', 'etag');
  response.setHeader('vary', 'origin');
}

function isBrowserUpload(request: IncomingMessage): boolean {
  return (
    request.method === 'POST' &&
    (request.headers['content-type'] ?? '').startsWith('multipart/form-data')
  );
}

async function passUpload(
  request: IncomingMessage,
  response: ServerResponse,
  options: { readonly storage: string; readonly bucket: string; readonly now: () => number },
): Promise<void> {
  const body = await readBody(request, LARGEST_UPLOAD_BYTES);
  if (body === undefined) {
    const message = 'Your proposed upload exceeds the maximum allowed size';
    refuse(response, { status: 400, code: 'EntityTooLarge', message });
    return;
  }
  const type = request.headers['content-type'] ?? '';
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': type },
  }).formData();
  const refusal = refuseUpload(options.bucket, form, options.now());
  const url = new URL(`/${options.bucket}`, options.storage);
  if (refusal === undefined) pass(request, response, { storage: options.storage, url, body });
  else refuse(response, refusal);
}

function refuseUnsigned(request: IncomingMessage, url: URL, now: number): Refusal | undefined {
  // The handlers sign their requests in the header; a reader of the local keys may do everything anyway.
  if (request.headers.authorization !== undefined) return undefined;
  const { searchParams } = url;
  const method = request.method ?? 'GET';
  if (!isSignedQuery(method, url, request.headers.host ?? '')) {
    return { status: 403, code: 'AccessDenied', message: 'Access Denied' };
  }
  const ends =
    readAmzDate(searchParams.get('X-Amz-Date') ?? '') +
    Number(searchParams.get('X-Amz-Expires')) * 1000;
  return ends > now
    ? undefined
    : { status: 403, code: 'AccessDenied', message: 'Request has expired' };
}

function pass(
  request: IncomingMessage,
  response: ServerResponse,
  { storage, url, body }: { readonly storage: string; readonly url: URL; readonly body?: Buffer },
): void {
  const { method, headers } = request;
  const upstream = send(new URL(url.pathname + url.search, storage), { method, headers });
  upstream.once('error', () => response.destroy());
  upstream.once('response', (answered) => {
    response.writeHead(answered.statusCode ?? 502, {
      ...answered.headers,
      ...askedHeaders(url.searchParams),
    });
    answered.pipe(response);
  });
  if (body === undefined) request.pipe(upstream);
  else upstream.end(body);
}

/** Returns the headers that a signed link may set on the answer. */
function askedHeaders(query: URLSearchParams): Record<string, string> {
  const names = ['content-disposition', 'content-type', 'cache-control'];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = query.get(`response-${name}`);
      return value === null ? [] : [[name, value]];
    }),
  );
}

function refuse(response: ServerResponse, { status, code, message }: Refusal): void {
  if (response.headersSent) return;
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(
      `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>`,
    );
}
