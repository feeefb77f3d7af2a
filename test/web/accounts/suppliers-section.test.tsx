import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accountOf } from '#test/support/accounts.ts';
import { supplierData } from '#test/support/offers.ts';
import { t } from '#test/web/catalogue-text.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { SuppliersSection } from '#web/features/accounts/users/suppliers-section.tsx';

test('before a confirmation is taken back, it is told what becomes of the offers', async () => {
  const entry = supplierData({ locationsOfSale: [] });
  const confirmed = { ...entry, confirmedByAdminOn: '2026-01-05T08:00:00.000Z' };
  const seller = accountOf('SUP', 'Aumühle', { userData: { supData: [confirmed] } });
  const { calls } = await renderPage(<SuppliersSection account={seller} />, {
    account: accountOf('ADM', 'Verwaltung'),
    answers: {
      'POST search/search/execute': () => ({ items: [], next: null }),
      'POST admin/tellEffects': () => ({ effects: [{ effect: 'offersHidden', count: 3 }] }),
    },
  });
  await screen.findByText(t('administration.effects'));
  expect(screen.getByText(t('administration.effect.offersHidden', { count: 3 }))).toBeTruthy();
  expect(calls.find(({ name }) => name === 'POST admin/tellEffects')?.input).toEqual({
    id: seller.id,
    patch: { userData: { supData: [entry] } },
  });
});
