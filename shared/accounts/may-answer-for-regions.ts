import type { Region } from '#shared/countries/region.ts';
import type { Account } from './account.ts';

/** Tells whether the account can answer for these regions: only an active authority of their country can. */
export function mayAnswerForRegions(
  { staticData, active, redactedOn }: Pick<Account, 'staticData' | 'active' | 'redactedOn'>,
  regions: readonly Pick<Region, 'country'>[],
): boolean {
  const isAuthority = staticData.role === 'AUT' && active && redactedOn === undefined;
  return isAuthority && regions.every(({ country }) => country === staticData.country);
}
