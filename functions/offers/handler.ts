import { serve } from '#functions/kernel/http/serve.ts';
import { offerEndpoints } from '#shared/offers/endpoints.ts';
import { decideOffers } from './approving/decide-offers.ts';
import { confirmOffers } from './confirming/confirm-offers.ts';
import { stopNewOffers } from './telling/stop-new-offers.ts';

export const handler = serve('offers', offerEndpoints, {
  decide: decideOffers,
  confirmActivity: confirmOffers,
  stopNewOffers,
});
