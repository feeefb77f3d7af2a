import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OFFERS_COMPARED, OFFERS_ON_DEVICE } from '#shared/offers/limits.ts';
import { weekDays } from '#shared/offers/weekly-rows.ts';
import { testId } from '#test/support/test-id.ts';
import { starting, t } from '#test/web/catalogue-text.ts';
import { memoryStorage } from '#test/web/memory-storage.ts';
import { renderPage } from '#test/web/render-page.tsx';
import '#web/features/offers/saved/save-offer.tsx';
import { forgetLastSearch } from '#web/features/home/public.ts';
import { OfferPage } from '#web/features/offers/offer/offer-page.tsx';
import { SavedPage } from '#web/features/offers/saved/saved-page.tsx';
import { OfferSearchPage } from '#web/features/offers/search/offer-search-page.tsx';
import type { SafeStorage } from '#web/kernel/safe-storage.ts';
import { country, offerEntity, offerServer, poultryServer, poultrySite } from '../offer-server.ts';

const AT = { path: '/offers/:id', address: `/offers/${testId('cattle')}`, country };
const KEY = `saved.${country.id}`;

const savedIn = (storage: SafeStorage): string[] => JSON.parse(storage.get(KEY) ?? '[]');
const storageWith = (...names: string[]) => {
  const storage = memoryStorage();
  storage.set(KEY, JSON.stringify(names.map(testId)));
  return storage;
};
/** The buttons that save offers; their names go on with the offer. */
const buttons = () =>
  screen.findAllByRole('button', { name: new RegExp(`^${t('offers.save')} ?\\d`) });
const pressed = async () =>
  (await buttons()).map((button) => button.getAttribute('aria-pressed') === 'true');
const openSaved = (storage: SafeStorage, ...offers: ReturnType<typeof offerEntity>[]) =>
  renderPage(<SavedPage />, { country, storage, answers: offerServer(offers) });

test('an offer is saved on the device by its card, shown as saved on its page, and not left to another account', async () => {
  const storage = memoryStorage();
  const offers = [offerEntity('one'), offerEntity('two')];
  const world = { country, storage, answers: offerServer(offers) };
  const { user, unmount } = await renderPage(<OfferSearchPage />, { ...AT, ...world });
  const [, second] = await buttons();
  if (second) await user.click(second);
  await expect.poll(pressed).toEqual([false, true]);
  expect(savedIn(storage)).toEqual([testId('two')]);
  unmount();
  const page = { path: '/offer/:id', address: `/offer/${testId('two')}` };
  await renderPage(<OfferPage />, { ...page, ...world });
  await expect.poll(pressed).toEqual([true]);
  act(() => forgetLastSearch(storage));
  await expect.poll(pressed).toEqual([false]);
});

test('the newest offers push out the oldest', async () => {
  const names = Array.from({ length: OFFERS_ON_DEVICE }, (_, n) => `offer ${n}`);
  const storage = storageWith(...names);
  const answers = offerServer([offerEntity('new')]);
  const { user } = await renderPage(<OfferSearchPage />, { ...AT, answers, storage });
  const [button] = await buttons();
  if (button) await user.click(button);
  expect(savedIn(storage)).toEqual(['new', ...names.slice(0, -1)].map(testId));
});

test('an offer that is taken out of the saved ones can be put back at once', async () => {
  const storage = storageWith('one', 'two');
  const { user } = await openSaved(storage, offerEntity('one'), offerEntity('two'));
  const [first] = await buttons();
  if (first) await user.click(first);
  await expect.poll(pressed).toEqual([false, true]);
  if (first) await user.click(first);
  await expect
    .poll(() => savedIn(storage).toSorted())
    .toEqual(['one', 'two'].map(testId).toSorted());
});

test('offers that are gone are told, and go by one press', async () => {
  const storage = storageWith('one', 'gone', 'sold');
  const { user } = await openSaved(storage, offerEntity('one'));
  await screen.findByText(t('saved.gone', { count: 2 }));
  await user.click(screen.getByRole('button', { name: t('words.takeOffList') }));
  await expect.poll(() => savedIn(storage)).toEqual([testId('one')]);
  expect(screen.queryByText(t('saved.gone', { count: 2 }))).toBeNull();
});

test('up to four saved offers stand side by side; the rows that differ say so', async () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  const offers = names.map((name, index) =>
    offerEntity(name, { amount: 10 + index, confirmedOn: `2026-03-01T1${index}:00:00.000Z` }),
  );
  const { user } = await openSaved(storageWith(...names), ...offers);
  const choices = () => screen.findAllByRole('checkbox');
  for (const choice of (await choices()).slice(0, 2)) await user.click(choice);
  const table = within(await screen.findByRole('region', { name: t('saved.comparison') }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    '10 Fleckvieh',
    '11 Fleckvieh',
  ]);
  const differs = (name: RegExp) =>
    table.getByRole('rowheader', { name }).textContent?.includes(t('saved.differs'));
  expect([
    differs(starting('offers.condition.amount')),
    differs(starting('offers.condition.breed')),
  ]).toEqual([true, false]);
  expect(table.queryByRole('rowheader', { name: starting('offers.distance') })).toBeNull();
  // Both were confirmed on the same day.
  expect(differs(starting('offers.confirmed'))).toBe(false);
  const links = screen.getAllByRole('link', { name: t('saved.comparison') });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#comparison', '#comparison']);
  // One region says all: a fifth offer takes the first away.
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said().filter(Boolean)).toEqual([expect.stringMatching(/: 10 \w+ \w+ 11 \w+$/)]);
  for (const choice of (await choices()).slice(2)) await user.click(choice);
  expect(said().filter(Boolean)).toEqual([expect.stringMatching(/: 11 .* 14 \w+$/)]);
  expect(table.getAllByRole('columnheader')).toHaveLength(OFFERS_COMPARED);
  // The last one takes the place of the first.
  const ticked = (await choices()).map((choice) => (choice as HTMLInputElement).checked);
  expect(ticked).toEqual([false, true, true, true, true]);
});

test('poultry is compared by the animals of the weeks that its cards show, not by the capacity of a year', async () => {
  const row = (calendarWeek: string) => ({
    calendarWeek,
    ...weekDays(calendarWeek),
    available: 1200,
  });
  const offers = [
    offerEntity('a', { amount: 40_000, statusWeekly: [row('2026-W12')] }),
    offerEntity('b', { amount: 52_000, statusWeekly: [row('2026-W12')] }),
    offerEntity('c', { amount: 52_000 }),
  ];
  const { user } = await renderPage(<SavedPage />, {
    country: poultrySite,
    storage: storageWith('a', 'b', 'c'),
    answers: poultryServer(offers),
    now: () => Date.parse('2026-03-02T08:00:00Z'), // in week 10
  });
  const choices = await screen.findAllByRole('checkbox');
  for (const choice of choices.slice(0, 2)) await user.click(choice);
  const table = within(await screen.findByRole('region', { name: t('saved.comparison') }));
  const amounts = () => {
    const header = table.getByRole('rowheader', { name: starting('offers.condition.amount') });
    const cells = within(header.closest('tr') as HTMLElement).getAllByRole('cell');
    return [
      header.textContent?.includes(t('saved.differs')),
      ...cells.map(({ textContent }) => textContent),
    ];
  };
  await expect.poll(amounts).toEqual([false, '1.200, KW 12', '1.200, KW 12']);
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    '1.200 Fleckvieh',
    '1.200 Fleckvieh',
  ]);
  for (const role of ['button', 'checkbox'])
    expect(screen.queryByRole(role, { name: /40\.000/ })).toBeNull();
  for (const choice of choices.slice(2)) await user.click(choice);
  await expect
    .poll(amounts)
    .toEqual([true, '1.200, KW 12', '1.200, KW 12', `${t('offers.capacity')}: 52.000`]);
});
