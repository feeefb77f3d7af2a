import type { Account } from '#shared/accounts/account.ts';
import type { Country } from '#shared/countries/country.ts';
import { REQUEST_TYPES, type RequestType } from '#shared/requests/entities/request-type.ts';

/** The country, the animals and the farm of a request that is about to begin. */
export type RequestOccasion = {
  readonly country: Pick<
    Country,
    'usesRequestSystem' | 'usesAssociations' | 'animalkindsUsingLowhatchRequests'
  >;
  readonly animalkind: string;
  readonly farmer: Pick<Account['staticData'], 'allowedRequestTypes'> &
    Pick<Account['userData'], 'insData' | 'asoData'>;
};

/**
 * Returns the types of request that could be chosen: by the country's settings, the farmer's allowed types and the
 * offices that could answer (specification section 6). `offeredRequestTypes` takes away the types that rules
 * withhold.
 */
export function possibleRequestTypes({
  country,
  animalkind,
  farmer,
}: RequestOccasion): RequestType[] {
  if (!country.usesRequestSystem) return [];
  const isActive = (entry: { readonly deactivatedOn?: string | undefined }) =>
    entry.deactivatedOn === undefined;
  const possible = {
    authority: true,
    association: country.usesAssociations && farmer.asoData.some(isActive),
    controlbody: farmer.insData.some(isActive),
    record: true,
    lowhatch: country.animalkindsUsingLowhatchRequests.includes(animalkind),
  } as const satisfies Record<RequestType, boolean>;
  const allowed = farmer.allowedRequestTypes ?? REQUEST_TYPES;
  return REQUEST_TYPES.filter((type) => possible[type] && allowed.includes(type));
}
