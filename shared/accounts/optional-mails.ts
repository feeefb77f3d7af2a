import type { MailTemplateName } from '#shared/mail/mail-message.ts';

/** Mails that only inform. What waits for an account, and what was decided about it, is always sent. */
export const OPTIONAL_MAILS = [
  'requestStepDone',
  'requestRetracted',
  'requestMarkTaken',
] as const satisfies readonly MailTemplateName[];
