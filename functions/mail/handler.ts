import type { Implementation } from '#functions/kernel/context.ts';
import { serve } from '#functions/kernel/http/serve.ts';
import { mailEndpoints } from '#shared/mail/endpoints.ts';
import { completeVerification } from './complete-verification.ts';
import { listTemplates } from './list-templates.ts';
import { previewTemplate } from './preview-template.ts';
import { requestVerification } from './request-verification.ts';
import { sendTest } from './send-test.ts';
import { setTemplate } from './set-template.ts';
import { getHistory } from './template-history.ts';
import { verificationOf } from './verification.ts';
import { verifyBySignOn } from './verify-by-sign-on.ts';

const checkVerification: Implementation<typeof mailEndpoints.check> = ({ email }, context) =>
  verificationOf(email, context);

export const mailImplementations = {
  check: checkVerification,
  request: requestVerification,
  complete: completeVerification,
  signOn: verifyBySignOn,
  listTemplates,
  setTemplate,
  previewTemplate,
  sendTest,
  getHistory,
};

export const handler = serve('mail', mailEndpoints, mailImplementations);
