import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { entityOf } from '#test/support/entity-of.ts';
import { testId } from '#test/support/test-id.ts';
import { ANY, counting, inside, only, starting, t } from '#test/web/catalogue-text.ts';
import { hideMessages } from '#test/web/unwritten.ts';
import { RequestViewPage } from '#web/features/requests/view/request-view-page.tsx';
import { openRequest } from '../open-request.ts';
import { accounts, inGerman } from '../request-library.ts';

const animals = (amount: number) => ({ offergroup: testId('murnau'), amount });
const offers = [
  {
    id: testId('one'),
    rev: 2,
    km: 12,
    animals: animals(7),
    reasons: ['age' as const, 'transport' as const],
  },
  {
    id: testId('two'),
    rev: 1,
    km: 80,
    animals: animals(30),
    reasons: ['other' as const],
    text: 'Zu groß.',
  },
  { id: testId('three'), rev: 1, km: 150, animals: animals(4), reasons: [] },
];
const searchFilter = {
  searchedOn: '2026-03-01T08:00:00.000Z',
  found: 3,
  foundWithoutConditions: 8,
  until: '2026-03-01',
  offers,
};
const breed = entityOf('offergroup', { labels: inGerman('Murnau-Werdenfelser') }, 'murnau');
/** As it is now: other animals than were found. */
const changed = { ...entityOf('offer', { amount: 99 }, 'one'), rev: 5 };

type Reason = 'age' | 'transport' | 'other';
const GONE = t('requests.offerGone');
const foundAt = (distance: string, rev: number) => t('requests.offerFoundAt', { distance, rev });
const notFitting = (...reasons: Reason[]) =>
  t('requests.offerDoesNotFit', {
    reasons: new Intl.ListFormat('de').format(
      reasons.map((reason) => t(`requests.offerReason.${reason}`)),
    ),
  });

test('the view names what was found as the request was begun, why each does not fit, and the proof of it', async () => {
  const number = 'NV-DE-2026-000123-X';
  const searchProof = { id: testId('proof'), number, sha256: '0'.repeat(64) };
  await openRequest(RequestViewPage, {
    account: accounts.aut,
    request: { searchFilter, searchProof },
    others: [breed, changed],
  });
  const section = await screen.findByRole('region', { name: t('requests.offersFound') });
  const link = await within(section).findByRole('link', { name: '7 Murnau-Werdenfelser' });
  expect(link.getAttribute('href')).toBe(`/offer/${testId('one')}`);
  screen.getByText(t('requests.searchProved', { number }));
  const lines = [...section.querySelectorAll('li')].map((element) => element.textContent);
  expect(lines).toEqual([
    `7 Murnau-Werdenfelser${foundAt('12 km', 2)}${notFitting('age', 'transport')} `,
    `30 Murnau-Werdenfelser${foundAt('80 km', 1)} · ${GONE}${notFitting('other')} ${t('requests.quoted', { text: 'Zu groß.' })}`,
    `4 Murnau-Werdenfelser${foundAt('150 km', 1)} · ${GONE}${t('requests.offerNotAnswered')}`,
  ]);
});

test('of more offers than the request names, all come from the proof, in the order found', async () => {
  const all = [...offers.toReversed(), { ...offers[1], id: testId('four'), km: 190 }];
  const proof = {
    document: JSON.stringify({ offers: all.map((found) => ({ ...found, health: [] })) }),
  };
  const searchProof = {
    id: testId('proof'),
    number: 'NV-DE-2026-000123-X',
    sha256: '0'.repeat(64),
  };
  const whenSent = {
    ...searchFilter,
    searchedOn: '2026-03-04T08:00:00.000Z',
    found: 4,
    offers: [],
  };
  const page = await openRequest(RequestViewPage, {
    account: accounts.aut,
    request: { searchFilter: { ...searchFilter, found: 80, whenSent }, searchProof },
    others: [breed, entityOf('searchproof', proof, 'proof')],
  });
  const section = await screen.findByRole('region', { name: t('requests.offersFound') });
  const button = await within(section).findByRole('button', { name: `${t('words.showAll')} (4)` });
  const { number } = searchProof;
  within(section).getByText(t('requests.offersOnPaper', { all: '4', number }));
  await page.user.click(button);
  await waitFor(() => expect(section.querySelectorAll('li')).toHaveLength(4));
  expect(section.querySelector('li')?.textContent).toContain(foundAt('150 km', 1));
  expect(within(section).queryByRole('button')).toBeNull();
  expect(within(section).queryByText(t('requests.offersOnPaper', { all: '4', number }))).toBeNull();
});

const factOf = async (term: string) => {
  const [name] = await screen.findAllByText(term);
  return [...(name?.parentElement?.querySelectorAll('li') ?? [])].map(
    (element) => element.textContent,
  );
};

test('the view and its print name what was looked for, since a number of offers alone proves nothing', async () => {
  const attributeFilter = {
    $and: [
      { field: 'offergroup', comparison: 'in' as const, value: [testId('murnau')] },
      { field: 'amount', comparison: 'gte' as const, value: 4000 },
      { field: 'availableWeeks', comparison: 'in' as const, value: ['2026-W39', '2026-W40'] },
      { field: 'spotMarket', comparison: 'eq' as const, value: true },
      { field: 'amount', comparison: 'ne' as const, value: 7 },
    ],
  };
  await openRequest(RequestViewPage, {
    account: accounts.aut,
    request: {
      country: testId('country'),
      searchFilter: { ...searchFilter, found: 0, offers: [], attributeFilter },
    },
    others: [breed],
  });
  await screen.findByText('Land: Deutschland');
  await screen.findByText(`${t('offers.condition.breed')}: Murnau-Werdenfelser`);
  expect(await factOf(t('requests.searchConditions'))).toEqual([
    'Land: Deutschland',
    `${t('offers.condition.breed')}: Murnau-Werdenfelser`,
    'Anzahl: mindestens 4.000',
    'Woche: KW 39 2026–KW 40 2026',
    t('offers.condition.spot'),
    t('requests.searchUnknown', { asked: 'amount ne 7' }),
  ]);
});

const BOTH = `${t('offers.condition.country')}: ${new Intl.ListFormat('de').format(['Deutschland', 'Österreich'])}`;

test('a search across borders names the countries', async () => {
  const countries = [testId('country'), testId('austria')];
  const attributeFilter = { field: 'country', comparison: 'in' as const, value: countries };
  await openRequest(RequestViewPage, {
    account: accounts.aut,
    request: { searchFilter: { ...searchFilter, attributeFilter } },
    others: [entityOf('country', { labels: inGerman('Österreich') }, 'austria')],
  });
  await screen.findByText(BOTH);
  expect(await factOf(t('requests.searchConditions'))).toEqual([
    BOTH,
    t('requests.searchNoConditions'),
  ]);
});

const cattle = entityOf('animalkind', { labels: inGerman('Rinder') }, 'cattle');
const gender = { field: 'gender', comparison: 'in' as const, value: ['female'] };
const factText = async (term: string) => {
  const name = await screen.findByText(term);
  return name.parentElement?.textContent;
};

test('beside what was found stands what there was without the conditions', async () => {
  await openRequest(RequestViewPage, {
    account: accounts.agr,
    request: {
      animalkind: testId('cattle'),
      searchFilter: {
        ...searchFilter,
        found: 0,
        foundWithoutConditions: 22,
        radiusKm: 200,
        position: { lat: 48, lon: 11 },
        attributeFilter: { $and: [gender] },
        offers: [],
      },
    },
    others: [cattle],
  });
  await screen.findByText(
    t('requests.removedByConditions', { count: 22, shown: '22', all: '22', kind: 'Rinder' }),
  );
  const text = await factText(t('requests.search'));
  expect(text).toMatch(inside('requests.searchFound', { count: 0, radius: '200 km', time: ANY }));
  expect(text).toContain(t('requests.countedUntil', { day: '01.03.2026' }));
  const [, around, ...conditions] = await factOf(t('requests.searchConditions'));
  expect(around).toMatch(starting('requests.searchAround', { radius: '200 km', place: ANY }));
  expect(conditions).toEqual(['Geschlecht: Weiblich']);
});

test.each([
  [15, false],
  [16, true],
])(
  'offices see the point, and with %i km to its postal code a warning: %s',
  async (townKm, isOdd) => {
    const position = { lat: 48.5, lon: -0.25 };
    await openRequest(RequestViewPage, {
      account: accounts.ins,
      request: { searchFilter: { ...searchFilter, radiusKm: 200, position, townKm } },
    });
    await screen.findByText(t('requests.searchPoint', { lat: '48,5', lon: '-0,25' }));
    expect(screen.getByRole('button', { name: t('offers.showMap') })).not.toBeNull();
    const warning = screen.queryByText(t('requests.farFromTown', { km: `${townKm} km` }));
    expect(warning !== null).toBe(isOdd);
  },
);

test.each([
  [
    'another day than now',
    {
      $or: [
        { field: 'status', comparison: 'eq' as const, value: 'available' },
        { field: 'availableFrom', comparison: 'lte' as const, value: '2026-06-01' },
      ],
    },
    t('requests.searchBy', { day: '01.06.2026' }),
  ],
  [
    'an empty list',
    { field: 'offergroup', comparison: 'in' as const, value: [] },
    t('requests.searchNothingMeets'),
  ],
  ['nothing at all', { $or: [] }, t('requests.searchNothingMeets')],
])('a stored search for %s never reads as a plain one', async (_, attributeFilter, words) => {
  await openRequest(RequestViewPage, {
    account: accounts.aut,
    request: { searchFilter: { ...searchFilter, attributeFilter } },
  });
  await screen.findByText(words);
  expect((await factOf(t('requests.searchConditions'))).at(-1)).toBe(words);
});

const whenSent = {
  searchedOn: '2026-03-04T08:00:00.000Z',
  found: 4,
  foundWithoutConditions: 9,
  until: '2026-03-04',
  offers: [{ id: testId('four'), rev: 1, km: 20, animals: animals(5), reasons: ['age' as const] }],
};

test('what the search found besides when the request was sent stands apart, with its answer', async () => {
  await openRequest(RequestViewPage, {
    account: accounts.aut,
    request: { searchFilter: { ...searchFilter, whenSent } },
    others: [breed],
  });
  await screen.findByText(
    only('requests.foundWhenSent', { time: `04.03.2026${ANY}`, count: 4, shown: '4', all: '9' }),
  );
  const section = await screen.findByRole('region', { name: t('requests.offersFound') });
  within(section).getByRole('heading', { name: t('requests.offersFoundSince') });
  // Each row says it once its offer was asked for.
  await waitFor(() =>
    expect(section.querySelectorAll('ul')[1]?.textContent).toContain(
      `5 Murnau-Werdenfelser${foundAt('20 km', 1)} · ${GONE}${notFitting('age')}`,
    ),
  );
});

test('a search that found the same when the request was sent is said once', async () => {
  const same = { ...whenSent, found: 3, foundWithoutConditions: 8, offers: [] };
  await openRequest(RequestViewPage, {
    account: accounts.aut,
    request: { searchFilter: { ...searchFilter, whenSent: same } },
    others: [breed],
  });
  await screen.findByRole('region', { name: t('requests.offersFound') });
  expect(
    screen.queryByText(counting('requests.foundWhenSent', { time: ANY, shown: ANY, all: ANY })),
  ).toBeNull();
});

test('each name in the words of the search says its language where it is not that of the page', async () => {
  hideMessages('da_DK');
  const horns = entityOf(
    'offerfield',
    {
      labels: inGerman('Hornstatus'),
      options: [{ id: 'polled', labels: inGerman('hornlos') }],
    },
    'horns',
  );
  const attributeFilter = {
    $and: [
      { field: 'offergroup', comparison: 'in' as const, value: [testId('murnau')] },
      {
        field: 'fieldValues',
        comparison: 'in' as const,
        value: [`${testId('horns')}=polled`],
      },
    ],
  };
  await openRequest(RequestViewPage, {
    account: accounts.aut,
    locale: 'da_DK',
    request: { searchFilter: { ...searchFilter, offers: [], attributeFilter } },
    others: [breed, horns],
  });
  const languageOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang');
  const name = await screen.findByText('Murnau-Werdenfelser');
  expect(languageOf(name)).toBe('de-DE');
  const condition = name.closest('li');
  expect(condition?.textContent).toBe('Breed or origin: Murnau-Werdenfelser');
  expect(condition?.closest('[lang]')).toBe(document.documentElement);
  expect(languageOf(await screen.findByText('hornlos'))).toBe('de-DE');
  expect(languageOf(await screen.findByText('Hornstatus'))).toBe('de-DE');
});
