import { serve } from '#functions/kernel/http/serve.ts';
import { countryEndpoints } from '#shared/countries/endpoints.ts';
import { getByUrl } from './get-by-url.ts';

export const handler = serve('countries', countryEndpoints, { getByUrl });
