import { serve } from '#functions/kernel/http/serve.ts';
import { contactEndpoints } from '#shared/contact/endpoints.ts';
import { reportMissingOffergroup } from './report-missing-offergroup.ts';
import { sendContactRequest } from './send-contact-request.ts';

export const handler = serve('contact', contactEndpoints, {
  contactRequest: sendContactRequest,
  missingOffergroup: reportMissingOffergroup,
});
