import { BODY_BYTES, type Endpoint } from '#shared/kernel/endpoint.ts';
import { inputSizeOf } from './input-size-of.ts';

/** API Gateway takes a request line and headers of 10,240 bytes together. */
const QUERY_PAYLOAD_BYTES = 8000;
/** Bytes that a small input may be longer, so that an error can still name what does not belong there. */
const SPARE_BYTES = 8000;
const SPARE_VALUES = 200;

/** The largest input that is parsed. */
export type InputBounds = { readonly bytes: number; readonly values: number };

/** The bounds of a call's input: what its schema can accept at most, and a little more. */
export function inputBounds({ method, input, bodyBytes = BODY_BYTES }: Endpoint): InputBounds {
  const size = inputSizeOf(input);
  const bytes = method === 'GET' ? QUERY_PAYLOAD_BYTES : bodyBytes;
  return {
    bytes: Math.min(bytes, size.bytes + SPARE_BYTES),
    // Twice as many, so that a list of too many is refused by its name.
    values: 2 * size.values + SPARE_VALUES,
  };
}
