import { serve } from '#functions/kernel/http/serve.ts';
import { mailEndpoints } from '#shared/mail/endpoints.ts';
import { checkVerification } from './check-verification.ts';
import { completeVerification } from './complete-verification.ts';
import { listTemplates } from './list-templates.ts';
import { previewTemplate } from './preview-template.ts';
import { requestVerification } from './request-verification.ts';
import { sendTest } from './send-test.ts';
import { setTemplate } from './set-template.ts';
import { getHistory } from './template-history.ts';
import { verifyBySignOn } from './verify-by-sign-on.ts';

export const handler = serve('mail', mailEndpoints, {
  check: checkVerification,
  request: requestVerification,
  complete: completeVerification,
  signOn: verifyBySignOn,
  listTemplates,
  setTemplate,
  previewTemplate,
  sendTest,
  getHistory,
});
