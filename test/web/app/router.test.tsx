import { act, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { expect, test } from 'vitest';
import { accountOf } from '#test/support/accounts.ts';
import { t } from '#test/web/catalogue-text.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { signedIn } from '#test/web/signed-in.ts';
import type { RouteRow } from '#web/app/route-row.ts';
import { Router } from '#web/app/router.tsx';
import { routes } from '#web/app/routes.ts';
import { PageHeading } from '#web/components/page-heading.tsx';
import type { SessionState } from '#web/kernel/session/session-state.ts';
import { createValue } from '#web/kernel/value.ts';

function Home() {
  return (
    <>
      <PageHeading title="Start" />
      <Link to="/content/a">weiter</Link>
    </>
  );
}
function ForFarmers() {
  return <PageHeading title={t('users.internal')} />;
}
const fragility = { broken: true };
function Fragile() {
  if (fragility.broken) throw new Error('broken');
  return <PageHeading title="Wieder da" />;
}

const home: RouteRow = { title: 'home.menu', page: async () => Home };
const forFarmers: RouteRow = {
  title: 'content.title',
  roles: ['AGR'],
  page: async () => ForFarmers,
};
const table = { ...routes, Home: home, ContentPage: forFarmers };
const farm = accountOf('AGR', 'farm');

test('who may not enter a screen is led Home, a guest signs in there, and nothing of the screen is loaded', async () => {
  let loads = 0;
  const counted: RouteRow = {
    ...forFarmers,
    page: async () => {
      loads += 1;
      return forFarmers.page();
    },
  };
  const page = await renderPage(<Router routes={{ ...table, ContentPage: counted }} />, {
    address: '/content/a',
    account: accountOf('INS', 'office'),
  });
  expect(await screen.findByRole('heading', { name: t('home.menu') })).toBeDefined();
  await expect.poll(page.address).toBe('/');
  page.unmount();
  const guest = await renderPage(<Router routes={{ ...table, ContentPage: counted }} />, {
    address: '/content/a?b=c',
  });
  await screen.findByRole('heading', { name: t('session.logIn') });
  expect(guest.address()).toBe('/content/a?b=c');
  expect(loads).toBe(0);
});

test('whose account needs a second factor is led to its page, whatever the address, which stays', async () => {
  const session = createValue<SessionState>({
    status: 'guest',
    ended: false,
    hasSignOn: true,
    needsFactor: true,
  });
  const answers = {
    'POST auth/domain/secondfactor': () => ({
      secondFactor: 'off' as const,
      isUsed: false,
      isNeeded: true,
    }),
  };
  const page = await renderPage(<Router routes={routes} />, {
    address: '/requests?status=sent',
    session,
    signOnToken: `h.${btoa('{}')}.s`,
    answers,
  });
  await screen.findByText(t('accounts.login.needed'));
  await expect.poll(page.address).toBe('/requests?status=sent');
});

test('who may enter a screen sees it, and its title stands in the window', async () => {
  await renderPage(<Router routes={table} />, { address: '/content/a', account: farm });
  await screen.findByRole('heading', { name: t('users.internal') });
  await waitFor(() => expect(document.title).toBe(`${t('users.internal')} – ${t('app.title')}`));
});

test('the guard waits until the user’s data is there, then decides', async () => {
  const state = createValue<SessionState>({ status: 'loading' });
  const view = await renderPage(<Router routes={table} />, {
    address: '/content/a',
    session: state,
  });
  expect(screen.queryByRole('heading')).toBeNull();
  await expect.poll(view.address).toBe('/content/a');
  state.set(signedIn(farm));
  expect(await screen.findByRole('heading', { name: t('users.internal') })).toBeDefined();
});

test('who loses the session on a page is asked to sign in there, not shown the page any more', async () => {
  const state = createValue<SessionState>(signedIn(farm));
  const address = '/content/a?b=c';
  const page = await renderPage(<Router routes={table} />, { address, session: state });
  await screen.findByRole('heading', { name: t('users.internal') });
  act(() => state.set({ status: 'guest', ended: true, hasSignOn: false }));
  await screen.findByRole('button', { name: t('session.logIn') });
  expect(page.address()).toBe(address);
  expect(screen.queryByRole('heading', { name: t('users.internal') })).toBeNull();
  act(() => state.set(signedIn(farm)));
  await screen.findByRole('heading', { name: t('users.internal') });
  expect(screen.queryByRole('button', { name: t('session.logIn') })).toBeNull();
});

test('an address that is no screen says so and leads Home', async () => {
  await renderPage(<Router routes={table} />, { address: '/nowhere' });
  expect(await screen.findByRole('heading', { name: t('notFound.title') })).toBeDefined();
  expect(screen.getByRole('link', { name: t('notFound.home') }).getAttribute('href')).toBe('/');
});

test('the focus goes to the heading of the next page, but not of the first', async () => {
  const { user } = await renderPage(<Router routes={table} />, { account: farm });
  await screen.findByRole('heading', { name: t('home.menu') });
  expect(document.activeElement).toBe(document.body);
  await user.click(screen.getByRole('link', { name: 'weiter' }));
  expect(document.activeElement).toBe(
    await screen.findByRole('heading', { name: t('users.internal') }),
  );
});

test('a page whose code does not come can be tried again', async () => {
  let tries = 0;
  const fragile: RouteRow = {
    ...home,
    page: async () => {
      tries += 1;
      if (tries === 1) throw new Error('no network');
      return home.page();
    },
  };
  const { user } = await renderPage(<Router routes={{ ...table, Home: fragile }} />);
  await user.click(await screen.findByRole('button', { name: t('action.retry') }));
  expect(await screen.findByRole('heading', { name: t('home.menu') })).toBeDefined();
});

test('a page that breaks leaves a way to try again', async () => {
  const breaking: RouteRow = { ...home, page: async () => Fragile };
  const { user } = await renderPage(<Router routes={{ ...table, Home: breaking }} />);
  const retry = await screen.findByRole('button', { name: t('action.retry') });
  fragility.broken = false;
  await user.click(retry);
  expect(await screen.findByRole('heading', { name: 'Wieder da' })).toBeDefined();
});
