import {
  InMemoryWebStorage,
  type StateStore,
  UserManager,
  type UserManagerSettings,
  WebStorageStateStore,
} from 'oidc-client-ts';
import { TOKEN_REFRESH_MARGIN_SECONDS } from '#shared/kernel/limits.ts';
import { SECOND_MS } from '#shared/kernel/time.ts';
import {
  OWN_LOGIN_SCOPE,
  type OwnLoginPurpose,
  ownLogin,
  type SignInPurpose,
} from './own-login.ts';
import { signInLanguage } from './sign-in-language.ts';
import { SIGN_ON_PREFIX } from './sign-on-prefix.ts';

export type SignOnSettings = {
  readonly issuer: string;
  readonly clientId: string;
  /** The address to which the single sign-on sends people back: the root of the country's domain. */
  readonly redirectUri: string;
  /** Identity provider that the country preselects. */
  readonly idpHint?: string | undefined;
  /** Returns milliseconds since 1970 by the server. */
  readonly now: () => number;
};

/** The single sign-on as the session sees it: code flow with PKCE, tokens renewed by refresh token. */
export type SignOn = {
  /**
   * Begins a sign-in and leaves the page; `returnTo` comes back from `complete`. With an `OwnLoginPurpose` the person
   * may then change the own login (`ownLogin`), and stays signed in as before.
   */
  readonly begin: (returnTo: string, languageTag: string, purpose?: SignInPurpose) => Promise<void>;
  readonly complete: (url: string) => Promise<{ token: string; returnTo: string }>;
  /** Returns a token that is good for longer than the refresh margin; null when nobody is signed in there. */
  readonly token: () => Promise<string | null>;
  /** Returns a new token, however long the old one is good for. */
  readonly renew: () => Promise<string | null>;
  /** Forgets the tokens of this device. */
  readonly forget: () => Promise<void>;
  /** Ends the session at the single sign-on too; leaves the page where the provider has a page for it. */
  readonly end: () => Promise<void>;
};

const SCOPE = 'openid email profile';

/** The part of the library that is used here. */
type Manager = Pick<
  UserManager,
  | 'getUser'
  | 'metadataService'
  | 'removeUser'
  | 'signinRedirect'
  | 'signinRedirectCallback'
  | 'signinSilent'
  | 'signoutRedirect'
>;

export function createSignOn(
  settings: SignOnSettings,
  makeManager: (managed: UserManagerSettings) => Manager = (managed) => new UserManager(managed),
): SignOn {
  const { issuer, clientId, redirectUri, idpHint, now } = settings;
  const users = createUserStore();
  const managed: UserManagerSettings = {
    authority: issuer,
    client_id: clientId,
    redirect_uri: redirectUri,
    post_logout_redirect_uri: redirectUri,
    scope: SCOPE,
    userStore: users,
    stateStore: new WebStorageStateStore({ store: localStorage, prefix: 'sso.state.' }),
    automaticSilentRenew: false,
    monitorSession: false,
  };
  const manager = makeManager(managed);

  async function renew(): Promise<string | null> {
    // Without a refresh token the library would open a frame, which the content security policy refuses.
    const user = await manager.getUser();
    if (user?.refresh_token === undefined) return null;
    const renewed = await users.replacing(() => manager.signinSilent());
    const isLeft = (await manager.getUser()) === null;
    return (isLeft ? undefined : renewed?.id_token) ?? null;
  }

  async function token(): Promise<string | null> {
    const user = await manager.getUser();
    if (user === null) return null;
    const secondsLeft = user.profile.exp - now() / SECOND_MS;
    if (secondsLeft > TOKEN_REFRESH_MARGIN_SECONDS) return user.id_token ?? null;
    return renew();
  }

  async function completeOwnLogin(url: string, purpose: OwnLoginPurpose) {
    const userStore = new WebStorageStateStore({ store: new InMemoryWebStorage() });
    const user = await makeManager({ ...managed, userStore }).signinRedirectCallback(url);
    const kept = await manager.getUser();
    // Somebody else may have signed in there; nothing of the person who is signed in here is changed with that.
    const { sub } = user.profile;
    ownLogin.set(
      kept?.profile.sub === sub ? { accessToken: user.access_token, purpose, sub } : null,
    );
    const idToken = await token();
    if (idToken === null) throw new Error('Nobody is signed in here any more');
    return { token: idToken, returnTo: String(user.state ?? '/') };
  }

  return {
    begin: (returnTo, languageTag, purpose) => {
      const { lang, ui_locales } = signInLanguage(languageTag);
      // Cognito's names of the language and of the hint.
      const extraQueryParams = { lang, ...(idpHint && { identity_provider: idpHint }) };
      return manager.signinRedirect({
        state: returnTo,
        ui_locales,
        extraQueryParams,
        ...(purpose &&
          purpose !== 'again' && { scope: `${SCOPE} ${OWN_LOGIN_SCOPE}`, url_state: purpose }),
        ...(purpose && purpose !== 'silent' && { prompt: 'login' }),
      });
    },
    complete: async (url) => {
      const purpose = purposeIn(url);
      if (purpose !== null) return completeOwnLogin(url, purpose);
      const user = await manager.signinRedirectCallback(url);
      if (user.id_token === undefined) throw new Error('The single sign-on gave no id token');
      return { token: user.id_token, returnTo: String(user.state ?? '/') };
    },
    token,
    renew,
    forget: () => manager.removeUser(),
    end: async () => {
      const user = await manager.getUser();
      // The single sign-on may answer late, and without signal it is not told: this device forgets first.
      await manager.removeUser();
      const page = await manager.metadataService.getEndSessionEndpoint().catch(() => undefined);
      if (!page) return;
      await manager.signoutRedirect({
        ...(user?.id_token && { id_token_hint: user.id_token }),
        // Cognito asks for these two instead of the standard's parameters.
        extraQueryParams: { client_id: clientId, logout_uri: redirectUri },
      });
    },
  };
}

/**
 * Keeps the tokens of a person for all tabs and over a restart; scripts of others cannot run here (content security
 * policy). While `replacing` runs, tokens only take the place of others: who has signed out meanwhile, in whichever
 * tab, stays signed out.
 */
function createUserStore(): StateStore & {
  readonly replacing: <T>(renewal: () => Promise<T>) => Promise<T>;
} {
  const users = new WebStorageStateStore({ store: localStorage, prefix: SIGN_ON_PREFIX });
  let renewals = 0;
  return {
    get: (key) => users.get(key),
    remove: (key) => users.remove(key),
    getAllKeys: () => users.getAllKeys(),
    set: async (key, value) => {
      if (renewals > 0 && (await users.get(key)) === null) return;
      await users.set(key, value);
    },
    replacing: async (renewal) => {
      renewals += 1;
      try {
        return await renewal();
      } finally {
        renewals -= 1;
      }
    },
  };
}

/** Returns the purpose of a sign-in that comes back with this address; null for an ordinary one. */
function purposeIn(url: string): OwnLoginPurpose | null {
  const [, purpose] = (new URL(url).searchParams.get('state') ?? '').split(';');
  return purpose === 'silent' || purpose === 'fresh' ? purpose : null;
}
