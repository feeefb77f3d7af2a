/** One failure that a caller can understand: the specification's text, a stable code, an HTTP status. */
export type ErrorDefinition = {
  readonly code: string;
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 422 | 429 | 500 | 503;
  /** English, or the specification's own text where section 8 has one; `{0}` marks a parameter. */
  readonly message: string;
};

export type ErrorDetail = {
  /** Path of the field, `data.amount`; empty for the whole input. */
  readonly path: string;
  readonly code: string;
  readonly message: string;
  readonly [more: string]: unknown;
};

/** Gives every failure of a domain its code, `<domain>.<name>`. */
export function defineErrors<
  const D extends string,
  const E extends Record<string, Omit<ErrorDefinition, 'code'>>,
>(
  domain: D,
  errors: E,
): { readonly [N in keyof E & string]: E[N] & { readonly code: `${D}.${N}` } } {
  const named = Object.entries(errors).map(([name, error]) => [
    name,
    { ...error, code: `${domain}.${name}` },
  ]);
  // Object.fromEntries loses the key type that the mapped return type restores.
  return Object.fromEntries(named) as never;
}

/** An error that the caller can understand; everything else stays an ordinary Error and becomes `internal`. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly error: ErrorDefinition;
  readonly details: readonly ErrorDetail[];
  readonly retryAfterSeconds: number | undefined;
  /** The methods that the address takes, where it does not take the method asked for. */
  readonly allow: readonly string[] | undefined;

  constructor(
    error: ErrorDefinition,
    more: {
      params?: readonly (string | number)[];
      details?: readonly ErrorDetail[];
      retryAfterSeconds?: number;
      allow?: readonly string[];
      cause?: unknown;
    } = {},
  ) {
    const message = error.message.replace(/\{(\d)\}/g, (_, index) =>
      String(more.params?.[Number(index)]),
    );
    super(message, { cause: more.cause });
    this.error = error;
    this.details = more.details ?? [];
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.allow = more.allow;
  }
}

type Facts = Readonly<Record<string, unknown>>;
/** The facts of a detail besides: `limit` where the text has a place for it. */
type More<E extends ErrorDefinition> = E['message'] extends `${string}{0}${string}`
  ? [more: Facts & { readonly limit: string | number }]
  : [more?: Facts];

/** Returns a detail for one field, with the error's own code and text, in which `limit` takes the place of `{0}`. */
export function fieldDetail<E extends ErrorDefinition>(
  path: string,
  error: E,
  ...[more = {}]: More<E>
): ErrorDetail {
  const message = error.message.replace('{0}', (place) => String(more.limit ?? place));
  return { path, code: error.code, message, ...more };
}
