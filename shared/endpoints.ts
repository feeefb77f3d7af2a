import { accountEndpoints } from '#shared/accounts/endpoints.ts';
import { contactEndpoints } from '#shared/contact/endpoints.ts';
import { countryEndpoints } from '#shared/countries/endpoints.ts';
import { diagnosticsEndpoints } from '#shared/diagnostics/endpoints.ts';
import { entityEndpoints } from '#shared/entities/endpoints.ts';
import { exportEndpoints } from '#shared/exports/endpoints.ts';
import { geocodingEndpoints } from '#shared/geocoding/endpoints.ts';
import { importEndpoints } from '#shared/imports/endpoints.ts';
import type { Endpoints } from '#shared/kernel/endpoint.ts';
import { mailEndpoints } from '#shared/mail/endpoints.ts';
import { offerEndpoints } from '#shared/offers/endpoints.ts';
import { requestEndpoints } from '#shared/requests/endpoints.ts';
import { ruleEndpoints } from '#shared/rules/endpoints.ts';
import { searchEndpoints } from '#shared/search/endpoints.ts';
import { sessionEndpoints } from '#shared/sessions/endpoints.ts';
import { settingsEndpoints } from '#shared/settings/endpoints.ts';

/** Every call of the product, by domain; routes, client, OpenAPI document and infrastructure are made from it. */
export const endpointsByDomain = {
  accounts: accountEndpoints,
  contact: contactEndpoints,
  countries: countryEndpoints,
  diagnostics: diagnosticsEndpoints,
  entities: entityEndpoints,
  exports: exportEndpoints,
  geocoding: geocodingEndpoints,
  imports: importEndpoints,
  mail: mailEndpoints,
  offers: offerEndpoints,
  requests: requestEndpoints,
  rules: ruleEndpoints,
  search: searchEndpoints,
  sessions: sessionEndpoints,
  settings: settingsEndpoints,
} as const satisfies Record<string, Endpoints>;
