import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { errors as providerErrors } from 'oidc-provider';
import { sendPage } from '../pages/page.ts';
import { sendPageAsset } from '../pages/page-assets.ts';
import { readBody } from '../services/read-body.ts';
import { DEMO_PASSWORD, newPerson } from './demo-login.ts';
import { memoryAdapter } from './memory-adapter.ts';
import { makeProvider, type SignOnOptions } from './provider.ts';
import { makeSecondFactors } from './second-factors.ts';
import { codePage, signInErrorPage, signInPage } from './sign-in-pages.ts';
import { signInLanguage, signInTexts } from './sign-in-texts.ts';
import { answerUserApi, isUserApiCall } from './user-api.ts';

const FORM_BYTES = 10_000;
/** The wrong codes after which the password is asked for again. */
const CODE_TRIES = 5;

/** Serves the single sign-on of a laptop, for the host of its issuer. */
export function signOn(options: SignOnOptions): RequestListener {
  const { adapter, endTokens } = memoryAdapter(Date.now);
  const provider = makeProvider(options, adapter);
  const passOn = provider.callback();
  const factors = makeSecondFactors(Date.now);
  const isPerson = (sub: string) =>
    options.logins.some((login) => login.sub === sub) || newPerson(sub) !== undefined;
  /** The sign-ins with a right password that wait for a code. */
  const awaited = new Map<string, { readonly sub: string; readonly tries: number }>();
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', options.issuer);
    if (await sendPageAsset(pathname, response)) return;
    if (isUserApiCall(request)) {
      const { isProductUrl } = options;
      await answerUserApi(request, response, {
        provider,
        factors,
        isPerson,
        isProductUrl,
        endTokens,
      });
    } else if (pathname.startsWith('/sign-in/')) await answerSignIn(request, response);
    else await passOn(request, response);
  };

  const answerSignIn = async (request: IncomingMessage, response: ServerResponse) => {
    const browserLanguage = request.headers['accept-language'];
    const { params, uid } = await provider.interactionDetails(request, response);
    const language = signInLanguage(String(params.ui_locales ?? ''), browserLanguage);
    const form = request.method === 'POST' ? await readForm(request) : undefined;
    const action = `/sign-in/${uid}`;
    const finish = (sub: string) =>
      provider.interactionFinished(request, response, { login: { accountId: sub } });
    const waiting = awaited.get(uid);
    const code = form?.get('code');
    if (waiting !== undefined && code) {
      awaited.delete(uid);
      if (factors.isCode(waiting.sub, code.replaceAll(' ', ''))) return finish(waiting.sub);
      if (waiting.tries < CODE_TRIES) {
        awaited.set(uid, { ...waiting, tries: waiting.tries + 1 });
        return sendPage(response, 401, codePage(language, { action, isWrong: true }));
      }
    }
    const login = form?.get('login')?.trim() ?? '';
    const person =
      options.logins.find((candidate) => candidate.login === login) ?? newPerson(login);
    if (person !== undefined && form?.get('password') === DEMO_PASSWORD) {
      if (!factors.isOn(person.sub)) return finish(person.sub);
      awaited.set(uid, { sub: person.sub, tries: 1 });
      return sendPage(response, 200, codePage(language, { action, isWrong: false }));
    }
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
