import type { BlockContact } from '#shared/accounts/blocked.ts';
import type { Labels } from '#shared/kernel/label.ts';

export type ApiErrorDetail = {
  readonly path: string;
  readonly code: string;
  readonly message: string;
  /** The bound that was not kept, or the value that cannot be, where there is one. */
  readonly limit?: string | number;
  /** The job that is under way, or the account that the person has already. */
  readonly id?: string;
  /** The revision of the entity that is named. */
  readonly rev?: number;
  /** An example of the right form, where people may not know it. */
  readonly example?: string;
  /** The sentence of an administrator's rule, in the languages that it has. */
  readonly labels?: Labels;
  /** The names of the region that has the value already. */
  readonly region?: Labels;
  /** The office to ask, where the product cannot help. */
  readonly contact?: BlockContact | null;
};

/** Failures that the client itself finds; their texts stand beside the server's in the catalogues. */
const CLIENT_ERROR_CODES = [
  'client.accountNotUsable',
  'client.failedAfterRetries',
  'client.invalidContentType',
  'client.ownLoginOver',
  'client.tooManyTries',
  'client.unreachable',
  'client.unknown',
  'client.waitHours',
  'client.waitMinutes',
  'client.wrongCode',
] as const;
export type ClientErrorCode = (typeof CLIENT_ERROR_CODES)[number];

/** A call that failed. `code` is the key of its text, `id` the request's number for the support. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  readonly details: readonly ApiErrorDetail[];
  readonly id: string | null;
  readonly status: number;

  constructor(failure: {
    code: string;
    message: string;
    status: number;
    details?: readonly ApiErrorDetail[];
    id?: string | null;
    cause?: unknown;
  }) {
    super(failure.message, { cause: failure.cause });
    this.code = failure.code;
    this.details = failure.details ?? [];
    this.id = failure.id ?? null;
    this.status = failure.status;
  }
}

/** Returns the code of a failure, whatever was thrown. */
export function errorCodeOf(error: unknown): string {
  return error instanceof ApiError ? error.code : 'client.unknown';
}

/** Tells whether the thing is not there for this reader, so that asking again changes nothing. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Returns the failure of a call that nothing answers, in the specification's words. */
export function unreachableError(cause?: unknown, message = 'Failed to fetch'): ApiError {
  return new ApiError({ code: 'client.unreachable', message, status: 0, cause });
}

/** Tells whether nothing answered: the network or the server is away. */
export function isUnreachable(error: unknown): boolean {
  return errorCodeOf(error) === 'client.unreachable';
}

/**
 * Tells whether the failure passes: the call is right, but the server, or a service that it needs, is away or busy.
 */
export function isTemporary(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.status === 429 || error.status >= 500 || isUnreachable(error))
  );
}
