import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rowOf } from '#shared/kernel/column-values.ts';
import { matchesFilter } from '#shared/kernel/match-filter.ts';
import { offerGroups } from '#shared/offers/offer-groups.ts';
import { weekDays } from '#shared/offers/weekly-rows.ts';
import { testId } from '#test/support/test-id.ts';
import { t } from '#test/web/catalogue-text.ts';
import { renderPage } from '#test/web/render-page.tsx';
// What the page loads later is here at once: a test is no place to wait for it.
import '#web/features/offers/search/card-weeks.tsx';
import '#web/features/offers/search/filter-sheet.tsx';
import '#web/features/offers/search/no-offers.tsx';
import '#web/features/offers/search/none-fits.tsx';
import '#web/features/offers/search/search-proof.tsx';
import '#web/features/offers/search/week-strip.tsx';
import { OfferSearchPage } from '#web/features/offers/search/offer-search-page.tsx';
import { offerEntity, poultryServer, poultrySite } from '../offer-server.ts';
import { overviewAnswer } from '../overview-answer.ts';

const { columns, derived } = offerGroups.market;

const weeks = (...rows: readonly [string, number][]) => ({
  amount: 52_000,
  statusWeekly: rows.map(([calendarWeek, available]) => ({
    calendarWeek,
    ...weekDays(calendarWeek),
    available,
  })),
});
const OFFERS = [
  offerEntity('ours', weeks(['2026-W11', 900], ['2026-W12', 1200], ['2026-W20', 300])),
  offerEntity('theirs', weeks(['2026-W12', 350])),
];

async function openWeeks(search = '', today = '2026-03-02') {
  const page = await renderPage(<OfferSearchPage />, {
    path: '/offers/:id',
    address: `/offers/${testId('cattle')}${search}`,
    country: poultrySite,
    now: () => Date.parse(`${today}T08:00:00Z`), // in week 10, if not told otherwise
    answers: {
      ...poultryServer(OFFERS),
      'POST search/search/overview': (asked) =>
        overviewAnswer(
          asked,
          (filter) =>
            OFFERS.filter((offer) =>
              matchesFilter(rowOf(offer, columns, derived), filter, columns),
            ),
          [],
        ),
    },
  });
  const strip = within(await screen.findByRole('group', { name: t('offers.week') }));
  return { ...page, strip };
}

test('each week says the animals of all offers; it is chosen by a click, by arrows, Home and End', async () => {
  const { user, strip, address } = await openWeeks();
  strip.getByRole('radio', { name: `KW 10 2.3. – ${t('offers.noAnimals')}` });
  await user.click(strip.getByRole('radio', { name: 'KW 12 16.3. 1.550' }));
  await expect.poll(address).toContain('?week=2026-W12');
  await user.keyboard('{ArrowLeft}');
  await expect.poll(address).toContain('?week=2026-W11');
  await user.keyboard('{Home}');
  await expect.poll(address).toContain('?week=2026-W10');
  await user.keyboard('{End}');
  await expect.poll(address).toContain('?week=2026-W21');
  await user.click(screen.getByRole('button', { name: /^Filter/ }));
  const sheet = within(await screen.findByRole('dialog'));
  await sheet.findByRole('combobox', { name: t('offers.weeksBefore') });
  expect(sheet.queryByRole('combobox', { name: t('offers.week') })).toBeNull();
});

test('a day chooses its week; one of the past, or half typed, chooses none', async () => {
  const { strip, address } = await openWeeks('?week=2026-W12');
  const day = strip.getByLabelText(t('offers.weekOfDay'));
  const type = (value: string) => fireEvent.change(day, { target: { value } });
  for (const past of ['0202-03-20', '2026-02-28', '2031-03-20']) type(past);
  expect(address()).toContain('?week=2026-W12');
  type('2026-05-14');
  await expect.poll(address).toContain('?week=2026-W20');
});

test('on a Sunday the weeks end with the one that suppliers may offer last', async () => {
  const { strip, address } = await openWeeks('?week=2027-W47', '2026-11-29');
  const day = strip.getByLabelText(t('offers.weekOfDay'));
  fireEvent.change(day, { target: { value: '2027-12-06' } });
  expect(address()).toContain('?week=2027-W47');
  fireEvent.change(day, { target: { value: '2027-12-05' } });
  await expect.poll(address).toContain('?week=2027-W48');
});

test('a week without animals leads to the next week that has some', async () => {
  const { user, strip, address } = await openWeeks('?week=2026-W14');
  const next = { week: 'KW 20', animals: 300, shown: '300' };
  await user.click(await strip.findByRole('button', { name: t('offers.showWeek', next) }));
  await expect.poll(address).toContain('week=2026-W20');
});

const headlines = () =>
  screen
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading', { level: 3 }).textContent);

test('a card names the animals of the wanted week, says where they are too few, and shows the weeks around it', async () => {
  await openWeeks('?week=2026-W12&amount=500');
  const fewer = t('offers.fewer', { amount: '500' });
  await expect.poll(headlines).toEqual(['1.200 Fleckvieh, KW 12', `350 Fleckvieh, ${fewer}KW 12`]);
  const none = t('offers.noAnimals');
  const weeks = [`KW 10 ${none}`, 'KW 11 900', 'KW 12 1.200', 'KW 13', 'KW 14', 'KW 15'];
  const words = weeks.map((week, at) => (at > 2 ? `${week} ${none}` : week));
  await screen.findByRole('img', { name: new Intl.ListFormat('de').format(words) });
});

test('a card of another week than the wanted one says so', async () => {
  await openWeeks('?week=2026-W10');
  const instead = (week: string) => t('offers.weekInstead', { week, wanted: 'KW 10' });
  await expect
    .poll(headlines)
    .toEqual([`900 Fleckvieh, ${instead('KW 11')}`, `350 Fleckvieh, ${instead('KW 12')}`]);
});
