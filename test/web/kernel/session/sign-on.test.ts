import { waitFor } from '@testing-library/react';
import type { User, UserManagerSettings } from 'oidc-client-ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { LOCALES, toLanguageTag } from '#shared/kernel/locale.ts';
import { ownLogin } from '#web/kernel/session/own-login.ts';
import { signInLanguage } from '#web/kernel/session/sign-in-language.ts';
import { createSignOn } from '#web/kernel/session/sign-on.ts';

const NOW = Date.parse('2026-03-05T12:00:00Z');
const MARGIN_SECONDS = 65;
const site = 'https://de.livestock.example/';

type Kept = { readonly secondsLeft: number; readonly refreshToken?: string };

const userOf = ({ secondsLeft, refreshToken }: Kept, idToken: string) =>
  ({
    id_token: idToken,
    refresh_token: refreshToken,
    state: '/offers/1?radius=50',
    profile: { sub: 'anna', exp: NOW / 1000 + secondsLeft },
  }) as unknown as User;

function setUp({
  kept,
  idpHint,
  comesBack = {},
}: {
  kept?: Kept;
  idpHint?: string;
  comesBack?: object;
} = {}) {
  const made: UserManagerSettings[] = [];
  const manager = {
    getUser: vi.fn(async () => (kept ? userOf(kept, 'kept-token') : null)),
    removeUser: vi.fn(async () => {}),
    signinRedirect: vi.fn(async (_request: object) => {}),
    signinRedirectCallback: vi.fn(async () => ({
      ...userOf({ secondsLeft: 3600 }, 'new-token'),
      ...comesBack,
    })),
    signinSilent: vi.fn(async () => userOf({ secondsLeft: 3600 }, 'renewed-token')),
    signoutRedirect: vi.fn(async (_request: object) => {}),
    metadataService: {
      getEndSessionEndpoint: vi.fn(async (): Promise<string | undefined> => 'https://sso/logout'),
    },
  };
  const signOn = createSignOn(
    {
      issuer: 'https://sso',
      clientId: 'web-de',
      redirectUri: site,
      idpHint,
      now: () => NOW,
    },
    (settings) => {
      made.push(settings);
      return manager as never;
    },
  );
  return { signOn, manager, made };
}

test('signing in asks for the language of the site in the words of Cognito and of OpenID Connect', async () => {
  const { signOn, manager } = setUp();
  await signOn.begin('/offers/1', 'de-AT');
  expect(manager.signinRedirect.mock.calls).toEqual([
    [{ state: '/offers/1', ui_locales: 'de-AT de de-DE', extraQueryParams: { lang: 'de' } }],
  ]);
});

test('a country that preselects an identity provider names it to Cognito', async () => {
  const { signOn, manager } = setUp({ idpHint: 'AT-eID' });
  await signOn.begin('/', 'en-GB');
  expect(manager.signinRedirect.mock.calls[0]?.[0]).toMatchObject({
    extraQueryParams: { lang: 'en', identity_provider: 'AT-eID' },
  });
});

test('for every locale the sign-in pages come in its own language, or in English where Cognito lacks it', () => {
  const known = { de: 'de', en: 'en', es: 'es', fr: 'fr', it: 'it' };
  const lacking = { da: 'en', hu: 'en', nl: 'en', ro: 'en', sv: 'en', hr: 'en', lt: 'en' };
  const expected: Readonly<Record<string, string>> = { ...known, ...lacking };
  for (const locale of LOCALES) {
    const { lang, ui_locales } = signInLanguage(toLanguageTag(locale));
    expect([locale, lang]).toEqual([locale, expected[locale.slice(0, 2)]]);
    expect(ui_locales.split(' ').slice(0, 2)).toEqual([toLanguageTag(locale), locale.slice(0, 2)]);
  }
  expect(signInLanguage('xx')).toEqual({ lang: 'en', ui_locales: 'xx' });
});

test('coming back gives the id token and where the person was', async () => {
  const { signOn, manager } = setUp();
  const url = `${site}?code=c&state=s`;
  expect(await signOn.complete(url)).toEqual({
    token: 'new-token',
    returnTo: '/offers/1?radius=50',
  });
  expect(manager.signinRedirectCallback.mock.calls).toEqual([[url]]);
});

test('a token that is good for longer than the margin is returned without a renewal', async () => {
  const kept = { secondsLeft: MARGIN_SECONDS + 1, refreshToken: 'r' };
  const { signOn, manager } = setUp({ kept });
  expect(await signOn.token()).toBe('kept-token');
  expect(manager.signinSilent).not.toHaveBeenCalled();
});

test('a token within the margin is renewed by its refresh token', async () => {
  const { signOn } = setUp({ kept: { secondsLeft: MARGIN_SECONDS, refreshToken: 'r' } });
  expect(await signOn.token()).toBe('renewed-token');
});

test('an old token without a refresh token is none, and nothing is asked', async () => {
  const { signOn, manager } = setUp({ kept: { secondsLeft: -1 } });
  expect([await signOn.token(), await signOn.renew()]).toEqual([null, null]);
  expect(manager.signinSilent).not.toHaveBeenCalled();
});

test('renewing gives a new token, however long the old one is good for', async () => {
  const { signOn } = setUp({ kept: { secondsLeft: 3600, refreshToken: 'r' } });
  expect(await signOn.renew()).toBe('renewed-token');
});

test('who is not signed in there has no token', async () => {
  expect(await setUp().signOn.token()).toBeNull();
});

test('signing out tells Cognito the client and the address to come back to', async () => {
  const { signOn, manager } = setUp();
  await signOn.end();
  expect(manager.signoutRedirect.mock.calls).toEqual([
    [{ extraQueryParams: { client_id: 'web-de', logout_uri: site } }],
  ]);
});

test('signing out forgets the tokens of this device before it waits for the single sign-on', async () => {
  const { signOn, manager } = setUp({ kept: { secondsLeft: 3600 } });
  const answer = Promise.withResolvers<string | undefined>();
  manager.metadataService.getEndSessionEndpoint.mockReturnValue(answer.promise);
  const ended = signOn.end();
  await waitFor(() => expect(manager.removeUser).toHaveBeenCalledOnce());
  answer.resolve('https://sso/logout');
  await ended;
  expect(manager.signoutRedirect.mock.calls).toMatchObject([[{ id_token_hint: 'kept-token' }]]);
});

test.each([
  ['has no page for it', async () => undefined],
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])(
  'signing out where the single sign-on %s forgets the tokens of this device',
  async (_, answer) => {
    const { signOn, manager } = setUp();
    manager.metadataService.getEndSessionEndpoint.mockImplementation(answer);
    await signOn.end();
    expect(manager.removeUser).toHaveBeenCalledOnce();
    expect(manager.signoutRedirect).not.toHaveBeenCalled();
  },
);

describe('the right to change the own login', () => {
  beforeEach(() => ownLogin.set(null));
  const kept = { secondsLeft: 3600, refreshToken: 'r' };
  const comesBack = { access_token: 'own-token' };

  test('is asked for by its page only, and a fresh proof asks for password and code again', async () => {
    const { signOn, manager } = setUp();
    await signOn.begin('/profile/login', 'de-DE', 'silent');
    await signOn.begin('/profile/login', 'de-DE', 'fresh');
    const scope = 'openid email profile aws.cognito.signin.user.admin';
    const asked = manager.signinRedirect.mock.calls.map(([request]) => request);
    expect(asked[0]).toMatchObject({ scope, url_state: 'silent' });
    expect(asked[0]).not.toHaveProperty('prompt');
    expect(asked[1]).toMatchObject({ scope, url_state: 'fresh', prompt: 'login' });
    await signOn.begin('/profile/login', 'de-DE', 'again');
    const [again] = manager.signinRedirect.mock.calls.at(-1) ?? [];
    expect(again).toMatchObject({ prompt: 'login' });
    expect(again).not.toHaveProperty('scope');
  });

  test.each(['silent', 'fresh'])(
    'comes back into the memory of the page, and who is signed in stays so: %s',
    async (purpose) => {
      const { signOn, made } = setUp({ kept, comesBack });
      const answer = await signOn.complete(`${site}?code=c&state=s%3B${purpose}`);
      expect(answer).toEqual({ token: 'kept-token', returnTo: '/offers/1?radius=50' });
      expect(ownLogin.get()).toMatchObject({ accessToken: 'own-token', purpose });
      await made[1]?.userStore?.set('a', 'tokens');
      expect(Object.keys(localStorage)).toEqual([]);
    },
  );

  test('is not taken from somebody else who has signed in there', async () => {
    const { signOn } = setUp({ kept, comesBack: { ...comesBack, profile: { sub: 'ben' } } });
    const { token } = await signOn.complete(`${site}?code=c&state=s%3Bfresh`);
    expect([token, ownLogin.get()]).toEqual(['kept-token', null]);
  });

  test('needs somebody who is still signed in here', async () => {
    const { signOn } = setUp({ comesBack });
    await expect(signOn.complete(`${site}?code=c&state=s%3Bfresh`)).rejects.toThrow();
    expect(ownLogin.get()).toBeNull();
  });
});

test('the tokens are asked for once a code came back, and no frame is opened for them', () => {
  expect(setUp().made).toMatchObject([
    {
      authority: 'https://sso',
      client_id: 'web-de',
      redirect_uri: site,
      post_logout_redirect_uri: site,
      scope: 'openid email profile',
      automaticSilentRenew: false,
      monitorSession: false,
    },
  ]);
});

test('who signs out while the tokens are renewed stays signed out on the device', async () => {
  const { signOn, manager, made } = setUp({ kept: { secondsLeft: 0, refreshToken: 'refresh' } });
  const store = made[0]?.userStore;
  await store?.set('user', 'old');
  manager.signinSilent.mockImplementationOnce(async () => {
    await store?.set('user', 'new');
    return userOf({ secondsLeft: 3600 }, 'renewed-token');
  });
  expect(await signOn.token()).toBe('renewed-token');
  expect(await store?.get('user')).toBe('new');
  manager.signinSilent.mockImplementationOnce(async () => {
    await store?.remove('user');
    manager.getUser.mockResolvedValue(null);
    await store?.set('user', 'newer');
    return userOf({ secondsLeft: 3600 }, 'late-token');
  });
  expect(await signOn.renew()).toBeNull();
  expect(await store?.getAllKeys()).toEqual([]);
});
