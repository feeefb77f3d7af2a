import { endpointsByDomain } from '#shared/endpoints.ts';
import type { Endpoint, Endpoints } from '#shared/kernel/endpoint.ts';

type ByDomain = typeof endpointsByDomain;

/** `requests.fillForm`: every call of the contract, so that a list of all of them fails to compile when one is new. */
export type EndpointKey = {
  [D in keyof ByDomain]: `${D}.${keyof ByDomain[D] & string}`;
}[keyof ByDomain];

const endpoints: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  Object.entries(endpointsByDomain).flatMap(([domain, ofDomain]: [string, Endpoints]) =>
    Object.entries(ofDomain).map(([name, endpoint]) => [`${domain}.${name}`, endpoint] as const),
  ),
);

export const ENDPOINT_KEYS = Object.keys(endpoints) as readonly EndpointKey[];

export function endpointOf(key: EndpointKey): Endpoint {
  const endpoint = endpoints[key];
  if (endpoint === undefined) throw new Error(`There is no endpoint ${key}.`);
  return endpoint;
}
