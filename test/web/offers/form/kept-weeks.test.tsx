import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { weekDays } from '#shared/offers/weekly-rows.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { testId } from '#test/support/test-id.ts';
import { t } from '#test/web/catalogue-text.ts';
import type { Answers } from '#test/web/fake-server.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { OfferFormPage } from '#web/features/offers/form/offer-form-page.tsx';
import { country, offerEntity, offerServer, supplier } from '../offer-server.ts';

const week = (calendarWeek: string) => ({ calendarWeek, ...weekDays(calendarWeek), available: 50 });
const [NEAR, FAR] = [week('2026-W12'), week('2026-W40')];
const label = (text: string) => [{ lang: 'de_DE', label: text }];

/** Opens an offer with two weeks, in March 2026, in a country whose animals are not sold by week. */
async function openPromised(answersFor: (plain: Answers) => Answers = () => ({})) {
  const promised = { category1: [testId('breeding')], statusWeekly: [NEAR, FAR] };
  const offers = [offerEntity('ours', promised)];
  const plain = offerServer(offers);
  const page = await renderPage(<OfferFormPage />, {
    account: supplier,
    country,
    path: '/my-offers/:id',
    address: `/my-offers/${testId('ours')}`,
    now: () => Date.parse('2026-03-02T08:00:00.000Z'),
    answers: { ...plain, ...answersFor(plain) },
  });
  const save = async () => {
    await page.user.click(await screen.findByRole('button', { name: t('action.save') }));
    await expect.poll(page.address).toBe('/my-offers');
    return offers[0]?.data;
  };
  return { ...page, save };
}

test('while the country’s settings are not known, saving keeps the weeks that were promised', async () => {
  const { save } = await openPromised((plain) => ({
    'POST search/search/ids': (asked) => {
      const answer = plain['POST search/search/ids']?.(asked);
      const items = answer?.items.filter(({ entityclass }) => entityclass !== 'country');
      return { items, missing: [] } as never;
    },
  }));
  expect(await save()).toMatchObject({ statusWeekly: [NEAR, FAR] });
});

test('where the kind is sold by week no more, saving keeps them, too', async () => {
  const { user, save } = await openPromised();
  await user.type(await screen.findByRole('textbox', { name: /^Tiere/ }), '5');
  expect(await save()).toMatchObject({ amount: 105, statusWeekly: [NEAR, FAR] });
});

test('there they can be taken out, all at once', async () => {
  const { user, save } = await openPromised();
  const weeks = await screen.findByText(t('offer.weeks'));
  await user.click(screen.getByRole('button', { name: t('words.remove') }));
  expect(weeks.isConnected).toBe(false);
  expect(await save()).toMatchObject({ statusWeekly: [] });
});

test('there a new lead time takes those away that it forbids, which no control could', async () => {
  const described = { animalkinds: [testId('cattle')], countries: [], offerSizeIncrement: 1 };
  const more = { labels: label('Elterntiere'), preorder: 'breedingPoultry' };
  const usage = entityOf('animalusage', { ...described, ...more }, 'parents');
  const { user, save } = await openPromised((plain) => ({
    'POST search/search/execute': (asked) =>
      asked.entityClass === 'animalusage'
        ? { items: [usage], next: null }
        : (plain['POST search/search/execute']?.(asked) as never),
  }));
  await user.click(await screen.findByRole('radio', { name: 'Elterntiere' }));
  expect((await save())?.statusWeekly).toEqual([FAR]);
});

test('another kind begins without them', async () => {
  const sheep = { animalkind: testId('sheep'), activeInCountries: [], offerSpecifications: [] };
  const breed = entityOf('offergroup', { labels: label('Skudde'), ...sheep }, 'skudde');
  const { user, save } = await openPromised((plain) => ({
    'POST search/search/execute': (asked) =>
      asked.entityClass === 'offergroup'
        ? { items: [breed], next: null }
        : (plain['POST search/search/execute']?.(asked) as never),
  }));
  const choose = async (from: RegExp, name: string) => {
    await user.click(await screen.findByRole('button', { name: from }));
    await user.click(await screen.findByLabelText(name));
    await user.click(screen.getByRole('button', { name: t('action.apply') }));
  };
  await choose(/Rinder/, 'Schafe');
  await choose(new RegExp(t('pick.none')), 'Skudde');
  expect(await save()).toMatchObject({ animalkind: testId('sheep'), statusWeekly: [] });
});
