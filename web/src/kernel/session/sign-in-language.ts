import { fallbackChain, LOCALES, toLanguageTag } from '#shared/kernel/locale.ts';

/**
 * Languages of Cognito's managed login among those of the product.
 * @see https://docs.aws.amazon.com/cognito/latest/developerguide/cognito-user-pools-managed-login.html
 */
const MANAGED_LOGIN = ['de', 'en', 'es', 'fr', 'it'];

export type SignInLanguage = {
  /** The language for Cognito, which takes one and shows English for one that it does not know. */
  readonly lang: string;
  /** The languages to try at a provider that follows OpenID Connect, best first, parted by spaces. */
  readonly ui_locales: string;
};

/**
 * Returns the language of the sign-in pages for a reader of the product's locale `languageTag` (`de-AT`). Where Cognito
 * lacks the language, it is the first that it knows of those that the product itself falls back to: English for Danish,
 * Hungarian, Dutch, Romanian, Swedish, Croatian and Lithuanian.
 */
export function signInLanguage(languageTag: string): SignInLanguage {
  const locale = LOCALES.find((language) => toLanguageTag(language) === languageTag);
  const tags = locale ? fallbackChain(locale).map(toLanguageTag) : [languageTag];
  const languages = tags.map((tag) => tag.split('-')[0] ?? tag);
  return {
    lang: languages.find((language) => MANAGED_LOGIN.includes(language)) ?? 'en',
    ui_locales: [...new Set(tags.flatMap((tag, index) => [tag, languages[index] ?? tag]))].join(
      ' ',
    ),
  };
}
