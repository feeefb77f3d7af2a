import { countryEndpoints } from '#shared/countries/endpoints.ts';
import { diagnosticsEndpoints } from '#shared/diagnostics/endpoints.ts';
import { entityEndpoints } from '#shared/entities/endpoints.ts';
import { geocodingEndpoints } from '#shared/geocoding/endpoints.ts';
import type { Endpoints } from '#shared/kernel/endpoint.ts';
import { requestEndpoints } from '#shared/requests/endpoints.ts';
import { searchEndpoints } from '#shared/search/endpoints.ts';
import { sessionEndpoints } from '#shared/sessions/endpoints.ts';

/** Every call of the product, by domain; routes, client, OpenAPI document and infrastructure are made from it. */
export const endpointsByDomain = {
  countries: countryEndpoints,
  diagnostics: diagnosticsEndpoints,
  entities: entityEndpoints,
  geocoding: geocodingEndpoints,
  requests: requestEndpoints,
  search: searchEndpoints,
  sessions: sessionEndpoints,
} as const satisfies Record<string, Endpoints>;
