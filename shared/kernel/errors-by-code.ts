import type { ErrorDefinition } from './app-error.ts';

/** Returns a domain's errors under their codes: `{ 'requests.notSent': … }`. */
export function errorsByCode<const E extends Readonly<Record<string, ErrorDefinition>>>(
  errors: E,
): { readonly [N in keyof E as E[N]['code']]: E[N] } {
  // Object.fromEntries loses the key type that the mapped return type restores.
  return Object.fromEntries(Object.values(errors).map((error) => [error.code, error])) as never;
}
