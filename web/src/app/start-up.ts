import type { CountryEntity } from '#shared/countries/endpoints.ts';
import { URL_LENGTH } from '#shared/countries/limits.ts';
import { offeredLanguages } from '#web/i18n/catalogues.ts';
import { LOCALE_KEY, LOCALE_OF_KEY } from '#web/i18n/locale-key.ts';
import { isUnreachable } from '#web/kernel/api-error.ts';
import type { StartedKernel } from '#web/kernel/kernel.ts';
import type { KeptCopy } from '#web/kernel/no-signal/kept-copy.ts';
import type { KeptSession } from '#web/kernel/session/session-state.ts';
import { SIGN_IN_FROM } from '#web/kernel/session/use-sign-in.ts';
import { basenameOf, type Site } from '#web/kernel/site.ts';
import { keepStart } from './keep-start.ts';
import { LATER_MS, loadNoSignal } from './load-no-signal.ts';

export type Start =
  | { readonly kind: 'country'; readonly site: Site }
  | { readonly kind: 'choose'; readonly countries: readonly CountryEntity[] };

type Window = {
  readonly location: Pick<Location, 'href' | 'origin' | 'pathname' | 'search' | 'hash'>;
  readonly history: Pick<History, 'replaceState'>;
};

const LOGIN_ME = 'login-me';
const NOTHING_MORE = { footer: [], labelled: [] };

/** Finds out where this address leads, and brings the person's session back (specification section 2, Start-up). */
export async function startUp(
  kernel: StartedKernel,
  window: Window,
  languageTag: string,
): Promise<Start> {
  const address = new URL(window.location.href);
  const said = address.searchParams;
  // The single sign-on says `error` where somebody has broken off, or is refused.
  const isCallback = said.has('state') && (said.has('code') || said.has('error'));
  // The single sign-on comes back to the root; the country may be known by a path only.
  const from = (isCallback && kernel.storage.get(SIGN_IN_FROM)) || address.pathname;
  // The begin of the address names the country; the rest is for the screens.
  const url = `${window.location.origin}${from}`.slice(0, URL_LENGTH);
  let kept: KeptCopy | undefined;
  const answer = await kernel.api
    .call('GET site/start', { url }, { patient: true })
    .then((started) => keepStart(kernel.queries, started))
    .catch(async (error: unknown) => {
      // The kept copy of the form at this address, where the device has one.
      if (isUnreachable(error)) kept = (await loadNoSignal()).keptCopyFor(kernel, from);
      if (kept === undefined) throw error;
      kernel.api.stay(true);
      // A copy of an older release lacks what newer ones show.
      return { ...NOTHING_MORE, ...kept.site };
    });
  // The time of the server is known now.
  if (kept === undefined)
    kernel.after(LATER_MS, () => {
      loadNoSignal().then(
        ({ sweep }) => sweep(kernel),
        () => {},
      );
    });
  if ('countries' in answer) return { kind: 'choose', countries: answer.countries };
  const site = {
    ...answer,
    languages: offeredLanguages(answer.languages),
    basename: basenameOf(from, answer.country.data.code),
  };
  kernel.configureSignOn({
    issuer: site.oidc.issuer,
    clientId: site.oidc.clientId,
    redirectUri: `${window.location.origin}/`,
    idpHint: site.ssoIdpHint ?? undefined,
  });
  if (isCallback) await completeSignIn(kernel, window, site);
  // Nothing is shown to a guest that moves away when the person is known.
  else await restoreSession(kernel, window, { site, languageTag, kept: kept?.session });
  takeOverLanguage(kernel, site);
  return { kind: 'country', site };
}

/**
 * Begins in the language of an account that was not in use on this device before, so that no first page changes its
 * language; `useAccountWorld` goes on with it.
 */
function takeOverLanguage({ session, storage }: StartedKernel, { languages }: Site): void {
  const now = session.state.get();
  if (now.status !== 'signedIn' || now.account.id === storage.get(LOCALE_OF_KEY)) return;
  const wish = now.account.data.uiLocale;
  if (wish !== undefined && languages.includes(wish)) storage.set(LOCALE_KEY, wish);
}

/** A sign-in that failed on its way back ends at Home, and the session's notice tells a guest. */
async function completeSignIn(kernel: StartedKernel, window: Window, site: Site): Promise<void> {
  const home = `${site.basename}/`;
  const returnTo = await kernel.session.complete(window.location.href).catch(async () => {
    await kernel.session.recover();
    return home;
  });
  kernel.storage.remove(SIGN_IN_FROM);
  const isOwn = returnTo.startsWith('/') && !returnTo.startsWith('//');
  window.history.replaceState(null, '', isOwn ? returnTo : home);
}

/**
 * Brings the session back. `?login-me` asks for a signed-in visitor: a person who is signed in goes Home with a
 * cleaned address, anybody else to the sign-in.
 */
async function restoreSession(
  kernel: StartedKernel,
  window: Window,
  { site, languageTag, kept }: { site: Site; languageTag: string; kept: KeptSession | undefined },
): Promise<void> {
  const asked = new URLSearchParams(window.location.search).has(LOGIN_ME);
  const home = `${site.basename}/`;
  if (asked) window.history.replaceState(null, '', home + window.location.hash);
  await kernel.session.restore(kept);
  if (asked && kernel.session.state.get().status === 'guest') {
    kernel.storage.set(SIGN_IN_FROM, home);
    await kernel.session.logIn(home, languageTag);
  }
}
