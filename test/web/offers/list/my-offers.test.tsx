import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OFFERS_PER_GROUP } from '#shared/offers/limits.ts';
import { DEFAULT_SETTINGS } from '#shared/settings/settings.ts';
import { accountOf } from '#test/support/accounts.ts';
import { supplierData } from '#test/support/offers.ts';
import { testId } from '#test/support/test-id.ts';
import { counting, t } from '#test/web/catalogue-text.ts';
import { beginExport } from '#test/web/exports/begin-export.ts';
import { exportAnswers } from '#test/web/exports/export-answers.ts';
import { FakeFailure } from '#test/web/fake-server.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { OfferListPage } from '#web/features/offers/list/offer-list-page.tsx';
import { country, offerEntity, offerServer, supplier } from '../offer-server.ts';

const world = { account: supplier, country, path: '/my-offers', address: '/my-offers' };
const LATER = { status: 'later', availableFrom: '2099-04-01' } as const;

test('one tap saves the availability where the row stands; undo puts back state and day, and keeps the focus in the row', async () => {
  const offers = [offerEntity('ours', LATER)];
  const { user, calls } = await renderPage(<OfferListPage />, {
    ...world,
    answers: offerServer(offers),
  });
  await user.click(await screen.findByRole('button', { name: t('offers.quick.unavailable') }));
  await screen.findByText(t('words.saved'));
  const online = within(screen.getByRole('rowgroup', { name: 'Online (1)' }));
  await online.findByText(t('offers.status.unavailable'));
  online.getByRole('button', { name: t('offers.quick.unavailable'), pressed: true });
  await user.click(screen.getByRole('button', { name: t('action.undo') }));
  expect(online.getAllByRole('link')[0]).toBe(document.activeElement);
  await screen.findByText('Ab 01.04.2099');
  const saves = calls.filter((call) => call.name === 'POST eav/entity/updatefrompatch');
  expect(saves.map((call) => call.input)).toEqual([
    {
      id: testId('ours'),
      rev: 1,
      patch: { status: 'unavailable', availableFrom: null },
      changeset: 'status unavailable',
    },
    { id: testId('ours'), rev: 2, patch: LATER, changeset: 'status later' },
  ]);
});

test('one press asks again for all groups that did not come', async () => {
  const server = offerServer([offerEntity('ours')]);
  let isAway = true;
  const { user } = await renderPage(<OfferListPage />, {
    ...world,
    answers: {
      ...server,
      'POST search/search/execute': (asked) => {
        if (isAway && asked.entityClass === 'offer') throw new FakeFailure(500, 'kernel.internal');
        return server['POST search/search/execute']?.(asked) as never;
      },
    },
  });
  const retry = await screen.findByRole('button', { name: t('action.retry') });
  isAway = false;
  await user.click(retry);
  await screen.findByRole('rowgroup', { name: 'Online (1)' });
});

test('the day of an offer that comes later is changed in the list', async () => {
  const offers = [offerEntity('ours', LATER)];
  const { user } = await renderPage(<OfferListPage />, { ...world, answers: offerServer(offers) });
  await user.click(await screen.findByRole('button', { name: /^Tag ändern/ }));
  await user.type(await screen.findByRole('textbox', { name: /^Verfügbar ab/ }), '02.05.2099');
  await user.click(screen.getByRole('button', { name: t('action.save') }));
  await screen.findByText('Ab 02.05.2099');
  expect(offers[0]?.data).toMatchObject({ status: 'later', availableFrom: '2099-05-02' });
  await user.click(await screen.findByRole('button', { name: t('action.undo') }));
  await screen.findByText('Ab 01.04.2099');
});

test('undoing an archiving goes the way an archived offer must go', async () => {
  const offers = [offerEntity('ours')];
  const answers = offerServer(offers);
  const { user, calls } = await renderPage(<OfferListPage />, { ...world, answers });
  await user.click(await screen.findByRole('button', { name: /^Archivieren/ }));
  await user.click(await screen.findByRole('button', { name: t('action.undo') }));
  await expect.poll(() => offers[0]?.data.status).toBe('available');
  expect(
    calls
      .filter((call) => call.name === 'POST eav/entity/updatefrompatch')
      .map(({ input }) => (input as { changeset: string }).changeset),
  ).toEqual(['status archived', 'status unavailable', 'status available']);
});

test('two quick taps are saved one after the other, each on the revision of the one before', async () => {
  const offers = [offerEntity('ours')];
  const { user } = await renderPage(<OfferListPage />, { ...world, answers: offerServer(offers) });
  await user.click(await screen.findByRole('button', { name: t('offers.quick.unavailable') }));
  await user.click(screen.getByRole('button', { name: t('offers.status.available') }));
  await expect.poll(() => offers[0]?.rev).toBe(3);
  expect(offers[0]?.data.status).toBe('available');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a row that was changed elsewhere says so, and is loaded and changed again', async () => {
  const offers = [offerEntity('ours')];
  const { user } = await renderPage(<OfferListPage />, { ...world, answers: offerServer(offers) });
  const unavailable = await screen.findByRole('button', { name: t('offers.quick.unavailable') });
  offers[0] = { ...offerEntity('ours', LATER), rev: 2 };
  await user.click(unavailable);
  const refused = within(await screen.findByRole('alert'));
  await user.click(refused.getByRole('button', { name: t('action.reload') }));
  await screen.findByText('Ab 01.04.2099');
  await user.click(screen.getByRole('button', { name: t('offers.quick.unavailable') }));
  await screen.findByText(t('words.saved'));
  expect(offers[0]).toMatchObject({ rev: 3, data: { status: 'unavailable' } });
});

test('without offers the page says what offering is good for', async () => {
  await renderPage(<OfferListPage />, { ...world, answers: offerServer([]) });
  await screen.findByRole('heading', { name: t('offers.mineNone') });
  expect(screen.getByRole('link', { name: t('offers.new') }).getAttribute('href')).toBe(
    '/my-offers/new',
  );
});

test('why the authority rejected an offer stands on it, before everything else', async () => {
  const answers = offerServer([
    offerEntity('online'),
    offerEntity('rejected', {
      autApproval: { status: 'rejected', reason: 'Falsche Kategorie.' },
    }),
  ]);
  await renderPage(<OfferListPage />, { ...world, answers });
  await screen.findByText('Falsche Kategorie.');
  expect(
    screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent),
  ).toEqual(['Abgelehnt (1)', 'Online (1)']);
});

test('offers that have lapsed are confirmed one by one by a link, or in one tap, country by country', async () => {
  const now = () => Date.parse('2026-03-02T08:00:00Z');
  const past = { activityUntil: '2026-03-01T08:00:00.000Z' };
  const offers = [
    offerEntity('one', past),
    offerEntity('two', past),
    offerEntity('abroad', { ...past, country: testId('austria') }),
    offerEntity('fresh'),
  ];
  const answers = offerServer(offers, {
    'POST livestock/offer/confirmactivity': ({ offers: ids = [] }) => {
      for (const [at, offer] of offers.entries()) {
        const until = ids.includes(offer.id) ? '2026-05-31T08:00:00.000Z' : undefined;
        if (until) offers[at] = { ...offer, data: { ...offer.data, activityUntil: until } };
      }
      return { until: '2026-05-31T08:00:00.000Z', confirmed: ids.length, waiting: 0 };
    },
  });
  const account = accountOf('SUP', 'supplier', {
    supExtra: supplier.data.supExtra,
    userData: { supData: [supplierData(), supplierData({ country: testId('austria') })] },
  });
  const page = await renderPage(<OfferListPage />, { ...world, account, now, answers });
  const confirm = await screen.findByRole('button', { name: t('tasks.confirmAll', { count: 3 }) });
  const each = screen.getByRole('link', { name: t('words.confirmEach') });
  expect(each.getAttribute('href')).toBe('/activity');
  await page.user.click(confirm);
  await screen.findByRole('rowgroup', { name: 'Online (4)' });
  expect(screen.queryByText(counting('tasks.hidden'))).toBeNull();
  expect(screen.queryByRole('link', { name: t('words.confirmEach') })).toBeNull();
  screen.getByText(t('words.offersConfirmed', { count: 3 }));
  const said = page.calls.filter(({ name }) => name.endsWith('confirmactivity'));
  expect(said.map(({ input }) => input)).toEqual([
    { country: testId('country'), offers: [testId('one'), testId('two')] },
    { country: testId('austria'), offers: [testId('abroad')] },
  ]);
});

test('where a confirmation holds for a few days, a fresh one is not asked for again', async () => {
  const now = () => Date.parse('2026-03-02T08:00:00Z');
  await renderPage(<OfferListPage />, {
    ...world,
    country: { ...country, data: { ...country.data, activityPeriodDays: 10 } },
    now,
    answers: offerServer([
      offerEntity('fresh', { activityUntil: '2026-03-12T08:00:00.000Z' }),
      offerEntity('ending', { activityUntil: '2026-03-07T08:00:00.000Z' }),
    ]),
  });
  await screen.findByText(t('tasks.ending', { count: 1, day: '7. März 2026' }));
});

test('what lapses soon is asked for, too, whatever the filters show', async () => {
  const now = () => Date.parse('2026-03-02T08:00:00Z');
  await renderPage(<OfferListPage />, {
    ...world,
    now,
    address: '/my-offers?status=archived',
    answers: offerServer([
      offerEntity('ending', { activityUntil: '2026-03-09T08:00:00.000Z' }),
      offerEntity('far'),
    ]),
  });
  await screen.findByText(t('tasks.ending', { count: 1, day: '9. März 2026' }));
  screen.getByRole('button', { name: t('tasks.confirmAll', { count: 1 }) });
});

test('the filters are kept as a view under a name, and opened again', async () => {
  const view = { name: 'Vorbei', search: 'status=archived' };
  const { user, address } = await renderPage(<OfferListPage />, {
    ...world,
    answers: offerServer([offerEntity('ours'), offerEntity('old', { status: 'archived' })], {
      'GET livestock/settings/get': () => ({ ...DEFAULT_SETTINGS, listViews: { offers: [view] } }),
    }),
  });
  await user.click(await screen.findByRole('button', { name: t('tables.savedViews') }));
  await user.click(screen.getByRole('link', { name: 'Vorbei' }));
  await expect.poll(address).toBe('/my-offers?status=archived');
});

test('the export holds the offers of the supplier under the filters of the list, and a link leads back', async () => {
  const answers = { ...offerServer([offerEntity('ours')]), ...exportAnswers('offers', ['amount']) };
  const page = await renderPage(<OfferListPage />, { ...world, answers });
  expect(await beginExport(page)).toMatchObject({
    config: 'offers',
    columns: ['amount'],
    searchFilter: { $and: [{ field: 'owner', comparison: 'eq', value: supplier.id }] },
  });
  expect(screen.getByRole('link', { name: t('words.importOffers') }).getAttribute('href')).toBe(
    '/offer-import',
  );
});

test('"no such offer" is said of the filters that were answered only', async () => {
  const holds: Record<string, Promise<void>> = {};
  const { user } = await renderPage(<OfferListPage />, {
    ...world,
    address: '/my-offers?status=archived',
    answers: offerServer([offerEntity('ours')]),
    holds,
  });
  const all = await screen.findByRole('button', { name: t('words.showAll') });
  const { promise, resolve } = Promise.withResolvers<void>();
  holds['POST search/search/execute'] = promise;
  await user.click(all);
  expect(screen.queryByText(t('offers.noneSo'))).toBeNull();
  resolve();
  await screen.findByRole('rowgroup', { name: 'Online (1)' });
});

test('the number of offers is not said before all of them are counted', async () => {
  const count = OFFERS_PER_GROUP + 10;
  const { promise, resolve } = Promise.withResolvers<void>();
  const { calls } = await renderPage(<OfferListPage />, {
    ...world,
    answers: offerServer(Array.from({ length: count }, (_, index) => offerEntity(`our ${index}`))),
    holds: { 'POST search/search/count': promise },
  });
  await expect.poll(() => calls.some(({ name }) => name === 'POST search/search/count')).toBe(true);
  const found = (number: number) => t('offers.found', { count: number, shown: String(number) });
  expect(screen.queryByText(found(OFFERS_PER_GROUP))).toBeNull();
  resolve();
  await screen.findByText(found(count));
  await screen.findByRole('rowgroup', { name: `Online (${count})` });
});
