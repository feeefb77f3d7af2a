import type { MailParams, MailTemplateName } from '#shared/mail/mail-message.ts';

/**
 * A mail in one language. `{name}` is filled in: `hid`, `link`, `domain`, and what the template's own params add. In
 * the body a blank line parts paragraphs, `**…**` is strong, `[label]({link})` leads on.
 */
export type MailText = { readonly subject: string; readonly body: string };

/** All mails in one language; forgetting one does not compile. */
export type MailTexts = {
  readonly mails: Readonly<Record<MailTemplateName, MailText>>;
  readonly outcomes: Readonly<Record<MailParams['requestDecided']['outcome'], string>>;
  /** Ends every mail. */
  readonly footer: string;
};
