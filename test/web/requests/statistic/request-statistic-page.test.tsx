import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Entity } from '#shared/kernel/entity.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { monthsBetween, NOTHING_COUNTED, type StatisticRow } from '#shared/requests/statistics.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { testId } from '#test/support/test-id.ts';
import { t } from '#test/web/catalogue-text.ts';
import { hideMessages } from '#test/web/unwritten.ts';
import { KeyNumbers } from '#web/features/requests/statistic/key-numbers.tsx';
import { RequestStatisticPage } from '#web/features/requests/statistic/request-statistic-page.tsx';
import { type Answers, FakeFailure, type Holds } from '../../fake-server.ts';
import { renderPage } from '../../render-page.tsx';
import { countryOf } from '../../test-country.ts';
import { entityAnswers } from '../entity-answers.ts';
import { accounts, inGerman, library } from '../request-library.ts';

const NOW = Date.parse('2026-03-10T12:00:00Z');
const country = countryOf();
const regionOf = (name: string, aut?: string) =>
  entityOf('region', { labels: inGerman(name), country: country.id, aut }, name);
const bavaria = regionOf('Bayern', accounts.aut.id);
const hesse = regionOf('Hessen');
const data: readonly Entity<object>[] = [
  ...library.filter(({ entityclass }) => entityclass !== 'region'),
  bavaria,
  hesse,
  entityOf('offergroup', { labels: inGerman('=Angler') }, 'Angler'),
];

const row = (more: Partial<StatisticRow>): StatisticRow => ({
  region: bavaria.id,
  month: '2026-02',
  animalkind: testId('cattle'),
  purpose: 'renewal',
  ...NOTHING_COUNTED,
  ...more,
});
const counted = {
  rows: [
    row({ requestsAsked: 3, animalsAsked: 36, offergroup: testId('Angler') }),
    row({
      month: '2026-03',
      reason: 'other',
      requestsGranted: 1,
      animalsGranted: 5,
      animalsRefused: 7,
    }),
    row({
      month: '2026-03',
      requestsRefused: 1,
      animalsRefused: 12,
      requestsLapsed: 2,
      animalsLapsed: 9,
    }),
  ],
  days: [
    { region: bavaria.id, month: '2026-03', days: 4, decisions: 1 },
    { region: bavaria.id, month: '2026-03', days: 40, decisions: 1 },
  ],
};

function open(
  address = '/',
  answers: Answers = {},
  { locale = 'de_DE', holds = {} }: { locale?: Locale; holds?: Holds } = {},
) {
  return renderPage(<RequestStatisticPage />, {
    account: accounts.aut,
    address,
    country,
    locale,
    holds,
    now: () => NOW,
    answers: {
      ...entityAnswers(() => data as Entity[]),
      'POST livestock/request/statistics': () => counted,
      ...answers,
    },
  });
}

const asked = ({ calls }: Awaited<ReturnType<typeof open>>) =>
  calls
    .filter(({ name }) => name === 'POST livestock/request/statistics')
    .map(({ input }) => input);
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name, hidden: true }))
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map((cell) => cell.textContent));

test('it begins with the own regions and twelve months, and tells six numbers with what each counts', async () => {
  const page = await open();
  await screen.findByText('April 2025 – März 2026: Bayern');
  expect(asked(page)).toEqual([{ from: '2025-04', to: '2026-03', regions: [bavaria.id] }]);
  const numbers = screen
    .getAllByRole('term')
    .map((term) => [...(term.parentElement?.children ?? [])].map((cell) => cell.textContent));
  expect(numbers).toEqual([
    [
      t('statistic.asked'),
      '3',
      t('statistic.animalsCount', { animals: '36', count: 36 }),
      t('statistic.askedMeans'),
    ],
    [
      t('statistic.granted'),
      '1',
      t('statistic.animalsCount', { animals: '5', count: 5 }),
      t('statistic.grantedMeans'),
    ],
    [
      t('statistic.refused'),
      '1',
      t('statistic.animalsCount', { animals: '19', count: 19 }),
      t('statistic.refusedMeans'),
    ],
    [t('statistic.lapsed'), '2', t('statistic.animalsCount', { animals: '9', count: 9 })],
    [
      t('statistic.animalsGranted'),
      '20,8\u00a0%',
      t('statistic.animalsCount', { animals: '5 / 24', count: 24 }),
    ],
    [t('statistic.median'), '4 Tage', t('statistic.medianMeans')],
  ]);
});

test.each([
  [9999, 1, '99,9 %'],
  [1, 9999, '0,1 %'],
  [5, 0, '100 %'],
  [0, 5, '0 %'],
])(
  'of %i granted and %i refused animals the share is %s: all or none only where it is so',
  async (animalsGranted, animalsRefused, share) => {
    await renderPage(<KeyNumbers rows={[row({ animalsGranted, animalsRefused })]} days={[]} />);
    screen.getByText(share);
  },
);

test('every chart has its table: months without decisions too, breeds within their species, purposes and reasons', async () => {
  await open('/?from=2026-01&to=2026-03');
  await screen.findByText('Januar 2026 – März 2026: Bayern');
  expect(rowsOf(t('statistic.byMonth')).slice(1)).toEqual([
    ['Januar 2026', '0', '0', '0', '0', '–'],
    ['Februar 2026', '3', '0', '0', '0', '–'],
    ['März 2026', '0', '1', '1', '2', '4'],
  ]);
  await screen.findByText('Rinder');
  expect(rowsOf(t('statistic.bySpecies')).slice(1)).toEqual([
    ['Rinder', '36', '5', '19', '9'],
    ['=Angler', '36', '0', '0', '0'],
    [t('statistic.anyBreed'), '0', '5', '19', '9'],
  ]);
  expect(rowsOf(t('statistic.byPurpose')).slice(1)).toEqual([
    [`${t('statistic.purpose')}: Erneuerung`, '3', '1', '1', '2', '5', '19'],
    [`${t('statistic.reason')}: ${t('words.notSaid')}`, '–', '0', '1', '–', '0', '12'],
    [`${t('statistic.reason')}: ${t('statistic.reason.other')}`, '–', '1', '0', '–', '5', '7'],
  ]);
});

test('period and regions stand in the address and are asked for', async () => {
  const page = await open('/?from=2026-01');
  await page.user.selectOptions(await screen.findByLabelText(t('statistic.to')), 'Februar 2026');
  await expect.poll(page.address).toContain('from=2026-01&to=2026-02');
  await page.user.click(screen.getByRole('button', { name: t('statistic.allRegions') }));
  await expect.poll(page.address).toContain('regions=all');
  // The pressed button is gone.
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  await screen.findByText('Januar 2026 – Februar 2026: Deutschland');
  expect(asked(page).at(-1)).toEqual({
    from: '2026-01',
    to: '2026-02',
    regions: [bavaria.id, hesse.id],
  });
  await page.user.click(screen.getByRole('button', { name: t('statistic.ownRegions') }));
  await expect.poll(page.address).not.toContain('regions');
});

test('numbers stand below the period and regions that they are of, also while others are on their way', async () => {
  const holds: { -readonly [N in keyof Holds]: Holds[N] } = {};
  const { user } = await open('/?from=2026-01', {}, { holds });
  const covered = (to: string) => `Januar 2026 – ${to}: Bayern`;
  await screen.findByText(covered('März 2026'));
  const answer = Promise.withResolvers<void>();
  holds['POST livestock/request/statistics'] = answer.promise;
  await user.selectOptions(screen.getByLabelText(t('statistic.to')), 'Januar 2026');
  screen.getByText(covered('März 2026'));
  expect(rowsOf(t('statistic.byMonth'))).toHaveLength(4);
  answer.resolve();
  await screen.findByText(covered('Januar 2026'));
});

test('an old or turned-round period of the address is put right', async () => {
  const page = await open('/?from=1999-01&to=nonsense');
  await screen.findByText('April 2025 – März 2026: Bayern');
  await open('/?from=2026-03&to=2026-01');
  await screen.findByText('Januar 2026 – März 2026: Bayern');
  expect(asked(page)).toHaveLength(1);
});

test('nothing counted, no own region and a failure are told', async () => {
  const empty = await open('/', {
    'POST livestock/request/statistics': () => ({ rows: [], days: [] }),
  });
  await screen.findByText(t('statistic.none'));
  empty.unmount();
  const other = await renderPage(<RequestStatisticPage />, {
    account: accounts.other,
    country,
    now: () => NOW,
    answers: entityAnswers(() => data as Entity[]),
  });
  await screen.findByText(t('statistic.noRegion'));
  other.unmount();
  await open('/', {
    'POST livestock/request/statistics': () => {
      throw new FakeFailure(422, 'requests.statisticTooLarge');
    },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('kürzeren Zeitraum');
});

test('a country with more regions than one call takes is counted whole', async () => {
  const many = Array.from({ length: 99 }, (_, index) => regionOf(`Département ${index}`));
  const page = await open('/?regions=all', {
    ...entityAnswers(() => [...data, ...many] as Entity[]),
    'POST livestock/request/statistics': ({ regions }) => ({
      rows: regions.map((region) => ({ ...row({ requestsAsked: 1, animalsAsked: 2 }), region })),
      days: [],
    }),
  });
  await screen.findByText('101', { selector: 'dd' });
  const regions = asked(page).map((input) => (input as { regions: string[] }).regions);
  expect(regions.map(({ length }) => length)).toEqual([50, 50, 1]);
  expect(new Set(regions.flat()).size).toBe(101);
});

test('what is too much for one call is counted in parts: by regions, then by months', async () => {
  const page = await open('/?regions=all&from=2026-01&to=2026-03', {
    'POST livestock/request/statistics': ({ regions: [region = '', ...more], from, to }) => {
      const requestsAsked = monthsBetween(from, to);
      if (more.length > 0 || requestsAsked > 2)
        throw new FakeFailure(422, 'requests.statisticTooLarge');
      return { rows: [{ ...row({ requestsAsked }), region }], days: [] };
    },
  });
  // Two regions in three months.
  await screen.findByText('6', { selector: 'dd' });
  expect(asked(page)).toHaveLength(7);
});

test('the tables say the language of names that are in another than the page', async () => {
  hideMessages('da_DK');
  await open('/?from=2026-01&to=2026-03', {}, { locale: 'da_DK' });
  const languageOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang');
  for (const name of ['Rinder', '=Angler', 'Erneuerung']) {
    expect(languageOf(await screen.findByText(name))).toBe('de-DE');
  }
  expect(languageOf(screen.getByText('breed not said'))).toBe('en-GB');
});
