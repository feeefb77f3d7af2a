import { SECOND_MS } from '#shared/kernel/time.ts';
import { claimsOf } from './claims-of.ts';

/**
 * Returns the facts of an app token that the server has just issued; its life does not depend on the device's clock.
 */
export function tokenFacts(jwt: string): {
  readonly subject: string;
  readonly account: string;
  readonly lifetimeMs: number;
} {
  const claims = claimsOf(jwt);
  const claim = (name: string): unknown => Reflect.get(claims, name);
  return {
    subject: String(claim('sub') ?? ''),
    account: String(claim('account') ?? ''),
    lifetimeMs: (Number(claim('exp')) - Number(claim('iat'))) * SECOND_MS,
  };
}
