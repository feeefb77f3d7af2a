import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import type { Endpoint } from '#shared/kernel/endpoint.ts';
import { kernelErrors } from '#shared/kernel/errors.ts';
import { fieldErrors } from '#shared/kernel/field-errors.ts';
import type { ApiEvent } from './api-event.ts';
import { hasMoreValues } from './has-more-values.ts';
import { type InputBounds, inputBounds } from './input-bounds.ts';

/** The bytes of an encoded one: a percent sign and two digits. */
const ENCODED_BYTES = 3;
/** The room for other query parameters, which nobody reads. */
const OTHER_BYTES = 1000;

/**
 * Returns the payload of a call as JSON: the `payload` query parameter of a GET, the body of a POST, with the path
 * parameters added. An empty one counts as `{}`. The endpoint's schema bounds it before it is decoded or parsed.
 * @throws AppError `kernel.tooLarge`, `kernel.invalidJson`, `kernel.invalidInput`
 */
export function readPayload(
  endpoint: Endpoint,
  event: ApiEvent,
  params: Readonly<Record<string, string>>,
): unknown {
  const bounds = inputBounds(endpoint);
  const text = endpoint.method === 'GET' ? queryText(event, bounds) : bodyText(event, bounds);
  if (hasMoreValues(text, bounds.values)) throw new AppError(kernelErrors.tooLarge);
  const sent = parseJson(text);
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent;
  const [twice] = Object.keys(params).filter((name) => Object.hasOwn(sent, name));
  if (twice !== undefined) {
    throw new AppError(kernelErrors.invalidInput, {
      details: [fieldDetail(twice, fieldErrors.unknown)],
    });
  }
  return { ...sent, ...params };
}

function queryText({ rawQueryString }: ApiEvent, { bytes }: InputBounds): string {
  const query = bounded(rawQueryString, rawQueryString.length, ENCODED_BYTES * bytes + OTHER_BYTES);
  const text = new URLSearchParams(query).get('payload') ?? '';
  return bounded(text, Buffer.byteLength(text), bytes);
}

function bodyText({ body = '', isBase64Encoded }: ApiEvent, { bytes }: InputBounds): string {
  if (!isBase64Encoded) return bounded(body, Buffer.byteLength(body), bytes);
  const encoded = bounded(body, Buffer.byteLength(body, 'base64'), bytes);
  return Buffer.from(encoded, 'base64').toString('utf8');
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
    // The error has no cause, because the parser's message quotes the body.
    throw new AppError(kernelErrors.invalidJson);
  }
}
