import type { MailTemplateName } from '#shared/mail/mail-message.ts';

/** Mails that only inform. Mails about waiting tasks and decisions are always sent. */
export const OPTIONAL_MAILS = [
  'requestStepDone',
  'requestRetracted',
  'requestMarkTaken',
] as const satisfies readonly MailTemplateName[];
