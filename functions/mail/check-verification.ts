import type { Implementation } from '#functions/kernel/context.ts';
import type { mailEndpoints } from '#shared/mail/endpoints.ts';
import { verificationOf } from './verification.ts';

export const checkVerification: Implementation<typeof mailEndpoints.check> = ({ email }, context) =>
  verificationOf(email, context);
