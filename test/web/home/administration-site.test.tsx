import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accountOf } from '#test/support/accounts.ts';
import { t } from '#test/web/catalogue-text.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { countryOf } from '#test/web/test-country.ts';
import { HomePage } from '#web/features/home/home-page.tsx';

const country = countryOf({ isAdmin: true });

test('a guest of the administration’s site is told that an invitation leads there', async () => {
  await renderPage(<HomePage />, { country });
  await screen.findByRole('heading', { level: 1, name: t('menu.admin') });
  screen.getByText(t('home.administrationInvited'));
  screen.getByRole('button', { name: t('session.logIn') });
  expect(screen.queryByRole('link', { name: t('menu.RegistrationAgr') })).toBeNull();
});

test('an administrator goes on to what waits', async () => {
  const { address } = await renderPage(<HomePage />, {
    country,
    account: accountOf('ADM', 'Verwaltung'),
  });
  await expect.poll(address).toBe('/manage');
});

test('who signs in there without being one is led to the countries', async () => {
  await renderPage(<HomePage />, { country, account: accountOf('AGR', 'Biohof') });
  await screen.findByText(t('home.administrationOther'));
  screen.getByRole('link', { name: t('home.administrationCountries') });
});
