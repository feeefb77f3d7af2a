import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OFFERS_CONFIRMED_AT_ONCE } from '#shared/offers/limits.ts';
import { accountOf } from '#test/support/accounts.ts';
import { supplierData } from '#test/support/offers.ts';
import { testId } from '#test/support/test-id.ts';
import { t } from '#test/web/catalogue-text.ts';
import { FakeFailure } from '#test/web/fake-server.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { ActivityPage } from '#web/features/offers/activity/activity-page.tsx';
import { country, offerEntity, offerServer } from './offer-server.ts';

const NOW = Date.parse('2026-03-02T08:00:00.000Z');
const CONFIRM = 'POST livestock/offer/confirmactivity';
const account = accountOf('SUP', 'supplier', {
  userData: {
    supData: [
      supplierData({
        activityConfirmedOn: '2025-12-10T08:00:00.000Z',
        activityWarningsMailsSent: 2,
      }),
    ],
  },
});

/** The page of a supplier with one offer that has lapsed and one that is about to. */
async function open(more: { refuses?: boolean; waiting?: number; lapsed?: number } = {}) {
  const lapsed = Array.from({ length: more.lapsed ?? 1 }, (_, index) =>
    offerEntity(`lapsed ${index}`, { amount: 4, activityUntil: '2026-03-01T08:00:00.000Z' }),
  );
  const offers = [
    ...lapsed,
    offerEntity('ending', { amount: 5, activityUntil: '2026-03-09T08:00:00.000Z' }),
  ];
  const server = offerServer(offers, {
    [CONFIRM]: ({ offers: named }) => {
      if (more.refuses) throw new FakeFailure(422, 'offers.nothingToConfirm');
      const { waiting = 0 } = more;
      // One was confirmed before, as with a save on the same day.
      const confirmed = waiting > 0 ? 0 : (named?.length ?? offers.length - 1);
      return { until: '2026-05-31T08:00:00.000Z', confirmed, waiting };
    },
  });
  const page = await renderPage(<ActivityPage />, {
    account,
    country,
    now: () => NOW,
    address: `/activity?country=${testId('country')}`,
    answers: {
      ...server,
      'POST search/search/ids': (input) => {
        const { items, missing } = server['POST search/search/ids']?.(input) ?? {
          items: [],
          missing: [],
        };
        return {
          items: items.map((item) => (item.id === account.id ? account : item)),
          missing,
        } as never;
      },
    },
  });
  const card = within(await screen.findByRole('region', { name: 'Deutschland' }));
  await card.findByText(t('activity.question', { count: offers.length }));
  const confirmed = () =>
    page.calls.filter(({ name }) => name === CONFIRM).map(({ input }) => input);
  return { ...page, card, confirmed };
}

test('a card says what is hidden, when the next ends, how often a reminder was sent; one tap confirms all, with a receipt', async () => {
  const { user, card, confirmed } = await open();
  card.getByText(t('activity.hidden', { count: 1 }));
  const valueFor = (term: string) => card.getByText(term).nextSibling?.textContent;
  expect(valueFor(t('offers.confirmed'))).toBe('10. Dezember 2025');
  expect(valueFor(t('activity.next'))).toBe('9. März 2026');
  expect(valueFor(t('activity.warnings'))).toBe('2');

  await user.click(card.getByRole('button', { name: t('activity.yes') }));
  await card.findByText(t('words.offersConfirmed', { count: 2 }));
  card.getByText(t('activity.until', { day: '31. Mai 2026' }));
  expect(confirmed()).toEqual([{ country: testId('country') }]);
});

test('of more than one page, all that are hidden are counted, and the next end is that of one in sight', async () => {
  const { card } = await open({ lapsed: OFFERS_CONFIRMED_AT_ONCE + 1 });
  card.getByText(t('activity.hidden', { count: OFFERS_CONFIRMED_AT_ONCE + 1 }));
  expect(card.getByText(t('activity.next')).nextSibling?.textContent).toBe('9. März 2026');
});

test('what is not right is left out', async () => {
  const { user, card, confirmed } = await open();
  await user.click(card.getByText(t('words.confirmEach')));
  await user.click(await card.findByRole('checkbox', { name: /^4 Fleckvieh/ }));
  await user.click(card.getByRole('button', { name: t('activity.yesSome', { count: 1 }) }));
  await card.findByText(t('words.offersConfirmed', { count: 1 }));
  expect(confirmed()).toEqual([{ country: testId('country'), offers: [testId('ending')] }]);
});

test('very many are said to take some minutes', async () => {
  const { user, card } = await open({ waiting: 1200 });
  await user.click(card.getByRole('button', { name: t('activity.yes') }));
  await card.findByText(t('activity.waiting', { count: 1200 }));
});

test('a refusal stands at the card', async () => {
  const { user, card } = await open({ refuses: true });
  await user.click(card.getByRole('button', { name: t('activity.yes') }));
  await waitFor(() => card.getByRole('alert'));
});

test('who sells nowhere is told so, and led to the profile', async () => {
  const nobody = accountOf('SUP', 'supplier');
  await renderPage(<ActivityPage />, {
    account: nobody,
    country,
    answers: { 'POST search/search/ids': () => ({ items: [nobody], missing: [] }) as never },
  });
  await screen.findByText(t('activity.nowhere'));
  const profile = screen.getByRole('link', { name: t('session.profile') });
  expect(profile.getAttribute('href')).toBe('/profile');
});
