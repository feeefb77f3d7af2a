import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { t } from '#test/web/catalogue-text.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { countryOf } from '#test/web/test-country.ts';
import { PhoneMenu } from '#web/app/phone-menu.tsx';
import { UserMenu } from '#web/app/user-menu.tsx';
import { LOCALE_KEY } from '#web/i18n/locale-key.ts';
import { unreachableError } from '#web/kernel/api-error.ts';
import { GUEST, type SessionState } from '#web/kernel/session/session-state.ts';
import { createValue } from '#web/kernel/value.ts';

const led: SessionState = { ...GUEST, hasSignOn: true, needsFactor: true };

test.each([
  ['guests', GUEST, 1],
  ['nobody who has signed in and lacks a second factor only', led, 0],
] as const)('the head and the menu of a phone offer %s to sign in', async (_, state, count) => {
  const session = createValue<SessionState>(state);
  const head = await renderPage(<UserMenu />, { session });
  expect(screen.queryAllByRole('button', { name: t('session.logIn') })).toHaveLength(count);
  head.unmount();
  await renderPage(<PhoneMenu onClose={() => {}} />, { session });
  expect(screen.queryAllByRole('button', { name: t('session.logIn') })).toHaveLength(count);
});

const told = ({ kernel }: Awaited<ReturnType<typeof renderPage>>) =>
  kernel.notifications.state.get().kept.map(({ text }) => text);

test.each([
  ['the head', UserMenu],
  ['the menu of a phone', PhoneMenu],
])('a sign-in that cannot begin is told, where %s began it in sight', async (_, Menu) => {
  const close = vi.fn();
  const page = await renderPage(<Menu onClose={close} />);
  vi.spyOn(page.kernel.session, 'logIn').mockRejectedValue(unreachableError());
  await page.user.click(screen.getByRole('button', { name: t('session.logIn') }));
  await waitFor(() => expect(told(page)).toEqual([t('errors.client.unreachable')]));
  expect(close.mock.calls).toHaveLength(Menu === PhoneMenu ? 1 : 0);
});

test('a language is kept once it is there; one that cannot be loaded is told, and not kept', async () => {
  const country = countryOf({ languages: ['de_DE', 'da_DK'] });
  const page = await renderPage(<UserMenu />, { country });
  const choose = async () => {
    await page.user.click(screen.getByRole('button', { name: /Deutsch/ }));
    await page.user.click(screen.getByRole('button', { name: 'Dansk' }));
  };
  const load = vi.spyOn(page.texts, 'setLocale').mockRejectedValueOnce(new TypeError('no signal'));
  await choose();
  await waitFor(() => expect(told(page)).toEqual([t('errors.client.unreachable')]));
  expect(page.kernel.storage.get(LOCALE_KEY)).toBeNull();
  load.mockRestore();
  await choose();
  await waitFor(() => expect(page.kernel.storage.get(LOCALE_KEY)).toBe('da_DK'));
});
