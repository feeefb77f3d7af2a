import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { accountState } from '#shared/accounts/account-state.ts';
import { accountOf } from '#test/support/accounts.ts';
import { t } from '#test/web/catalogue-text.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { signedIn } from '#test/web/signed-in.ts';
import { UserBlock } from '#web/app/user-block.tsx';
import { ApiError } from '#web/kernel/api-error.ts';
import type { Kernel } from '#web/kernel/kernel-context.ts';
import type { SessionState } from '#web/kernel/session/session-state.ts';
import { createValue } from '#web/kernel/value.ts';

const farm = accountOf('AGR', 'Biohof Muster');
const office = accountOf('INS', 'Kontrolle Süd');
const old = accountOf('SUP', 'Alter Stall');
const line = (account: typeof farm, active = true) => ({
  id: account.id,
  name: account.data.staticData.name,
  role: account.data.staticData.role,
  country: account.data.staticData.country,
  active,
  state: accountState({ ...account.data, active }),
  current: account.id === farm.id,
});

async function open(shown = farm) {
  const accounts = [line(office), line(shown), line(old, false)];
  const session = createValue<SessionState>({ ...signedIn(farm), accounts });
  const page = await renderPage(<UserBlock onDone={() => {}} />, { session, address: '/requests' });
  const list = within(screen.getByRole('region', { name: t('session.switch') }));
  return { ...page, list };
}

/** The account that the server gives, whichever is asked for. */
function answerWith({ session }: Pick<Kernel, 'session'>, account: typeof farm) {
  return vi.spyOn(session, 'switchAccount').mockImplementation(async () => {
    const now = session.state.get();
    if (now.status === 'signedIn') session.state.set({ ...now, account });
  });
}

test('every account stands with its role, a deactivated one cannot be chosen; login data and logging out are one press away', async () => {
  const { list, user, kernel } = await open();
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Alter StallAnbieter · deaktiviert',
    'Biohof MusterLandwirtschaft',
    'Kontrolle SüdKontrollstelle',
  ]);
  expect(list.getAllByRole('button').map((button) => button.getAttribute('aria-current'))).toEqual([
    'true',
    null,
  ]);
  const login = screen.getByRole('link', { name: t('session.loginData') });
  expect(login.getAttribute('href')).toBe('/profile/login');
  const logOut = vi.spyOn(kernel.session, 'logOut');
  await user.click(screen.getByRole('button', { name: t('session.logOut') }));
  expect(logOut).toHaveBeenCalledOnce();
});

test('a farm that its control bodies have ended is marked, and can be chosen to read', async () => {
  const userData = { ...farm.data.userData, deactivatedOn: '2026-02-01T00:00:00.000Z' };
  const ended = { ...farm, data: { ...farm.data, userData } };
  const { list } = await open(ended);
  expect(list.getByRole('button', { name: /Biohof Muster/ }).textContent).toBe(
    'Biohof MusterLandwirtschaft · deaktiviert',
  );
});

test('switching takes the account, leads Home and says so', async () => {
  const { list, user, kernel, address } = await open();
  const switchAccount = answerWith(kernel, office);
  await user.click(list.getByRole('button', { name: /Kontrolle Süd/ }));
  expect(switchAccount).toHaveBeenCalledWith(office.id);
  await waitFor(() => expect(address()).toBe('/'));
  await waitFor(() =>
    expect(kernel.notifications.state.get().current?.text).toBe(t('session.switched')),
  );
});

test('who gets another account than the chosen one is told so', async () => {
  const { list, user, kernel, address } = await open();
  answerWith(kernel, farm);
  await user.click(list.getByRole('button', { name: /Kontrolle Süd/ }));
  await waitFor(() =>
    expect(kernel.notifications.state.get().current?.text).toBe(
      t('errors.client.accountNotUsable'),
    ),
  );
  await expect.poll(address).toBe('/');
});

test('a switch that fails says why, and everything stays', async () => {
  const { list, user, kernel, address } = await open();
  const failure = new ApiError({ code: 'client.unreachable', message: '', status: 0 });
  vi.spyOn(kernel.session, 'switchAccount').mockRejectedValue(failure);
  await user.click(list.getByRole('button', { name: /Kontrolle Süd/ }));
  await waitFor(() =>
    expect(kernel.notifications.state.get().current).toMatchObject({ type: 'error' }),
  );
  await expect.poll(address).toBe('/requests');
});

test('a hook leads elsewhere; suppressed once, the page stays without what stood in its address', async () => {
  const { list, user, kernel, address } = await open();
  kernel.redirects.set('afterAccountSwitch', { route: '/requests?view=all' });
  await user.click(list.getByRole('button', { name: /Kontrolle Süd/ }));
  await waitFor(() => expect(address()).toBe('/requests?view=all'));
  kernel.redirects.suppressOnce('afterAccountSwitch');
  await user.click(list.getByRole('button', { name: /Kontrolle Süd/ }));
  await waitFor(() => expect(address()).toBe('/requests'));
});

test('switching to an account that needs a second factor leads to where it is switched on', async () => {
  const { list, user, kernel, address } = await open();
  const needed = { code: 'sessions.secondFactorNeeded', message: 'x', status: 403 };
  vi.spyOn(kernel.session, 'switchAccount').mockRejectedValue(new ApiError(needed));
  await user.click(list.getByRole('button', { name: /Kontrolle Süd/ }));
  await waitFor(() => expect(address()).toBe('/profile/login'));
  await waitFor(() =>
    expect(kernel.notifications.state.get().current).toMatchObject({ type: 'error' }),
  );
});
