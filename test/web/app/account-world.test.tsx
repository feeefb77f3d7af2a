import { act, screen, waitFor } from '@testing-library/react';
import { Profiler } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { Locale } from '#shared/kernel/locale.ts';
import { DEFAULT_SETTINGS, type Settings } from '#shared/settings/settings.ts';
import { accountOf } from '#test/support/accounts.ts';
import { testId } from '#test/support/test-id.ts';
import { memoryStorage } from '#test/web/memory-storage.ts';
import { type PageWorld, renderPage } from '#test/web/render-page.tsx';
import { signedIn } from '#test/web/signed-in.ts';
import { countryOf } from '#test/web/test-country.ts';
import { useAccountWorld } from '#web/app/use-account-world.ts';
import { LOCALE_OF_KEY } from '#web/i18n/locale-key.ts';
import { useFormats, useLocale } from '#web/i18n/text-provider.tsx';
import { createActing } from '#web/kernel/acting.ts';
import type { SessionState } from '#web/kernel/session/session-state.ts';
import { createValue } from '#web/kernel/value.ts';

/** Shows what follows from the account in use. */
function Shown() {
  useAccountWorld();
  const { clock } = useFormats();
  return (
    <p>
      {useLocale()} {clock('2026-03-02T13:07:00.000')}
    </p>
  );
}

const GUEST: SessionState = { status: 'guest', ended: false, hasSignOn: false };
const english = accountOf('AGR', 'English farm', { uiLocale: 'en_GB' });
const german = accountOf('AGR', 'Deutscher Hof', { uiLocale: 'de_DE' });

function open(
  first: SessionState,
  {
    settings = {},
    storage = memoryStorage(),
    tabStorage = memoryStorage(),
  }: { settings?: Partial<Settings> } & Pick<PageWorld, 'storage' | 'tabStorage'> = {},
) {
  const session = createValue<SessionState>(first);
  const answers = {
    'GET livestock/settings/get': () => ({ ...DEFAULT_SETTINGS, ...settings }),
  };
  return renderPage(<Shown />, { session, storage, tabStorage, answers }).then((page) => ({
    ...page,
    session,
    storage,
  }));
}
const density = () => document.documentElement.dataset.density;

describe('density', () => {
  test.each([
    ['an office', accountOf('AUT', 'aut'), {}, 'compact'],
    ['a farmer', accountOf('AGR', 'farm'), {}, 'comfortable'],
    [
      'an office that wants it wide',
      accountOf('INS', 'ins'),
      { density: 'comfortable' },
      'comfortable',
    ],
    ['a farmer who wants it close', accountOf('SUP', 'sup'), { density: 'compact' }, 'compact'],
  ] as const)('%s', async (_, account, settings, expected) => {
    await open(signedIn(account), { settings });
    await waitFor(() => expect(density()).toBe(expected));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(density()).toBe(expected);
  });
});

test.each<[string, SessionState, boolean]>([
  ['who leaves', GUEST, true],
  ['another account', signedIn(english), true],
  ['the same account', signedIn(german), false],
  ['a session that was lost', { ...GUEST, ended: true }, false],
])('the last search, saved offers and messages after %s', async (_, next, areGone) => {
  const { session, storage, kernel } = await open(signedIn(german));
  // Countries that are told apart by the path share the storage.
  const keys = [countryOf().id, testId('neighbour')].flatMap((id) => [
    `search.${id}`,
    `saved.${id}`,
  ]);
  for (const key of keys) storage.set(key, '[]');
  kernel.notifications.show('success', 'of the account');
  session.set(next);
  const left = () => keys.filter((key) => storage.get(key) !== null);
  await waitFor(() => expect(left()).toEqual(areGone ? [] : keys));
  const { kept } = kernel.notifications.state.get();
  expect(kept).toHaveLength(next.status === 'guest' ? 0 : 1);
});

describe('a page that begins as a guest, since the session is over or the sign-on away', () => {
  const saved = `saved.${countryOf().id}`;
  const begin = async () => {
    const storage = memoryStorage();
    storage.set(saved, '[]');
    storage.set(LOCALE_OF_KEY, german.id);
    const tabStorage = memoryStorage();
    createActing(tabStorage).begin({ office: german.id, farmer: testId('farm'), name: 'Hof' });
    const page = await open(GUEST, { storage, tabStorage });
    const isThere = () => storage.get(saved) !== null;
    return { ...page, isThere, acting: page.kernel.acting.state.get };
  };

  test('keeps what is of the account until it comes back', async () => {
    const { session, isThere, acting } = await begin();
    act(() => session.set(signedIn(german)));
    expect([isThere(), acting()?.farmer]).toEqual([true, testId('farm')]);
  });

  test('shows nothing of it to the next account', async () => {
    const { session, isThere, acting } = await begin();
    act(() => session.set(signedIn(english)));
    expect([isThere(), acting()]).toEqual([false, null]);
  });
});

test('a guest who signs in keeps the search and the offers of before', async () => {
  const storage = memoryStorage();
  storage.set(`saved.${countryOf().id}`, JSON.stringify([testId('offer')]));
  const { session } = await open(GUEST, { storage });
  session.set(signedIn(german));
  await waitFor(() => expect(storage.get(LOCALE_OF_KEY)).toBe(german.id));
  expect(storage.get(`saved.${countryOf().id}`)).not.toBeNull();
});

test('times are written as the user wants, and as the language has it after leaving', async () => {
  const { session } = await open(signedIn(german), { settings: { timeFormat: '12' } });
  expect(await screen.findByText(/01:07 PM/)).toBeTruthy();
  session.set(GUEST);
  expect(await screen.findByText(/13:07/)).toBeTruthy();
});

test('the page of a guest is drawn once', async () => {
  const drawn = vi.fn();
  const page = (
    <Profiler id="page" onRender={drawn}>
      <Shown />
    </Profiler>
  );
  await renderPage(page, { session: createValue<SessionState>(GUEST) });
  expect(drawn).toHaveBeenCalledOnce();
});

describe('the language of the account', () => {
  // The first use of a language loads its texts.
  const shows = (locale: Locale) => screen.findByText(new RegExp(`^${locale}`));

  test('is taken over on signing in, whatever this device was in before', async () => {
    const storage = memoryStorage();
    storage.set('locale', 'de_DE');
    const { session } = await open(GUEST, { storage });
    await shows('de_DE');
    session.set(signedIn(english));
    expect(await shows('en_GB')).toBeTruthy();
    expect(storage.get('locale')).toBe('en_GB');
  });

  test('changes with the account', async () => {
    const { session } = await open(signedIn(english));
    await shows('en_GB');
    session.set(signedIn(german));
    expect(await shows('de_DE')).toBeTruthy();
  });

  test('gives way to what is chosen afterwards, until the next sign-in', async () => {
    const { session, storage, texts, unmount } = await open(signedIn(english));
    await shows('en_GB');
    storage.set('locale', 'de_DE');
    await texts.setLocale('de_DE');
    session.set(signedIn({ ...english, rev: 2 }));
    expect(await shows('de_DE')).toBeTruthy();
    unmount();

    const reloaded = await open(signedIn(english), { storage });
    await waitFor(() => expect(reloaded.kernel.queries.isFetching()).toBe(0));
    expect(await shows('de_DE')).toBeTruthy();
    reloaded.session.set(GUEST);
    await waitFor(() => expect(storage.get('locale.of')).toBeNull());
    reloaded.session.set(signedIn(english));
    expect(await shows('en_GB')).toBeTruthy();
  });

  test('that the country does not have changes nothing', async () => {
    const { kernel } = await open(signedIn(accountOf('AGR', 'Gård', { uiLocale: 'da_DK' })));
    await waitFor(() => expect(kernel.queries.isFetching()).toBe(0));
    expect(await shows('de_DE')).toBeTruthy();
  });
});
