import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accountOf } from '#test/support/accounts.ts';
import { t } from '#test/web/catalogue-text.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { TermsFirst } from '#web/features/offers/terms-first.tsx';

const open = (supExtra: { tosAcceptedOn?: string }) =>
  renderPage(
    <TermsFirst>
      <p>Das Formular</p>
    </TermsFirst>,
    {
      account: accountOf('SUP', 'Zuchtbetrieb', { supExtra }),
      path: '/my-offers/:id',
      address: '/my-offers/new?from=abc',
    },
  );

test('who has not accepted the terms is led to them, and comes back to this very address', async () => {
  const { user, address, kernel } = await open({});
  expect(screen.queryByText('Das Formular')).toBeNull();
  await user.click(screen.getByRole('button', { name: t('menu.TermsOfService') }));
  await expect.poll(address).toBe('/terms/agr');
  expect(kernel.redirects.run('afterOfferTosAccept')).toBe('/my-offers/new?from=abc');
  expect(kernel.redirects.run('afterOfferTosAccept')).toBeNull();
});

test('who has accepted them once is not kept from offers, even by newer terms', async () => {
  await open({ tosAcceptedOn: '2025-01-01T00:00:00.000Z' });
  expect(screen.getByText('Das Formular')).toBeTruthy();
});
