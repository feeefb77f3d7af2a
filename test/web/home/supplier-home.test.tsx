import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { weekDays } from '#shared/offers/weekly-rows.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { testId } from '#test/support/test-id.ts';
import { ANY, only, t } from '#test/web/catalogue-text.ts';
import { type Answers, FakeFailure } from '#test/web/fake-server.ts';
import { offerEntity, offerServer, supplier } from '#test/web/offers/offer-server.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { countryOf } from '#test/web/test-country.ts';
import { HomePage } from '#web/features/home/home-page.tsx';
import { standingOf } from '#web/features/offers/list/offer-standing.ts';

const HENS = testId('hens');
const NOW = new Date('2026-03-02T08:00:00.000Z');
const REJECTED = { status: 'rejected', reason: 'Bitte Elterntiere angeben.' } as const;
const PENDING = { status: 'pending' } as const;
const NEXT_MONTH = '2026-04-01';

const offers = [
  offerEntity('online'),
  offerEntity('accepted', { autApproval: { status: 'accepted' } }),
  offerEntity('later', { status: 'later', availableFrom: NEXT_MONTH }),
  offerEntity('lapsed', { activityUntil: '2026-03-01T08:00:00.000Z' }),
  offerEntity('hidden', { ownerActive: false }),
  offerEntity('paused', { status: 'unavailable' }),
  offerEntity('pausedUntil', { status: 'unavailable', availableFrom: NEXT_MONTH }),
  offerEntity('rejected', { autApproval: REJECTED }),
  offerEntity('waiting', { autApproval: PENDING }),
  offerEntity('old', { status: 'archived' }),
  offerEntity('oldRejected', { status: 'archived', autApproval: REJECTED }),
];

const NONE = { items: [], next: null, count: 0, without: [], facets: [], named: [] };

/** Home of a supplier with these offers, and without requests. */
function open(shown: typeof offers, more: Answers = {}) {
  const server = offerServer(shown);
  return renderPage(<HomePage />, {
    account: supplier,
    country: countryOf({ animalkindsUsingPoultrySystem: [HENS] }),
    now: () => NOW.getTime(),
    answers: {
      ...server,
      'POST search/search/overview': (asked) =>
        (asked.entityClass === 'offer' && server['POST search/search/overview']?.(asked)) || NONE,
      ...more,
    },
  });
}

test('a supplier reads how many offers there are, how they stand as the list groups them, and which have no photo', async () => {
  await open(offers);
  const all = await screen.findByRole('link', { name: t('tasks.offers', { count: 11 }) });
  expect(all.getAttribute('href')).toBe('/my-offers');
  const groups = Map.groupBy(offers, ({ data }) => standingOf(data, NOW));
  for (const [standing, { length: count }] of groups) {
    const link = screen.getByRole('link', {
      name: `${t(`offers.standing.${standing}`)} (${count})`,
    });
    expect(link.getAttribute('href')).toBe(`/my-offers?standing=${standing}`);
  }
  expect(groups.size).toBe(6);
  const missing = within(
    await screen.findByRole('region', { name: t('tasks.withoutPhoto', { count: 9 }) }),
  );
  const link = missing.getByRole('link', { name: t('tasks.addPhotos') });
  expect(link.getAttribute('href')).toBe('/my-offers?photo=none');
});

test('what no offer has is not mentioned: a state, a missing photo, weeks, an approval', async () => {
  const photos = [{ large: testId('large'), small: testId('small') }];
  await open([offerEntity('online', { photos }), offerEntity('old', { status: 'archived' })]);
  const all = await screen.findByRole('link', { name: t('tasks.offers', { count: 2 }) });
  const line = within(all.closest('p') ?? document.body).getAllByRole('link');
  expect(line.map(({ textContent }) => textContent)).toEqual([
    t('tasks.offers', { count: 2 }),
    `${t('offers.standing.online')} (1)`,
    `${t('offers.standing.archived')} (1)`,
  ]);
  expect(screen.queryByRole('link', { name: t('tasks.addPhotos') })).toBeNull();
  expect(screen.queryByRole('region', { name: t('tasks.weeks') })).toBeNull();
  expect(screen.queryByText(t('role.AUT'))).toBeNull();
});

test('until when all is confirmed stands there while nothing asks to be confirmed', async () => {
  const shown = (day: string) => t('tasks.until', { day });
  const first = offerEntity('first', { activityUntil: '2026-05-20T08:00:00.000Z' });
  const rejected = { autApproval: REJECTED, activityUntil: '2026-03-05T08:00:00.000Z' } as const;
  const { unmount } = await open([first, offerEntity('rejected', rejected), offerEntity('last')]);
  await screen.findByText(shown('20. Mai 2026'));
  unmount();
  await open([first, offerEntity('ending', { activityUntil: '2026-03-09T08:00:00.000Z' })]);
  await screen.findByText(t('tasks.ending', { count: 1, day: '9. März 2026' }));
  expect(screen.queryByText(only('tasks.until', { day: ANY }))).toBeNull();
});

test('who has no offer yet is told so, and begins with the first one', async () => {
  await open([]);
  await screen.findByText(t('offers.mineNone'));
  const begin = screen.getByRole('link', { name: t('home.pathOffer') });
  expect(begin.getAttribute('href')).toBe('/my-offers/new');
});

const row = (week: string, animals: number) => ({
  calendarWeek: week,
  ...weekDays(week),
  available: animals,
});

test('a supplier sees the animals that buyers find in this and the next four weeks', async () => {
  await open([
    offerEntity('hens', {
      statusWeekly: [row('2026-W09', 5), row('2026-W10', 1200), row('2026-W12', 800)],
    }),
    offerEntity('chicks', { statusWeekly: [row('2026-W12', 700), row('2026-W15', 90)] }),
    offerEntity('later', {
      status: 'later',
      availableFrom: NEXT_MONTH,
      statusWeekly: [row('2026-W14', 30)],
    }),
    offerEntity('rejected', { autApproval: REJECTED, statusWeekly: [row('2026-W12', 9)] }),
    offerEntity('old', { status: 'archived', statusWeekly: [row('2026-W12', 9)] }),
  ]);
  const weeks = within(await screen.findByRole('region', { name: t('tasks.weeks') }));
  const lines = weeks.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual(['KW 101.200', 'KW 110', 'KW 121.500', 'KW 130', 'KW 1430']);
  const link = weeks.getByRole('link', { name: t('tasks.weeksChange') });
  expect(link.getAttribute('href')).toBe('/my-offers/weeks');
});

test('offers that wait for the authority stand below those that wait for their owner', async () => {
  await open([...offers, offerEntity('waitingToo', { autApproval: PENDING })]);
  const waiting = t('tasks.waiting', { count: 2 });
  const row = await screen.findByRole('link', { name: RegExp(waiting) });
  expect(row.getAttribute('href')).toBe('/my-offers?standing=waiting');
  within(row).getByText(t('role.AUT'));
  const tasks = within(screen.getByRole('region', { name: t('home.tasks') }));
  const names = tasks.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  const placeOf = (words: string) => names.findIndex((name) => name.includes(words));
  expect(placeOf(REJECTED.reason)).toBeGreaterThanOrEqual(0);
  expect(placeOf(waiting)).toBeGreaterThan(placeOf(REJECTED.reason));
});

test('the names of the offers that need their owner come with them, by no call of their own', async () => {
  const usage = entityOf('animalusage', { labels: [] }, 'milk');
  const server = offerServer([]);
  const { calls } = await open([], {
    'POST search/search/overview': (asked) => {
      const rejected = offerEntity('rejected', { autApproval: REJECTED, animalusage: usage.id });
      const answer = server['POST search/search/overview']?.(asked) ?? NONE;
      if (asked.entityClass !== 'offer') return NONE;
      const named = asked.with?.includes('animalusage') ? [usage] : [];
      return { ...answer, items: [rejected], named } as never;
    },
  });
  await screen.findByText(REJECTED.reason);
  const asked = calls.filter(({ name }) => name === 'POST search/search/ids');
  expect(JSON.stringify(asked)).not.toContain(usage.id);
});

test('numbers that do not come take nothing else away, and are asked for again', async () => {
  const server = offerServer(offers);
  let isAway = true;
  const { user } = await open(offers, {
    'POST search/aggregate/run': (asked) => {
      if (isAway && asked.aggregate.groupBy) throw new FakeFailure(500, 'kernel.internal');
      return server['POST search/aggregate/run']?.(asked) ?? { rows: [] };
    },
  });
  const retry = await screen.findByRole('button', { name: t('action.retry') });
  screen.getByRole('link', { name: t('home.pathOffer') });
  screen.getByRole('region', { name: t('home.tasks') });
  isAway = false;
  await user.click(retry);
  await screen.findByRole('link', { name: t('tasks.offers', { count: 11 }) });
  await screen.findByRole('link', { name: t('tasks.addPhotos') });
});
