import { claimsOf } from './claims-of.ts';

/** The `sub` of a token that the server has just issued. */
export function subjectOf(jwt: string): string {
  return String(Reflect.get(claimsOf(jwt), 'sub') ?? '');
}
