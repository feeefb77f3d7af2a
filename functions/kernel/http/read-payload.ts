import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import { BODY_BYTES, type Endpoint } from '#shared/kernel/endpoint.ts';
import { kernelErrors } from '#shared/kernel/errors.ts';
import { fieldErrors } from '#shared/kernel/field-errors.ts';
import type { ApiEvent } from './api-event.ts';

/** API Gateway takes a request line and headers of 10,240 bytes together. */
export const QUERY_PAYLOAD_BYTES = 8000;

/**
 * What the caller sent, as JSON: the `payload` query parameter of a GET, the body of a POST, with the path parameters
 * added. Nothing sent counts as `{}`. Bounded before it is decoded or parsed.
 * @throws AppError `kernel.tooLarge`, `kernel.invalidJson`, `kernel.invalidInput`
 */
export function readPayload(
  endpoint: Endpoint,
  event: ApiEvent,
  params: Readonly<Record<string, string>>,
): unknown {
  const sent = parseJson(endpoint.method === 'GET' ? queryText(event) : bodyText(endpoint, event));
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent;
  const [twice] = Object.keys(params).filter((name) => Object.hasOwn(sent, name));
  if (twice !== undefined) {
    throw new AppError(kernelErrors.invalidInput, {
      details: [fieldDetail(twice, fieldErrors.unknown)],
    });
  }
  return { ...sent, ...params };
}

function queryText(event: ApiEvent): string {
  const text = new URLSearchParams(event.rawQueryString).get('payload') ?? '';
  return bounded(text, Buffer.byteLength(text), QUERY_PAYLOAD_BYTES);
}

function bodyText(endpoint: Endpoint, event: ApiEvent): string {
  const body = event.body ?? '';
  const limit = endpoint.bodyBytes ?? BODY_BYTES;
  if (!event.isBase64Encoded) return bounded(body, Buffer.byteLength(body), limit);
  return Buffer.from(bounded(body, Buffer.byteLength(body, 'base64'), limit), 'base64').toString(
    'utf8',
  );
}

function bounded(text: string, bytes: number, limit: number): string {
  if (bytes > limit) throw new AppError(kernelErrors.tooLarge);
  return text;
}

function parseJson(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    // No cause: the parser's message quotes what was sent.
    throw new AppError(kernelErrors.invalidJson);
  }
}
