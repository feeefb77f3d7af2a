import type { AccountRole } from '#shared/kernel/role.ts';
import type { MailParams, MailTemplateName } from '#shared/mail/mail-message.ts';

/**
 * A mail in one language. `((name))` is filled in; what there is says `shared/mail/mail-variables.ts`. How a body is
 * written says `mail-markup.ts`.
 */
export type MailText = { readonly subject: string; readonly body: string };

/** Mails that Cognito sends: it puts the code and the login in. */
export type SignOnMailName = 'signUp' | 'resetPassword' | 'changeEmail' | 'invited' | 'signInCode';

/** All mails in one language; forgetting one does not compile. */
export type MailTexts = {
  readonly mails: Readonly<Record<MailTemplateName, MailText>>;
  readonly signOn: Readonly<Record<SignOnMailName, MailText>>;
  readonly outcomes: Readonly<Record<MailParams['requestDecided']['outcome'], string>>;
  readonly departures: Readonly<Record<MailParams['accountLeft']['departure'], string>>;
  readonly importActs: Readonly<Record<MailParams['importFinished']['does'], string>>;
  /** A person of whom nothing is known. */
  readonly somebody: string;
  readonly roles: Readonly<Record<AccountRole, string>>;
  /** Ends every mail. */
  readonly footer: string;
};
