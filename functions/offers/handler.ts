import { serve } from '#functions/kernel/http/serve.ts';
import { offerEndpoints } from '#shared/offers/endpoints.ts';
import { confirmOffers } from './confirm-offers.ts';
import { decideOffers } from './decide-offers.ts';
import { stopNewOffers } from './stop-new-offers.ts';

export const handler = serve('offers', offerEndpoints, {
  decide: decideOffers,
  confirmActivity: confirmOffers,
  stopNewOffers,
});
