import type * as z from 'zod';
import type { AccountRole } from './role.ts';

/** The lowest rights by which a caller may make a call; row rights come on top. */
export type Who = 'all' | 'signedIn' | readonly AccountRole[];

/**
 * The number of calls that are taken within `seconds` from one network address, or through one account (a guest's:
 * from its address). More are answered 429.
 */
export type CallLimit = {
  readonly per: 'address' | 'account';
  readonly count: number;
  readonly seconds: number;
};

export type Endpoint<
  M extends 'GET' | 'POST' = 'GET' | 'POST',
  P extends string = string,
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
> = {
  readonly method: M;
  /** The path below `/api/`; `{name}` marks a path parameter, which becomes a string field of the input. */
  readonly path: P;
  readonly who: Who;
  readonly summary: string;
  readonly input: I;
  readonly output: O;
  /** The largest body in bytes, where it is not the usual one (`bodyBytesOf`). */
  readonly bodyBytes?: number;
  /** The limit of calls; calls without a limit are not counted. */
  readonly limit?: CallLimit;
  /** The answer never changes: caches may keep it for ever (for the reader only). */
  readonly immutable?: boolean;
  /** Browsers keep the answer and ask each time whether it is still the same. */
  readonly revalidated?: boolean;
  /** The answer is the document itself, without the envelope, because other tools read it. */
  readonly raw?: boolean;
  /** The answer is a JPEG in base64, which goes as it is; everybody may keep it for an hour. */
  readonly picture?: boolean;
};

/** Bytes of a body that everybody may send: whatever is in it, reading it takes less than 50 ms of a processor. */
const GUEST_BODY_BYTES = 64_000;
const BODY_BYTES = 256_000;
/** Bytes of a body with all texts of an entry, or all answers of a form. */
export const LONG_BODY_BYTES = 1_000_000;
export const DATA_URI_BODY_BYTES = 6_000_000;

/** Returns the largest body of a call, in bytes. */
export function bodyBytesOf({ who, bodyBytes }: Pick<Endpoint, 'who' | 'bodyBytes'>): number {
  return bodyBytes ?? (who === 'all' ? GUEST_BODY_BYTES : BODY_BYTES);
}

/**
 * Defines a call once; routes, client, OpenAPI document and infrastructure are derived from it, and the rights matrix
 * asks for it.
 */
export function defineEndpoint<
  const M extends 'GET' | 'POST',
  const P extends string,
  I extends z.ZodType,
  O extends z.ZodType,
>(endpoint: Endpoint<M, P, I, O>): Endpoint<M, P, I, O> {
  return endpoint;
}

export type Endpoints = Readonly<Record<string, Endpoint>>;
export type Input<E extends Endpoint> = z.infer<E['input']>;
