import { BODY_BYTES, type Endpoint } from '#shared/kernel/endpoint.ts';
import { inputSizeOf } from './input-size-of.ts';

/** The bytes of a payload in the query: API Gateway takes a request line and headers of 10,240 bytes together. */
const QUERY_PAYLOAD_BYTES = 8000;
/** The bytes that a small input may be longer, so that an error can still name its surplus parts. */
const SPARE_BYTES = 8000;
const SPARE_VALUES = 200;

/** The largest input that is parsed. */
export type InputBounds = { readonly bytes: number; readonly values: number };

/** Returns the bounds of a call's input: the most that its schema can accept, and a little more. */
export function inputBounds({ method, input, bodyBytes = BODY_BYTES }: Endpoint): InputBounds {
  const size = inputSizeOf(input);
  const bytes = method === 'GET' ? QUERY_PAYLOAD_BYTES : bodyBytes;
  return {
    bytes: Math.min(bytes, size.bytes + SPARE_BYTES),
    // The bound is twice the count, so that a list of too many is refused by its name.
    values: 2 * size.values + SPARE_VALUES,
  };
}
