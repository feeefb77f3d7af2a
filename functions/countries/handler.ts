import { serve } from '#functions/kernel/http/serve.ts';
import { countryEndpoints } from '#shared/countries/endpoints.ts';
import { getByUrl } from './get-by-url.ts';
import { startSite } from './start-site.ts';

export const countryImplementations = { getByUrl, start: startSite };

export const handler = serve('countries', countryEndpoints, countryImplementations);
