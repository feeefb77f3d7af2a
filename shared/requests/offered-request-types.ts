import type { Account } from '#shared/accounts/account.ts';
import type { Country } from '#shared/countries/country.ts';
import { REQUEST_TYPES, type RequestType } from './request-type.ts';

/**
 * The types of request that a farmer can choose for an animal kind: by the country's settings, the farmer's allowed
 * types and the offices that could answer (specification section 6).
 */
export function offeredRequestTypes({
  country,
  animalkind,
  farmer,
}: {
  readonly country: Pick<
    Country,
    'usesRequestSystem' | 'usesAssociations' | 'animalkindsUsingLowhatchRequests'
  >;
  readonly animalkind: string;
  readonly farmer: Pick<Account['staticData'], 'allowedRequestTypes'> &
    Pick<Account['userData'], 'insData' | 'asoData'>;
}): RequestType[] {
  if (!country.usesRequestSystem) return [];
  const isActive = (entry: { readonly deactivatedOn?: string | undefined }) =>
    entry.deactivatedOn === undefined;
  const possible = {
    authority: true,
    association: country.usesAssociations && farmer.asoData.some(isActive),
    controlbody: farmer.insData.some(isActive),
    lowhatch: country.animalkindsUsingLowhatchRequests.includes(animalkind),
  } as const satisfies Record<RequestType, boolean>;
  const allowed = farmer.allowedRequestTypes ?? REQUEST_TYPES;
  return REQUEST_TYPES.filter((type) => possible[type] && allowed.includes(type));
}
