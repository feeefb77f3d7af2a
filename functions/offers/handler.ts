import { serve } from '#functions/kernel/http/serve.ts';
import { offerEndpoints } from '#shared/offers/endpoints.ts';
import { decideOffers } from './decide-offers.ts';

export const handler = serve('offers', offerEndpoints, { decide: decideOffers });
