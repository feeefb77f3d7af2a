import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rowOf } from '#shared/kernel/column-values.ts';
import { matchesFilter } from '#shared/kernel/match-filter.ts';
import { offerGroups } from '#shared/offers/offer-groups.ts';
import { accountOf } from '#test/support/accounts.ts';
import { supplierData } from '#test/support/offers.ts';
import { testId } from '#test/support/test-id.ts';
import { ANY, counting, t } from '#test/web/catalogue-text.ts';
import { FakeFailure } from '#test/web/fake-server.ts';
import { offerEntity } from '#test/web/offers/offer-server.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { countryOf } from '#test/web/test-country.ts';
import { HomePage } from '#web/features/home/home-page.tsx';

const NOW = Date.parse('2026-03-02T08:00:00.000Z');
const LAPSED = '2026-03-01T08:00:00.000Z';
const ENDING = '2026-03-09T08:00:00.000Z';
const FAR = '2026-05-20T08:00:00.000Z';
const CONFIRM = 'POST livestock/offer/confirmactivity';
const GERMANY = testId('country');
const AUSTRIA = testId('austria');
const UNTIL = { [GERMANY]: '2026-05-31T08:00:00.000Z', [AUSTRIA]: '2026-04-30T08:00:00.000Z' };
const account = accountOf('SUP', 'supplier', {
  userData: { supData: [supplierData(), supplierData({ country: AUSTRIA })] },
});
const owned = { owner: account.id };
const { columns } = offerGroups.owner;
const NONE = { items: [], next: null, count: 0, without: [], facets: [], named: [] };

/** Home of a supplier with these offers. */
async function open(
  offers: ReturnType<typeof offerEntity>[],
  more: { refuses?: boolean; periods?: readonly [site: number, austria: number] } = {},
) {
  const [site = 90, austria = 90] = more.periods ?? [];
  const stored = [...offers];
  const found = (filter: unknown) =>
    stored.filter((entity) => matchesFilter(rowOf(entity, columns), filter as never, columns));
  const page = await renderPage(<HomePage />, {
    account,
    country: countryOf({ activityPeriodDays: site }),
    now: () => NOW,
    answers: {
      'POST search/search/ids': () => ({
        items: [
          { ...countryOf({ code: 'AT', activityPeriodDays: austria }), id: AUSTRIA },
        ] as never,
        missing: [],
      }),
      'POST search/search/execute': ({ entityClass, attributeFilter }) =>
        ({ items: entityClass === 'offer' ? found(attributeFilter) : [], next: null }) as never,
      'POST search/search/overview': ({ entityClass, attributeFilter }) =>
        ({ ...NONE, items: entityClass === 'offer' ? found(attributeFilter) : [] }) as never,
      'POST search/search/count': () => ({ count: stored.length }),
      'POST search/aggregate/run': ({ attributeFilter }) => {
        const ends = found(attributeFilter).map(({ data }) => Date.parse(data.activityUntil));
        return { rows: [{ key: {}, values: { count: ends.length, first: Math.min(...ends) } }] };
      },
      [CONFIRM]: ({ country, offers: named = [] }) => {
        if (more.refuses) throw new FakeFailure(422, 'offers.nothingToConfirm');
        const until = Reflect.get(UNTIL, country);
        for (const [at, entity] of stored.entries()) {
          if (!named.includes(entity.id)) continue;
          stored[at] = { ...entity, data: { ...entity.data, activityUntil: until } };
        }
        return { until, confirmed: named.length, waiting: 0 };
      },
    },
  });
  const confirmed = () =>
    page.calls.filter(({ name }) => name === CONFIRM).map(({ input }) => input);
  return { ...page, confirmed };
}

test('one tap confirms what lapses soon or has lapsed, in every country, and nothing else', async () => {
  const { user, confirmed } = await open([
    offerEntity('lapsed', { ...owned, activityUntil: LAPSED }),
    offerEntity('far', { ...owned, activityUntil: FAR }),
    offerEntity('ending', { ...owned, activityUntil: ENDING }),
    offerEntity('abroad', { ...owned, activityUntil: ENDING, country: AUSTRIA }),
    offerEntity('archived', { ...owned, activityUntil: LAPSED, status: 'archived' }),
  ]);
  await screen.findByText(t('tasks.hidden', { count: 3 }));
  await user.click(screen.getByRole('button', { name: t('tasks.confirmAll', { count: 3 }) }));
  const receipt = await screen.findByText(t('words.offersConfirmed', { count: 3 }));
  expect(confirmed()).toEqual([
    { country: GERMANY, offers: [testId('lapsed'), testId('ending')] },
    { country: AUSTRIA, offers: [testId('abroad')] },
  ]);
  // The periods differ: nothing is promised that does not hold for all.
  screen.getByText(t('tasks.untilAtLeast', { day: '30. April 2026' }));
  await waitFor(() => expect(screen.queryByText(counting('tasks.hidden'))).toBeNull());
  expect(screen.queryByText(counting('tasks.ending', { day: ANY }))).toBeNull();
  expect(document.activeElement?.contains(receipt)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

test.each([
  { periods: [90, 10], ending: { country: GERMANY, offers: [testId('ending')] } },
  { periods: [10, 90], ending: { country: AUSTRIA, offers: [testId('abroad')] } },
] as const)(
  'offers end soon by the period of their own country, $periods days here and there',
  async ({ periods, ending }) => {
    const { user, confirmed } = await open(
      [
        offerEntity('ending', { ...owned, activityUntil: ENDING }),
        offerEntity('abroad', { ...owned, activityUntil: ENDING, country: AUSTRIA }),
      ],
      { periods },
    );
    await screen.findByText(t('tasks.ending', { count: 1, day: '9. März 2026' }));
    await user.click(screen.getByRole('button', { name: t('tasks.confirmAll', { count: 1 }) }));
    await screen.findByText(t('words.offersConfirmed', { count: 1 }));
    expect(confirmed()).toEqual([ending]);
  },
);

test('the receipt says until when, and leads to where an offer goes off the market', async () => {
  const { user } = await open([offerEntity('ending', { ...owned, activityUntil: ENDING })]);
  await screen.findByText(t('tasks.ending', { count: 1, day: '9. März 2026' }));
  await user.click(screen.getByRole('button', { name: t('tasks.confirmAll', { count: 1 }) }));
  await screen.findByText(t('words.offersConfirmed', { count: 1 }));
  screen.getByText(t('tasks.until', { day: '31. Mai 2026' }));
  const offline = screen.getByRole('link', { name: t('tasks.takeOffline') });
  expect(offline.getAttribute('href')).toBe('/my-offers');
});

test('a refusal stands beside the button, which can be pressed again, and the way to confirm each', async () => {
  const { user } = await open([offerEntity('ending', { ...owned, activityUntil: ENDING })], {
    refuses: true,
  });
  await user.click(
    await screen.findByRole('button', { name: t('tasks.confirmAll', { count: 1 }) }),
  );
  await screen.findByRole('alert');
  screen.getByRole('button', { name: t('tasks.confirmAll', { count: 1 }) });
  expect(screen.queryByText(/Danke/)).toBeNull();
  const link = screen.getByRole('link', { name: t('words.confirmEach') });
  expect(link.getAttribute('href')).toBe('/activity');
});

test('nothing is asked while everything holds for long', async () => {
  const { calls } = await open([offerEntity('far', { ...owned, activityUntil: FAR })]);
  await waitFor(() =>
    expect(calls.some(({ name }) => name === 'POST search/aggregate/run')).toBe(true),
  );
  expect(screen.queryByRole('link', { name: t('words.confirmEach') })).toBeNull();
});

test('what the authority rejected, and what is hidden, stands there by name and leads to its form', async () => {
  const rejected = { status: 'rejected', reason: 'Bitte Elterntiere angeben.' } as const;
  const ours = { ...owned, activityUntil: FAR };
  await open([
    offerEntity('online', ours),
    offerEntity('rejected', { ...ours, autApproval: rejected }),
    offerEntity('hidden', { ...ours, ownerActive: false }),
    offerEntity('lapsed', { ...ours, activityUntil: LAPSED }),
    offerEntity('old', { ...ours, autApproval: rejected, status: 'archived' }),
    offerEntity('foreign', { owner: testId('rival'), activityUntil: FAR, autApproval: rejected }),
  ]);
  await screen.findByText(rejected.reason);
  const tasks = screen.getByRole('region', { name: t('home.tasks') });
  const link = (name: string) => within(tasks).getByRole('link', { name: RegExp(name) });
  const rows = [link(t('offers.approval.rejected')), link(t('offers.action.inactive'))];
  expect(rows.map((row) => row.getAttribute('href'))).toEqual([
    `/my-offers/${testId('rejected')}`,
    `/my-offers/${testId('hidden')}`,
  ]);
});
