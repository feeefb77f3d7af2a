import { UserManager, WebStorageStateStore } from 'oidc-client-ts';
import { TOKEN_REFRESH_MARGIN_SECONDS } from '#shared/kernel/limits.ts';
import { SECOND_MS } from '#shared/kernel/time.ts';
import { SIGN_ON_PREFIX } from './sign-on-prefix.ts';

export type SignOnSettings = {
  readonly issuer: string;
  readonly clientId: string;
  /** Where the single sign-on sends people back to: the root of the country's domain. */
  readonly redirectUri: string;
  /** Identity provider that the country preselects. */
  readonly idpHint?: string | undefined;
  /** Milliseconds since 1970 by the server. */
  readonly now: () => number;
};

/** The single sign-on as the session sees it: code flow with PKCE, tokens renewed by refresh token. */
export type SignOn = {
  /** Leaves the page; `returnTo` comes back from `complete`. */
  readonly begin: (returnTo: string, languageTag: string) => Promise<void>;
  readonly complete: (url: string) => Promise<{ token: string; returnTo: string }>;
  /** A token that is good for longer than the refresh margin; null when nobody is signed in there. */
  readonly token: () => Promise<string | null>;
  /** A new token, however long the old one is good for. */
  readonly renew: () => Promise<string | null>;
  /** Forgets the tokens of this device. */
  readonly forget: () => Promise<void>;
  /** Ends the session at the single sign-on too; leaves the page where the provider has a page for it. */
  readonly end: () => Promise<void>;
};

export function createSignOn(settings: SignOnSettings): SignOn {
  const { issuer, clientId, redirectUri, idpHint, now } = settings;
  const manager = new UserManager({
    authority: issuer,
    client_id: clientId,
    redirect_uri: redirectUri,
    post_logout_redirect_uri: redirectUri,
    scope: 'openid email profile',
    // Kept for all tabs and over a restart; scripts of others cannot run here (content security policy).
    userStore: new WebStorageStateStore({ store: localStorage, prefix: SIGN_ON_PREFIX }),
    stateStore: new WebStorageStateStore({ store: localStorage, prefix: 'sso.state.' }),
    automaticSilentRenew: false,
    monitorSession: false,
    // Cognito's name of the hint.
    ...(idpHint === undefined ? {} : { extraQueryParams: { identity_provider: idpHint } }),
  });

  async function renew(): Promise<string | null> {
    // Without a refresh token the library would open a frame, which the content security policy refuses.
    const user = await manager.getUser();
    if (user?.refresh_token === undefined) return null;
    return (await manager.signinSilent())?.id_token ?? null;
  }

  return {
    begin: (returnTo, languageTag) =>
      manager.signinRedirect({ state: returnTo, ui_locales: languageTag }),
    complete: async (url) => {
      const user = await manager.signinRedirectCallback(url);
      if (user.id_token === undefined) throw new Error('The single sign-on gave no id token');
      return { token: user.id_token, returnTo: String(user.state ?? '/') };
    },
    token: async () => {
      const user = await manager.getUser();
      if (user === null) return null;
      const secondsLeft = user.profile.exp - now() / SECOND_MS;
      if (secondsLeft > TOKEN_REFRESH_MARGIN_SECONDS) return user.id_token ?? null;
      return renew();
    },
    renew,
    forget: () => manager.removeUser(),
    end: async () => {
      // Without signal nobody is told; this device forgets all the same.
      const page = await manager.metadataService.getEndSessionEndpoint().catch(() => undefined);
      if (page) {
        // Cognito asks for these two instead of the standard's parameters.
        const extraQueryParams = { client_id: clientId, logout_uri: redirectUri };
        await manager.signoutRedirect({ extraQueryParams });
      } else await manager.removeUser();
    },
  };
}
