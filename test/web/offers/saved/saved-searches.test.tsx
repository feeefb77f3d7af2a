import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HOUR_MS } from '#shared/kernel/time.ts';
import { newOffersOffPath } from '#shared/mail/offer-paths.ts';
import type { SavedSearch } from '#shared/offers/savedsearches.ts';
import { accountOf } from '#test/support/accounts.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { testId } from '#test/support/test-id.ts';
import { t } from '#test/web/catalogue-text.ts';
import { type Answers, FakeFailure } from '#test/web/fake-server.ts';
import { memoryStorage } from '#test/web/memory-storage.ts';
import { type PageWorld, renderPage } from '#test/web/render-page.tsx';
import '#web/features/offers/search/no-offers.tsx';
import '#web/features/offers/saved/save-search.tsx';
import { SavedPage } from '#web/features/offers/saved/saved-page.tsx';
import { StopPage } from '#web/features/offers/saved/stop-page.tsx';
import { OfferSearchPage } from '#web/features/offers/search/offer-search-page.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { country, offerServer } from '../offer-server.ts';

const farmer = accountOf('AGR', 'farmer');
const AT = { path: '/offers/:id', country };
const QUERY = 'place=80331+M%C3%BCnchen&lat=48.1&lon=11.4&gender=female';
const ADDRESS = `/offers/${testId('cattle')}?${QUERY}`;

const searchOf = (more: Partial<SavedSearch> = {}): SavedSearch => ({
  country: country.id,
  animalkind: testId('cattle'),
  query: QUERY,
  name: 'Färsen',
  mail: true,
  since: '2026-01-01T00:00:00.000Z',
  ...more,
});

/** A server that keeps the searches of the farmer, and what it was sent. */
function searchServer(searches?: readonly SavedSearch[]) {
  let kept = searches && entityOf('savedsearches', { owner: farmer.id, searches }, 'searches');
  const offers = offerServer([]);
  const answers: Answers = {
    ...offers,
    'POST search/search/execute': (asked) =>
      asked.entityClass === 'savedsearches'
        ? ({ items: kept ? [kept] : [], next: null } as never)
        : (offers['POST search/search/execute']?.(asked) as never),
    'POST eav/entity/create': ({ data }) => {
      kept = entityOf('savedsearches', data as never, 'searches');
      return kept as never;
    },
    'POST eav/entity/updatefrompatch': ({ rev, patch }) => {
      if (kept?.rev !== rev) throw new FakeFailure(409, 'entities.revConflict');
      kept = { ...kept, rev: rev + 1, data: { ...kept.data, ...patch } };
      return kept as never;
    },
  };
  return {
    answers,
    searches: () => kept?.data.searches ?? [],
    /** The link in a mail ends the mails. */
    stop: () => {
      const stopped = kept?.data.searches.map((search) => ({ ...search, mail: false })) ?? [];
      if (kept) kept = { ...kept, rev: kept.rev + 1, data: { ...kept.data, searches: stopped } };
    },
  };
}

/** The name of a control of one search; jsdom drops the space before what only speech says. */
const of = (key: 'words.rename' | 'saved.mail' | 'words.delete', name: string) =>
  new RegExp(`^${t(key)} ?${name}$`);
/** Finds a button once the work behind it is through: pressing it earlier does nothing. */
const pressable = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button.ariaDisabled).toBeNull());
  return button;
};
const keep = () => pressable(t('saved.keep'));

const open = (world: PageWorld) =>
  renderPage(<OfferSearchPage />, { ...AT, address: ADDRESS, ...world });

test('a search is saved by one press, named by its words, and by another no longer', async () => {
  const { answers, searches } = searchServer();
  const { user } = await open({ address: `${ADDRESS}&view=map`, answers, account: farmer });
  await user.click(await keep());
  await expect.poll(searches).toEqual([
    searchOf({
      name: 'Rinder · Umkreis: 80331 München, 200 km · Geschlecht: Weiblich',
      since: expect.any(String) as never,
    }),
  ]);
  await screen.findByText(t('saved.kept'));
  expect((await keep()).getAttribute('aria-pressed')).toBe('true');
  await user.click(await keep());
  await expect.poll(searches).toEqual([]);
});

test('a search stays saved in another order of its offers', async () => {
  const { answers, searches } = searchServer([searchOf({ query: `${QUERY}&sort=newest` })]);
  const address = `${ADDRESS}&sort=amount`;
  const page = { address, answers, account: farmer };
  const { user } = await open(page);
  await screen.findByText(t('saved.kept'));
  await user.click(await keep());
  await expect.poll(searches).toEqual([]);
});

test('a saved search whose mails have ended is not said to be kept for them; a press begins them again', async () => {
  const { answers, searches } = searchServer([searchOf({ query: '' }), searchOf({ mail: false })]);
  const page = { answers, account: farmer };
  const { user } = await open(page);
  expect((await keep()).getAttribute('aria-pressed')).toBe('false');
  expect(screen.queryByText(t('saved.kept'))).toBeNull();
  await user.click(await keep());
  await screen.findByText(t('saved.kept'));
  expect(searches()).toEqual([searchOf({ query: '' }), searchOf()]);
});

test('a guest signs in first; on return the search is saved without another press', async () => {
  const storage = memoryStorage();
  const guest = await open({ answers: searchServer().answers, storage });
  await guest.user.click(await keep());
  expect(guest.calls.filter(({ name }) => name.startsWith('POST eav/'))).toEqual([]);
  expect(guest.kernel.redirects.run('afterRegistration')).toBe(ADDRESS);
  guest.unmount();
  const { answers, searches } = searchServer([searchOf({ query: '' })]);
  const page = { answers, storage, account: farmer };
  // Another search of the same person is not saved.
  (await open({ ...page, address: `${ADDRESS}&now=1` })).unmount();
  await open(page);
  await screen.findByText(t('saved.kept'));
  expect(searches().map(({ query }) => query)).toEqual(['', QUERY]);
});

test('a guest who had saved the search already takes it away by one press after the sign-in', async () => {
  const storage = memoryStorage();
  const { answers, searches } = searchServer([searchOf()]);
  const page = { answers, storage };
  const guest = await open(page);
  await guest.user.click(await keep());
  guest.unmount();
  const { user, calls } = await open({ ...page, account: farmer });
  await screen.findByText(t('saved.kept'));
  await user.click(await keep());
  await expect.poll(searches).toEqual([]);
  expect((await keep()).getAttribute('aria-pressed')).toBe('false');
  expect(calls.filter(({ name }) => name.startsWith('POST eav/'))).toHaveLength(1);
});

test('a search that a guest left unsaved is not that of who comes later to the same device', async () => {
  const storage = memoryStorage();
  const guest = { answers: searchServer().answers, storage };
  const { user, unmount } = await open(guest);
  await user.click(await keep());
  unmount();
  const { answers, searches } = searchServer();
  const now = () => Date.now() + HOUR_MS;
  await open({ answers, storage, now, account: farmer });
  await waitFor(() => expect(storage.get('saving.search')).toBeNull());
  expect(searches()).toEqual([]);
});

test('an account that keeps as many as it may is told so', async () => {
  const many = Array.from({ length: 20 }, (_, n) => searchOf({ query: `amount=${n}` }));
  await open({ answers: searchServer(many).answers, account: farmer });
  await screen.findByText(t('saved.full', { count: 20 }));
  expect(screen.queryByRole('button', { name: t('saved.keep') })).toBeNull();
});

test('saved searches are opened, renamed, their mails switched, deleted and brought back', async () => {
  const other = searchOf({ query: '', name: 'Alle' });
  const { answers, searches } = searchServer([searchOf(), other]);
  const { user } = await renderPage(<SavedPage />, { country, answers, account: farmer });
  const link = await screen.findByRole('link', { name: 'Färsen' });
  expect(link.getAttribute('href')).toBe(ADDRESS);

  await user.click(screen.getByRole('button', { name: of('words.rename', 'Färsen') }));
  const field = await screen.findByRole('textbox');
  await user.clear(field);
  await user.click(screen.getByRole('button', { name: t('action.save') }));
  await screen.findByText(t('words.nameMissing'));
  await user.type(field, 'Kalbinnen');
  await user.click(screen.getByRole('button', { name: t('action.save') }));
  await screen.findByRole('link', { name: 'Kalbinnen' });

  await user.click(screen.getByRole('checkbox', { name: of('saved.mail', 'Kalbinnen') }));
  await expect.poll(() => searches().map(({ mail }) => mail)).toEqual([false, true]);

  await user.click(await pressable(of('words.delete', 'Kalbinnen')));
  await expect.poll(searches).toEqual([other]);
  await user.click(await pressable(t('action.undo')));
  await expect.poll(() => searches().map(({ name }) => name)).toEqual(['Kalbinnen', 'Alle']);
});

test('a search for animals that its country offers no more says so, and leads nowhere', async () => {
  const { answers } = searchServer([searchOf({ animalkind: testId('bees') })]);
  await renderPage(<SavedPage />, { country, answers, account: farmer });
  await screen.findByText(t('errors.offers.animalkindNotOffered'));
  expect(screen.queryByRole('link', { name: 'Färsen' })).toBeNull();
});

test('a page that was open while the mails were ended saves at once, and begins them not again', async () => {
  const { answers, searches, stop } = searchServer([searchOf()]);
  const { user, kernel } = await renderPage(<SavedPage />, { country, answers, account: farmer });
  const button = await pressable(of('words.rename', 'Färsen'));
  stop();
  await user.click(button);
  await user.type(await screen.findByRole('textbox'), ' neu');
  await user.click(screen.getByRole('button', { name: t('action.save') }));
  await expect.poll(searches).toMatchObject([{ name: 'Färsen neu', mail: false }]);
  expect(kernel.notifications.state.get().kept).toEqual([]);
});

test('a search whose deletion is refused stays, and is not said to be deleted', async () => {
  const { answers, searches } = searchServer([searchOf()]);
  const update = 'POST eav/entity/updatefrompatch';
  const refusing: Answers = {
    ...answers,
    [update]: () => {
      throw new FakeFailure(409, 'entities.revConflict');
    },
  };
  const { user } = await renderPage(<SavedPage />, { country, answers: refusing, account: farmer });
  await user.click(await pressable(of('words.delete', 'Färsen')));
  await pressable(of('words.delete', 'Färsen'));
  expect(screen.queryByRole('button', { name: t('action.undo') })).toBeNull();
  expect(searches()).toHaveLength(1);
});

test('a guest is told to sign in for the saved searches', async () => {
  await renderPage(<SavedPage />, { country, answers: searchServer().answers });
  await screen.findByText(t('words.signInFirst'));
});

const LINK = { id: testId('searches'), secret: 'LongSecretOfALinkABCDE' };
const off = (answers: Answers, { id, secret } = LINK) =>
  renderPage(<StopPage />, {
    path: '/no-new-offers/:id/:secret',
    address: newOffersOffPath(id, secret),
    answers,
  });

test('the link of a mail, with the full stop behind it, ends the mails as its page opens, without a sign-in', async () => {
  expect(pathTo('NewOffersOff', LINK)).toBe(newOffersOffPath(LINK.id, LINK.secret));
  const ends = { 'POST livestock/offer/stopnewoffers': () => ({}) };
  const { calls } = await off(ends, { ...LINK, secret: `${LINK.secret}.` });
  await screen.findByRole('heading', { level: 1, name: t('saved.off') });
  expect(calls).toEqual([
    {
      name: 'POST livestock/offer/stopnewoffers',
      input: { searches: LINK.id, secret: LINK.secret },
    },
  ]);
});

test('a link that ends nothing says so', async () => {
  await off({
    'POST livestock/offer/stopnewoffers': () => {
      throw new FakeFailure(404, 'offers.mailLinkNotFound');
    },
  });
  await screen.findByText(t('errors.accounts.objectionNotFound'));
});

test.each([
  { ...LINK, secret: LINK.secret.slice(0, 5) },
  { ...LINK, id: LINK.id.slice(0, 5) },
])(
  'a link that was cut on its way ends nothing, and a way on leads to the searches',
  async (cut) => {
    await off({ 'POST livestock/offer/stopnewoffers': () => ({}) }, cut);
    await screen.findByText(t('errors.accounts.objectionNotFound'));
    const way = screen.getByRole('link', { name: t('saved.searches') });
    expect(way.getAttribute('href')).toBe(pathTo('Saved'));
  },
);
