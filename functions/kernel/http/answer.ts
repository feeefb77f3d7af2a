import { createHash } from 'node:crypto';
import { AppError } from '#shared/kernel/app-error.ts';
import type { Envelope } from '#shared/kernel/envelope.ts';
import { kernelErrors } from '#shared/kernel/errors.ts';
import type { ApiResult } from './api-event.ts';
import type { Call } from './call.ts';

/** The headers by which a browser keeps an answer for its caller, and for nobody who signs in there afterwards. */
const IMMUTABLE = {
  'cache-control': 'private, max-age=31536000, immutable',
  vary: 'authorization',
};

/** The headers by which browsers and CloudFront keep a public picture. */
const PICTURE = { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=3600' };

/** Puts an endpoint's answer into the envelope; the document of a `raw` endpoint and a picture go as they are. */
export function answerData(call: Call, data: unknown): ApiResult {
  if (call.endpoint?.picture) {
    const headers = { ...headersOf(call), ...PICTURE };
    return { statusCode: 200, headers, body: String(data), isBase64Encoded: true };
  }
  const caching = call.endpoint?.immutable ? IMMUTABLE : { 'cache-control': 'no-store' };
  if (call.endpoint?.revalidated) return answerUnlessKept(call, data);
  return result(call, 200, call.endpoint?.raw ? data : envelopeOf(call, data), caching);
}

const envelopeOf = ({ requestId }: Call, data: unknown): Envelope => ({
  ok: true,
  data,
  message: null,
  code: null,
  details: [],
  id: requestId,
});

/** Says of data that the caller has kept only that they are still the same: 304. */
function answerUnlessKept(call: Call, data: unknown): ApiResult {
  const etag = `"${createHash('sha256').update(JSON.stringify(data)).digest('base64url')}"`;
  const caching = { 'cache-control': 'private, no-cache', vary: 'authorization', etag };
  if (call.keptMark === etag)
    return { statusCode: 304, headers: { ...headersOf(call), ...caching } };
  return result(call, 200, envelopeOf(call, data), caching);
}

/**
 * The envelope of a failure. Only an `AppError` below 500 was meant for the caller; of anything else the caller learns
 * the request id, and outside production the stack.
 */
export function answerError(call: Call, error: unknown, isProduction: boolean): ApiResult {
  const shown = shownError(error);
  const { status, code } = shown.error;
  const envelope: Envelope = {
    ok: false,
    data: null,
    message: shown.message,
    code,
    details: shown.details.map((detail) => ({ ...detail })),
    id: call.requestId,
    ...(isProduction ? {} : { previous: textOf(causeOf(error)), stack: textOf(error) }),
  };
  return result(call, status, envelope, {
    'cache-control': 'no-store',
    ...(status === 401 ? { 'www-authenticate': 'Bearer' } : {}),
    ...(shown.allow === undefined ? {} : { allow: shown.allow.join(', ') }),
    ...(shown.retryAfterSeconds === undefined
      ? {}
      : { 'retry-after': String(Math.ceil(shown.retryAfterSeconds)) }),
  });
}

/** Answers `OPTIONS` with the methods that an address takes. */
export function answerMethods(call: Call, methods: readonly string[]): ApiResult {
  const { 'content-type': _, ...headers } = headersOf(call);
  return { statusCode: 204, headers: { ...headers, allow: methods.join(', ') } };
}

/** The failure as the caller may see it. */
export function shownError(error: unknown): AppError {
  const isMeant = error instanceof AppError && error.error.status !== 500;
  return isMeant ? error : new AppError(kernelErrors.internal);
}

function result(
  call: Call,
  statusCode: number,
  body: unknown,
  headers: Record<string, string>,
): ApiResult {
  return {
    statusCode,
    headers: { ...headersOf(call), ...headers },
    body: JSON.stringify(body),
  };
}

const headersOf = ({ requestId }: Call) => ({
  'content-type': 'application/json; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'x-request-id': requestId,
});

const causeOf = (error: unknown): unknown => (error instanceof Error ? error.cause : undefined);

function textOf(error: unknown): string | null {
  if (error === undefined) return null;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
