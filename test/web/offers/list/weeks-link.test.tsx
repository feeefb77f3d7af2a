import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testId } from '#test/support/test-id.ts';
import { inside, t } from '#test/web/catalogue-text.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { OfferListPage } from '#web/features/offers/list/offer-list-page.tsx';
import { supplier } from '../offer-server.ts';
import { country, type Offers, sheetServer, weeklyOffer } from '../sheet/sheet-world.tsx';

const open = (offers: Offers) =>
  renderPage(<OfferListPage />, {
    account: supplier,
    country,
    path: '/my-offers',
    address: '/my-offers',
    answers: sheetServer(offers),
  });
const link = { name: t('tasks.weeksChange') };

test('My offers leads to the weeks of all offers, where any is sold by the week', async () => {
  await open([weeklyOffer('Sandy', [100])]);
  const weeksLink = await screen.findByRole('link', link);
  expect(weeksLink.getAttribute('href')).toBe('/my-offers/weeks');
});

test('nothing leads to weeks where none is sold by the week, or only in the archive', async () => {
  await open([
    weeklyOffer('Sandy', [100], { status: 'archived' }),
    weeklyOffer('Sussex', [], { animalkind: testId('sheep') }),
  ]);
  await screen.findByRole('rowgroup', { name: inside('offers.standing.archived') });
  expect(screen.queryByRole('link', link)).toBeNull();
});

test('the name of an offer that is sold by the week says no number: that is the capacity of a year', async () => {
  await open([
    weeklyOffer('Sandy', [100]),
    weeklyOffer('Sussex', [], { animalkind: testId('sheep') }),
  ]);
  await screen.findByRole('link', { name: /^\d+ Sussex/ });
  screen.getByRole('link', { name: /^Sandy/ });
});
