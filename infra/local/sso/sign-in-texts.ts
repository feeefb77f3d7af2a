import type { PageLanguage } from '../pages/page.ts';

/** The texts of the local sign-on. */
export const signInTexts = {
  de: {
    title: 'Anmelden',
    login: 'Benutzername',
    password: 'Passwort',
    submit: 'Anmelden',
    wrong: 'Benutzername oder Passwort ist falsch. Bitte prüfen Sie beides.',
    hint: 'Örtliche Anmeldung zum Ausprobieren: Alle Benutzer haben das Passwort „demo“. Als „new.anna“ (oder mit einem anderen Namen nach „new.“) kommen Sie zum ersten Mal.',
    codeTitle: 'Code eingeben',
    code: 'Code aus Ihrer Authenticator-App',
    wrongCode: 'Der Code stimmt nicht. Bitte geben Sie den ein, der jetzt in der App steht.',
    errorTitle: 'Die Anmeldung ist nicht möglich',
    expired: 'Diese Anmeldung ist abgelaufen. Bitte beginnen Sie in der Anwendung von vorn.',
    signOutTitle: 'Abmelden',
    signOut: 'Jetzt abmelden',
    signedOutTitle: 'Sie sind abgemeldet',
    signedOut: 'Sie können dieses Fenster schließen.',
  },
  en: {
    title: 'Sign in',
    login: 'User name',
    password: 'Password',
    submit: 'Sign in',
    wrong: 'User name or password is wrong. Please check both.',
    hint: 'Local sign-in for trying things out: every user has the password “demo”. As “new.anna” (or any name after “new.”) you come for the first time.',
    codeTitle: 'Enter the code',
    code: 'Code from your authenticator app',
    wrongCode: 'The code is not right. Please enter the one that the app shows now.',
    errorTitle: 'Signing in is not possible',
    expired: 'This sign-in has expired. Please start again in the application.',
    signOutTitle: 'Sign out',
    signOut: 'Sign out now',
    signedOutTitle: 'You are signed out',
    signedOut: 'You can close this window.',
  },
} as const satisfies Record<PageLanguage, Record<string, string>>;

/** Returns German when it comes first among the languages that the application or the browser names, else English. */
export function signInLanguage(...wishes: readonly (string | undefined)[]): PageLanguage {
  const first = wishes
    .flatMap((wish) => (wish ?? '').split(/[\s,]+/))
    .map((tag) => tag.slice(0, 2).toLowerCase())
    .find((tag) => tag === 'de' || tag === 'en');
  return first === 'de' ? 'de' : 'en';
}
