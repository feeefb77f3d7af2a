import type { AccountRole } from '#shared/kernel/role.ts';
import type { MailParams, MailTemplateName } from '#shared/mail/mail-message.ts';

/**
 * A mail in one language. `((name))` is filled in; `shared/mail/mail-variables.ts` lists the names, and
 * `mail-markup.ts` the marks of a body.
 */
export type MailText = { readonly subject: string; readonly body: string };

/** The mails that Cognito sends: it puts the code and the login in. */
export type SignOnMailName = 'signUp' | 'resetPassword' | 'changeEmail' | 'invited' | 'signInCode';

/** All mails in one language; a missing mail does not compile. */
export type MailTexts = {
  readonly mails: Readonly<Record<MailTemplateName, MailText>>;
  readonly signOn: Readonly<Record<SignOnMailName, MailText>>;
  readonly outcomes: Readonly<Record<MailParams['requestDecided']['outcome'], string>>;
  readonly departures: Readonly<Record<MailParams['accountLeft']['departure'], string>>;
  readonly importActs: Readonly<Record<MailParams['importFinished']['does'], string>>;
  /** The words of the link to a search: with further new offers, and without. */
  readonly newOffers: { readonly more: string; readonly all: string };
  /** The words for a person of whom nothing is known. */
  readonly somebody: string;
  readonly roles: Readonly<Record<AccountRole, string>>;
  /** The text at the end of every mail. */
  readonly footer: string;
};
