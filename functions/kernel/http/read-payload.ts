import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import { bodyBytesOf, type Endpoint } from '#shared/kernel/endpoint.ts';
import { kernelErrors } from '#shared/kernel/errors.ts';
import { fieldErrors } from '#shared/kernel/field-errors.ts';
import type { ApiEvent } from './api-event.ts';
import { hasMoreValues } from './has-more-values.ts';

/** The bytes of a payload in the query: API Gateway takes a request line and headers of 10,240 bytes together. */
const QUERY_PAYLOAD_BYTES = 8000;
/** Values of an input, above those of every entry of administrators. */
const INPUT_VALUES = 60_000;
/** The bytes of an encoded one: a percent sign and two digits. */
const ENCODED_BYTES = 3;
/** The room for other query parameters, which nobody reads. */
const OTHER_BYTES = 1000;

/**
 * Returns the payload of a call as JSON: the `payload` query parameter of a GET, the body of a POST, with the path
 * parameters added. An empty one counts as `{}`. Bytes and values are bounded before it is decoded or parsed.
 * @throws AppError `kernel.tooLarge`, `kernel.invalidJson`, `kernel.invalidInput`
 */
export function readPayload(
  endpoint: Endpoint,
  event: ApiEvent,
  params: Readonly<Record<string, string>>,
): unknown {
  const text =
    endpoint.method === 'GET' ? queryText(event) : bodyText(event, bodyBytesOf(endpoint));
  if (hasMoreValues(text, INPUT_VALUES)) throw new AppError(kernelErrors.tooLarge);
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

function queryText({ rawQueryString }: ApiEvent): string {
  const most = ENCODED_BYTES * QUERY_PAYLOAD_BYTES + OTHER_BYTES;
  const query = bounded(rawQueryString, rawQueryString.length, most);
  const text = new URLSearchParams(query).get('payload') ?? '';
  return bounded(text, Buffer.byteLength(text), QUERY_PAYLOAD_BYTES);
}

function bodyText({ body = '', isBase64Encoded }: ApiEvent, bytes: number): string {
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
