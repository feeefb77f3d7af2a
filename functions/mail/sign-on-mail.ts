import type { CustomMessageTriggerEvent } from 'aws-lambda';
import type { SignOnSite } from '#functions/kernel/sign-on-sites.ts';
import { LOCALES, type Locale, toLanguageTag } from '#shared/kernel/locale.ts';
import { renderMail } from './render-mail.ts';
import { mailLocaleFor, mailTextsIn } from './templates/mail-catalogue.ts';
import type { SignOnMailName } from './templates/mail-texts.ts';

/**
 * The mails that Cognito is about to send, by its names for them. Other messages, as by telephone, stay as Cognito
 * has them.
 */
const MAILS: Readonly<Record<string, SignOnMailName>> = {
  CustomMessage_SignUp: 'signUp',
  CustomMessage_ResendCode: 'signUp',
  CustomMessage_ForgotPassword: 'resetPassword',
  CustomMessage_UpdateUserAttribute: 'changeEmail',
  CustomMessage_VerifyUserAttribute: 'changeEmail',
  CustomMessage_AdminCreateUser: 'invited',
  CustomMessage_Authentication: 'signInCode',
};

/**
 * Writes the mail that Cognito is about to send, in the language of the site that its reader came from. Cognito puts
 * code and login in place of the marks that it names.
 * @see https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-lambda-custom-message.html
 */
export async function writeSignOnMail(
  event: CustomMessageTriggerEvent,
  sites: readonly SignOnSite[],
): Promise<CustomMessageTriggerEvent> {
  const name = MAILS[event.triggerSource];
  const { codeParameter, usernameParameter, userAttributes } = event.request;
  // An operator's call comes from no client of a site.
  const site = sites.find(({ client }) => client === event.callerContext.clientId) ?? sites[0];
  if (name === undefined || site === undefined) return event;
  const locale = mailLocaleFor(ownLocale(userAttributes.locale) ?? localeOf(site.code));
  const texts = await mailTextsIn(locale);
  const languageTag = toLanguageTag(locale);
  const country = new Intl.DisplayNames(languageTag, { type: 'region' }).of(site.code);
  const { subject, html } = renderMail(
    { ...texts.signOn[name], footer: texts.footer },
    {
      code: codeParameter,
      login: usernameParameter || '',
      country: country ?? site.code,
      domain: site.domain,
    },
    languageTag,
  );
  const response = { ...event.response, emailSubject: subject, emailMessage: html };
  return { ...event, response };
}

/** Returns the locale of the standard attribute: `de-AT` (OpenID Connect Core section 5.1). */
const ownLocale = (tag: string | undefined): Locale | undefined =>
  LOCALES.find((locale) => toLanguageTag(locale) === tag?.replace('_', '-'));

/** Returns the first language of the country; English where the product has no texts in it. */
const localeOf = (code: string): Locale =>
  LOCALES.find((locale) => locale.endsWith(`_${code}`)) ?? 'en_GB';
