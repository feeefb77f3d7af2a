import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { errors as providerErrors } from 'oidc-provider';
import { sendPage } from '../pages/page.ts';
import { sendPageAsset } from '../pages/page-assets.ts';
import { readBody } from '../services/read-body.ts';
import { DEMO_PASSWORD } from './demo-login.ts';
import { newPerson } from './new-person.ts';
import { makeProvider, type SignOnOptions } from './provider.ts';
import { signInErrorPage, signInPage } from './sign-in-pages.ts';
import { signInLanguage, signInTexts } from './sign-in-texts.ts';

const FORM_BYTES = 10_000;

/** The single sign-on of a laptop, for the host of its issuer. */
export function signOn(options: SignOnOptions): RequestListener {
  const provider = makeProvider(options);
  const passOn = provider.callback();
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', options.issuer);
    if (await sendPageAsset(pathname, response)) return;
    if (pathname.startsWith('/sign-in/')) await answerSignIn(request, response);
    else await passOn(request, response);
  };

  const answerSignIn = async (request: IncomingMessage, response: ServerResponse) => {
    const browserLanguage = request.headers['accept-language'];
    const { params, uid } = await provider.interactionDetails(request, response);
    const language = signInLanguage(String(params.ui_locales ?? ''), browserLanguage);
    const form = request.method === 'POST' ? await readForm(request) : undefined;
    const login = form?.get('login')?.trim() ?? '';
    const found = options.logins.find((one) => one.login === login) ?? newPerson(login);
    if (found !== undefined && form?.get('password') === DEMO_PASSWORD) {
      const result = { login: { accountId: found.sub } };
      await provider.interactionFinished(request, response, result);
      return;
    }
    const action = `/sign-in/${uid}`;
    const isWrong = form !== undefined;
    sendPage(response, isWrong ? 401 : 200, signInPage(language, { action, login, isWrong }));
  };

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      const language = signInLanguage(request.headers['accept-language']);
      const isExpired = error instanceof providerErrors.SessionNotFound;
      const reason = isExpired ? signInTexts[language].expired : signInTexts[language].errorTitle;
      if (!isExpired) process.stderr.write(`Sign-on: ${String(error)}\n`);
      sendPage(response, isExpired ? 400 : 500, signInErrorPage(language, reason));
    });
  };
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  return new URLSearchParams((await readBody(request, FORM_BYTES))?.toString('utf8') ?? '');
}
