import { type Html, html, page } from '../pages/page.ts';
import { type SignInLanguage, signInTexts } from './sign-in-texts.ts';

export function signInPage(
  language: SignInLanguage,
  { action, login, isWrong }: { action: string; login: string; isWrong: boolean },
): Html {
  const texts = signInTexts[language];
  const error = isWrong
    ? html`<p class="error" id="wrong" role="alert">${texts.wrong}</p>`
    : html``;
  const described = isWrong ? html`aria-invalid="true" aria-describedby="wrong"` : html``;
  return page({
    language,
    title: texts.title,
    body: html`<form class="narrow" method="post" action="${action}" novalidate>
${error}
<label for="login">${texts.login}</label>
<input id="login" name="login" value="${login}" autocomplete="username" autocapitalize="none" spellcheck="false" required autofocus ${described}>
<label for="password">${texts.password}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required ${described}>
<button type="submit">${texts.submit}</button>
<p class="hint">${texts.hint}</p>
</form>`,
  });
}

/** Returns the page that asks for the code of the authenticator app, after the password. */
export function codePage(
  language: SignInLanguage,
  { action, isWrong }: { action: string; isWrong: boolean },
): Html {
  const texts = signInTexts[language];
  const error = isWrong
    ? html`<p class="error" id="wrong" role="alert">${texts.wrongCode}</p>`
    : html``;
  const described = isWrong ? html`aria-invalid="true" aria-describedby="wrong"` : html``;
  return page({
    language,
    title: texts.codeTitle,
    body: html`<form class="narrow" method="post" action="${action}" novalidate>
${error}
<label for="code">${texts.code}</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="10" required autofocus ${described}>
<button type="submit">${texts.submit}</button>
</form>`,
  });
}

/**
 * Returns the page that signs a person out; the provider makes its `form`, which goes to the provider's own address.
 */
export function signOutPage(language: SignInLanguage, form: Html): Html {
  const texts = signInTexts[language];
  return page({
    language,
    title: texts.signOutTitle,
    scripts: ['/dev/press-button.js'],
    body: html`<div class="narrow">${form}
<button type="submit" form="op.logoutForm" name="logout" value="yes">${texts.signOut}</button></div>`,
  });
}

export function signedOutPage(language: SignInLanguage): Html {
  const texts = signInTexts[language];
  const body = html`<p class="narrow">${texts.signedOut}</p>`;
  return page({ language, title: texts.signedOutTitle, body });
}

export function signInErrorPage(language: SignInLanguage, reason: string): Html {
  const texts = signInTexts[language];
  const body = html`<p class="error narrow" role="alert">${reason}</p>`;
  return page({ language, title: texts.errorTitle, body });
}
