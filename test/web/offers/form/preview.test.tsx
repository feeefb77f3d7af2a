import { screen, within } from '@testing-library/react';
import { test } from 'vitest';
import { weekDays } from '#shared/offers/weekly-rows.ts';
import { testId } from '#test/support/test-id.ts';
import { t } from '#test/web/catalogue-text.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { OfferFormPage } from '#web/features/offers/form/offer-form-page.tsx';
import { offerEntity, poultryServer, poultrySite, supplier } from '../offer-server.ts';

test.each([
  ['its first week with animals', ['2026-W12'], '1.200 Fleckvieh', '1.200, KW 12'],
  ['no number of animals without weeks', [], 'Fleckvieh', `${t('offers.capacity')}: 52.000`],
])('poultry is shown as its card will be: with %s', async (_, weeks, title, amount) => {
  const statusWeekly = weeks.map((calendarWeek) => ({
    calendarWeek,
    ...weekDays(calendarWeek),
    available: 1200,
  }));
  const offer = offerEntity('ours', { amount: 52_000, statusWeekly });
  await renderPage(<OfferFormPage />, {
    account: supplier,
    country: poultrySite,
    path: '/my-offers/:id',
    address: `/my-offers/${testId('ours')}`,
    now: () => Date.parse('2026-03-02T08:00:00Z'), // in week 10
    answers: poultryServer([offer]),
  });
  const preview = within(await screen.findByRole('region', { name: t('offers.preview') }));
  await preview.findByText(title);
  await preview.findByText(amount);
});
