import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Offer } from '#shared/offers/offer.ts';
import { t } from '#test/web/catalogue-text.ts';
import { AvailabilityChip } from '#web/features/offers/availability-chip.tsx';
import { renderPage } from '../render-page.tsx';

const now = () => Date.parse('2026-03-02T08:00:00.000Z');

test.each<[Pick<Offer, 'status' | 'availableFrom'>, string, string]>([
  [{ status: 'available' }, 'Verfügbar', 'ok'],
  [{ status: 'unavailable' }, t('offers.status.unavailable'), 'off'],
  [{ status: 'later', availableFrom: '2026-03-03' }, 'Ab 03.03.2026', 'warn'],
  [
    { status: 'unavailable', availableFrom: '2026-03-03' },
    t('offers.unavailableFrom', { day: '03.03.2026' }),
    'off',
  ],
])('%j reads “%s”', async (offer, text, tone) => {
  await renderPage(<AvailabilityChip offer={offer} />, { now });
  const chip = await screen.findByText(text);
  expect(chip.closest(`.${tone}`)).not.toBeNull();
});
