import { serve } from '#functions/kernel/http/serve.ts';
import { geocodingEndpoints } from '#shared/geocoding/endpoints.ts';
import { listCities } from './list-cities.ts';
import { regionCoverage } from './region-coverage.ts';

export const handler = serve('geocoding', geocodingEndpoints, { listCities, regionCoverage });
