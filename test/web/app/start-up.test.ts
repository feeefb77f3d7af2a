import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { URL_LENGTH } from '#shared/countries/limits.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import { accountOf } from '#test/support/accounts.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { testId } from '#test/support/test-id.ts';
import { keptCopy } from '#test/web/kept-copy.ts';
import { memoryStorage } from '#test/web/memory-storage.ts';
import { signedIn } from '#test/web/signed-in.ts';
import { siteOf } from '#test/web/test-country.ts';
import { startUp } from '#web/app/start-up.ts';
import { LOCALE_KEY, LOCALE_OF_KEY } from '#web/i18n/locale-key.ts';
import { ApiError } from '#web/kernel/api-error.ts';
import type { StartedKernel } from '#web/kernel/kernel.ts';
import { keepCopy } from '#web/kernel/no-signal/kept-copy.ts';
import { createQueryClient } from '#web/kernel/query-client.ts';
import type { SessionState } from '#web/kernel/session/session-state.ts';
import { saveForm } from '#web/kernel/stored-form.ts';
import { createValue } from '#web/kernel/value.ts';

const { basename: _, ...site } = { ...siteOf(), ssoIdpHint: 'farmers' };
const { country } = site;
const NOW = new Date('2026-03-05T12:00:00Z');
const GUEST: SessionState = { status: 'guest', ended: false, hasSignOn: false };

type World = { answer?: object; restored?: SessionState; failure?: ApiError };

function worldOf(
  href: string,
  { answer = { ...site, lists: {} }, restored = GUEST, failure }: World = {},
) {
  const asked: unknown[] = [];
  const shown: unknown[] = [];
  const state = createValue<SessionState>({ status: 'loading' });
  const session = {
    state,
    restore: vi.fn(async () => state.set(restored)),
    complete: vi.fn(async (): Promise<string> => '/offers/1?radius=50'),
    logIn: vi.fn(async () => {}),
    recover: vi.fn(async () => {}),
  };
  const configureSignOn = vi.fn();
  const storage = memoryStorage();
  const call = async (_: string, input: unknown) => {
    asked.push(input);
    if (failure) throw failure;
    return answer;
  };
  const stay = vi.fn();
  const api = { call, stay };
  const now = () => NOW.getTime();
  const queries = createQueryClient();
  const after = (_: number, action: () => void) => {
    action();
    return () => {};
  };
  const kernel = {
    api,
    queries,
    session,
    configureSignOn,
    storage,
    now,
    after,
  } as unknown as StartedKernel;
  const { origin, pathname, search, hash } = new URL(href);
  const window = {
    location: { href, origin, pathname, search, hash },
    history: {
      replaceState: (_: unknown, __: string, url?: string | URL | null) => void shown.push(url),
    },
  };
  return {
    start: () => startUp(kernel, window, 'de-DE'),
    asked,
    shown,
    session,
    storage,
    queries,
    stay,
    configureSignOn,
  };
}

test('an address of a country starts that country and restores the session', async () => {
  const { start, asked, session, configureSignOn, shown } = worldOf(
    'https://de.example.org/offers/1',
  );
  expect(await start()).toEqual({ kind: 'country', site: { ...site, basename: '' } });
  expect(asked).toEqual([{ url: 'https://de.example.org/offers/1' }]);
  expect(session.restore).toHaveBeenCalledOnce();
  expect(configureSignOn).toHaveBeenCalledWith({
    issuer: 'https://sso.example.org',
    clientId: 'web',
    redirectUri: 'https://de.example.org/',
    idpHint: 'farmers',
  });
  expect(shown).toEqual([]);
});

test('the lists of the start answer the queries of the first screen', async () => {
  const cattle = entityOf('animalkind', { labels: [] });
  const help = entityOf('cmspage', { usageKey: 'home', title: [], content: [] });
  const lists = { animalkind: [cattle], cmspage: [help] };
  const { start, queries } = worldOf('https://de.example.org/', { answer: { ...site, lists } });
  await start();
  const entries = queries.getQueryCache().findAll();
  expect(entries.map(({ queryKey: [kind, of], state }) => [kind, of, state.data])).toEqual([
    ['entity', 'country', country],
    ['list', 'animalkind', [cattle]],
    ['entity', 'animalkind', cattle],
    ['list', 'cmspage', [help]],
    // There is no footer text and no contact text.
    ['list', 'cmspage', []],
    ['list', 'cmspage', []],
  ]);
});

test('of an address longer than any, the begin names the country', async () => {
  const { start, asked } = worldOf(`https://example.org/de/offers/${'x'.repeat(URL_LENGTH)}`);
  expect(await start()).toMatchObject({ kind: 'country', site: { basename: '/de' } });
  expect(asked).toEqual([
    { url: expect.stringMatching(/^https:\/\/example\.org\/de\/offers\/x+$/) },
  ]);
  expect(JSON.stringify(asked)).toHaveLength(URL_LENGTH + '[{"url":""}]'.length);
});

test('a country in the path becomes the prefix of every page', async () => {
  const { start } = worldOf('https://example.org/de/offers/1');
  expect(await start()).toMatchObject({ site: { basename: '/de' } });
});

test('an address of no country leads to the choice', async () => {
  const { start, session } = worldOf('https://example.org/', { answer: { countries: [country] } });
  expect(await start()).toEqual({ kind: 'choose', countries: [country] });
  expect(session.restore).not.toHaveBeenCalled();
});

test.each([
  ['takes over the language of the account', 'somebody', 'en_GB', 'en_GB'],
  ['keeps the language that was chosen on it since', 'farm', 'en_GB', 'de_DE'],
  ['passes over a language that the site does not offer', 'somebody', 'hu_HU', 'de_DE'],
] as const)('the device, before anything is shown, %s', async (_, before, uiLocale, expected) => {
  const account = accountOf('AGR', 'farm', { uiLocale });
  const page = worldOf('https://de.example.org/', { restored: signedIn(account) });
  page.storage.set(LOCALE_OF_KEY, testId(before));
  page.storage.set(LOCALE_KEY, 'de_DE');
  await page.start();
  expect(page.storage.get(LOCALE_KEY)).toBe(expected);
});

test('back from the single sign-on, the page that asked for it is shown under a cleaned address', async () => {
  const { start, session, shown } = worldOf('https://de.example.org/?code=c&state=s');
  await start();
  expect(session.complete).toHaveBeenCalledWith('https://de.example.org/?code=c&state=s');
  expect(shown).toEqual(['/offers/1?radius=50']);
});

test('back from the single sign-on, a country in the path is found again', async () => {
  const { start, asked, storage } = worldOf('https://example.org/?code=c&state=s');
  storage.set('session.from', '/de/offers/1');
  expect(await start()).toMatchObject({ site: { basename: '/de' } });
  expect(asked).toEqual([{ url: 'https://example.org/de/offers/1' }]);
  expect(storage.get('session.from')).toBeNull();
});

test.each(['code=c', 'error=access_denied'])(
  'a sign-in that failed on its way back ends at Home: %s',
  async (said) => {
    const { start, session, shown } = worldOf(`https://de.example.org/?${said}&state=s`);
    session.complete.mockRejectedValueOnce(new Error('state does not match'));
    await start();
    expect(session.recover).toHaveBeenCalledOnce();
    expect(shown).toEqual(['/']);
  },
);

test.each(['//evil.example.org/', 'https://evil.example.org/'])(
  'a return address of another site is not followed: %s',
  async (returnTo) => {
    const { start, session, shown } = worldOf('https://de.example.org/?code=c&state=s');
    session.complete.mockResolvedValueOnce(returnTo);
    await start();
    expect(shown).toEqual(['/']);
  },
);

test('login-me sends a visitor to the sign-in, and cleans the address', async () => {
  const { start, session, shown } = worldOf('https://de.example.org/?login-me#download:1');
  await start();
  await waitFor(() => expect(session.logIn).toHaveBeenCalledWith('/', 'de-DE'));
  expect(shown).toEqual(['/#download:1']);
});

test('login-me sends who is signed in Home with a cleaned address', async () => {
  const restored = signedIn(accountOf('AGR', 'farm'));
  const { start, session, shown } = worldOf('https://de.example.org/?login-me', { restored });
  await start();
  await waitFor(() => expect(session.restore).toHaveBeenCalledOnce());
  expect(session.logIn).not.toHaveBeenCalled();
  expect(shown).toEqual(['/']);
});

const failureOf = (code: string) => new ApiError({ code, message: 'x', status: 0 });
const AWAY = failureOf('client.unreachable');
const copy = keptCopy({
  path: '/at/requests/1/fill',
  site: { ...keptCopy().site, basename: '/at' },
});

test('without signal a form that the device keeps starts from there, for whom it was kept', async () => {
  const world = worldOf('https://example.org/at/requests/1/fill?part=check', { failure: AWAY });
  keepCopy(world.storage, copy, NOW);
  expect(await world.start()).toMatchObject({ kind: 'country', site: { country } });
  expect(world.session.restore).toHaveBeenCalledWith(copy.session);
  expect(world.stay).toHaveBeenCalledWith(true);
});

test.each([
  ['an address of which nothing is kept', 'https://example.org/at/requests', AWAY],
  ['a service under maintenance', `https://example.org${copy.path}`, failureOf('maintenance')],
])('%s does not start', async (_, href, failure) => {
  const world = worldOf(href, { failure });
  keepCopy(world.storage, copy, NOW);
  await expect(world.start()).rejects.toBe(failure);
  expect(world.session.restore).not.toHaveBeenCalled();
});

test('forms that have expired by the time of the server go, whatever time the device believes it is', async () => {
  const { start, storage } = worldOf('https://de.example.org/');
  const owner = { user: 'u', account: 'a', farmer: '' };
  saveForm(storage, 'old', owner, { value: 1, now: new Date(NOW.getTime() - 9 * DAY_MS) });
  saveForm(storage, 'new', owner, { value: 1, now: new Date(NOW.getTime() - 7 * DAY_MS) });
  await start();
  await waitFor(() => expect(storage.keys()).toEqual(['form/new/u/a/']));
});
