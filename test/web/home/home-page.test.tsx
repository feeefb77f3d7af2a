import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { HOUR_MS } from '#shared/kernel/time.ts';
import { waitingFilter } from '#shared/requests/process/waiting-requests.ts';
import { NOTHING_COUNTED } from '#shared/requests/statistics.ts';
import { processOf } from '#test/shared/requests/process-of.ts';
import { accountOf } from '#test/support/accounts.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { testId } from '#test/support/test-id.ts';
import { t } from '#test/web/catalogue-text.ts';
import type { Answers } from '#test/web/fake-server.ts';
import { hurryPages } from '#test/web/hurried-pages.ts';
import { memoryStorage } from '#test/web/memory-storage.ts';
import { type PageWorld, renderPage } from '#test/web/render-page.tsx';
import { countryOf } from '#test/web/test-country.ts';
import { HomePage } from '#web/features/home/home-page.tsx';
import { saveLastSearch } from '#web/features/home/last-search.ts';
import { RequestBeginPage } from '#web/features/home/request-begin-page.tsx';

hurryPages();

/** jsdom has no geolocation: a device that answers so. */
const deviceWith = (geolocation: object) =>
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

const CATTLE = testId('cattle');
const HENS = testId('hens');
const BEES = testId('bees');
const label = (text: string) => [{ lang: 'de_DE', label: text }];
const country = countryOf({ enabledAnimals: [CATTLE, HENS] });
const rows: Readonly<Record<string, object[]>> = {
  animalmenu: [
    entityOf(
      'animalmenu',
      {
        labels: label('Geflügel'),
        sorting: 2,
        countries: [],
        submenuItems: [
          { labels: label('Legehennen'), sorting: 1, animalkind: HENS },
          { labels: label('Bienen'), sorting: 2, animalkind: BEES },
        ],
      },
      'poultry',
    ),
    entityOf(
      'animalmenu',
      { labels: label('Rinder'), sorting: 1, countries: [], animalkind: CATTLE, submenuItems: [] },
      'cattle menu',
    ),
  ],
  animalkind: [
    entityOf('animalkind', { labels: label('Rinder'), scientificName: 'Bos taurus' }, 'cattle'),
  ],
  cmspage: [],
};
const counts: Readonly<Record<string, number>> = { offer: 3, 'request-process': 1 };

const NONE = { items: [], next: null, count: 0, without: [], facets: [], named: [] };

const answers: Answers = {
  'POST search/search/overview': () => NONE,
  'POST search/search/execute': ({ entityClass }) =>
    ({ items: rows[entityClass] ?? [], next: null }) as never,
  'POST search/search/count': ({ entityClass }) => ({ count: counts[entityClass] ?? 0 }),
  'POST geocode/list/city': ({ citycode }) =>
    citycode === '4020'
      ? [
          {
            cityname: 'Linz',
            citycode: '4020',
            region: null,
            geoPosition: { lat: 48.3, lon: 14.29 },
          },
        ]
      : [],
};

const open = (world: PageWorld = {}) => renderPage(<HomePage />, { answers, country, ...world });

test('one question: the groups of the country’s menu in its order, without kinds that it has not enabled', async () => {
  const { user } = await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(t('home.title'));
  const tiles = await screen.findAllByRole('radio');
  expect(tiles.map((tile) => tile.closest('label')?.textContent)).toEqual(['Rinder', 'Geflügel']);
  await user.click(screen.getByRole('radio', { name: 'Geflügel' }));
  expect(screen.getAllByRole('radio')).toHaveLength(2);
});

test('a group of several kinds shows them, the first one chosen; without a place the search covers the country', async () => {
  const { user, address } = await open({
    country: countryOf({ enabledAnimals: [CATTLE, HENS, BEES] }),
  });
  await user.click(await screen.findByRole('radio', { name: 'Geflügel' }));
  const kind = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
  expect(kind('Legehennen').checked).toBe(true);
  await user.click(kind('Bienen'));
  expect(kind('Geflügel').checked).toBe(true);
  await user.click(screen.getByRole('button', { name: t('offers.show') }));
  await expect.poll(address).toBe(`/offers/${BEES}`);
});

test('an animal and a place lead to the offer search near there; both are remembered on the device', async () => {
  const storage = memoryStorage();
  const { user, address, unmount } = await open({ storage });
  await user.click(await screen.findByRole('radio', { name: 'Geflügel' }));
  await user.type(screen.getByRole('textbox', { name: t('location.hint') }), '4020');
  await screen.findByText('4020 Linz');
  await user.keyboard('{Enter}');
  await expect.poll(address).toBe(`/offers/${HENS}?place=4020+Linz&lat=48.3&lon=14.29`);
  unmount();
  await open({ storage });
  const remembered = await screen.findByRole('radio', { name: 'Geflügel' });
  expect(remembered.matches(':checked')).toBe(true);
  expect(screen.getByRole('textbox').getAttribute('value')).toBe('4020 Linz');
});

test('remembered animals that the country offers no more are asked for once more', async () => {
  const storage = memoryStorage();
  const first = await open({ storage });
  await first.user.click(await screen.findByRole('radio', { name: 'Geflügel' }));
  await first.user.click(screen.getByRole('button', { name: t('offers.show') }));
  await expect.poll(first.address).toBe(`/offers/${HENS}`);
  first.unmount();
  const again = await open({ storage, country: countryOf({ enabledAnimals: [CATTLE] }) });
  await screen.findByRole('radio', { name: 'Rinder' });
  await again.user.click(screen.getByRole('button', { name: t('offers.show') }));
  await screen.findAllByText(t('home.chooseAnimal'));
  expect(again.address()).toBe('/');
});

test('a reader who has gone elsewhere while the place is looked for stays there', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const holds = { 'POST geocode/list/city': promise };
  const { user, address } = await open({ holds, path: '/' });
  await user.click(await screen.findByRole('radio', { name: 'Rinder' }));
  await user.type(screen.getByRole('textbox', { name: t('location.hint') }), '4020');
  const search = screen.getByRole('button', { name: t('offers.show') });
  await user.click(search);
  expect(search.getAttribute('aria-disabled')).toBe('true');
  await user.click(screen.getByRole('link', { name: t('home.saved') }));
  resolve();
  await new Promise((done) => setTimeout(done, 500));
  expect(address()).toBe('/saved');
});

test('the position of the device is asked for when pressed, and is no address', async () => {
  const position = { coords: { latitude: 48.536_912, longitude: 12.151_234 } };
  const geolocation = { getCurrentPosition: (ok: (found: object) => void) => ok(position) };
  deviceWith(geolocation);
  const { user, address } = await open();
  await user.click(await screen.findByRole('radio', { name: 'Rinder' }));
  await user.click(screen.getByRole('button', { name: t('home.nearMe') }));
  await user.click(screen.getByRole('button', { name: t('offers.show') }));
  const place = new URLSearchParams({ place: t('home.located'), lat: '48.54', lon: '12.15' });
  await expect.poll(address).toBe(`/offers/${CATTLE}?${place}`);
});

test('the place of the device is remembered for an hour only, a typed one for longer', async () => {
  const storage = memoryStorage();
  const position = { lat: 48.54, lon: 12.15 };
  const shown = async (locatedAt?: number) => {
    const location = { place: 'Landshut', position };
    saveLastSearch(storage, country.id, { animalkind: CATTLE, location, locatedAt });
    const { unmount } = await open({ storage });
    const field = await screen.findByRole('textbox', { name: t('location.hint') });
    const value = field.getAttribute('value');
    unmount();
    return value;
  };
  expect(await shown(Date.now() - 2 * HOUR_MS)).toBe('');
  expect(await shown(Date.now())).toBe('Landshut');
  expect(await shown()).toBe('Landshut');
});

test('of the place of the device and one that is typed, taken without a tap, the last that was asked for counts', async () => {
  const position = { coords: { latitude: 48.54, longitude: 12.15 } };
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  let locating = answered;
  deviceWith({
    getCurrentPosition: (ok: (found: object) => void) => void locating.then(() => ok(position)),
  });
  const { user, address } = await open();
  await user.click(await screen.findByRole('radio', { name: 'Rinder' }));
  const near = () => user.click(screen.getByRole('button', { name: t('home.nearMe') }));
  await near();
  await user.type(screen.getByRole('textbox'), '4020');
  answer();
  await screen.findByRole('button', { name: t('home.nearMe') });
  await user.click(screen.getByRole('button', { name: t('offers.show') }));
  await expect.poll(address).toBe(`/offers/${CATTLE}?place=4020+Linz&lat=48.3&lon=14.29`);

  locating = Promise.resolve();
  await near();
  await expect
    .poll(() => screen.getByRole('textbox').getAttribute('value'))
    .toBe(t('home.located'));
});

test('a device that tells no position says what to do instead', async () => {
  const geolocation = { getCurrentPosition: (_: unknown, refused: () => void) => refused() };
  deviceWith(geolocation);
  const { user } = await open();
  await screen.findAllByRole('radio');
  await user.click(screen.getByRole('button', { name: t('home.nearMe') }));
  expect(screen.getAllByText(t('home.notLocated'))).not.toHaveLength(0);
});

test('without an animal, or with a place that nobody knows, it says what to do', async () => {
  const { user, address } = await open();
  await screen.findAllByRole('radio');
  await user.type(screen.getByRole('textbox'), 'Nirgendwo');
  await user.click(screen.getByRole('button', { name: t('offers.show') }));
  const summary = within(await screen.findByRole('alert'));
  expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
    t('home.chooseAnimal'),
    t('home.placeUnknown', { typed: 'Nirgendwo' }),
  ]);
  await expect.poll(address).toBe('/');
});

test('a guest sees two plain paths, one in a country without requests, and is at the offer after signing in', async () => {
  const { unmount } = await open();
  expect(
    screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent),
  ).toEqual([t('home.pathOffer'), t('home.pathRequest')]);
  unmount();
  const { user, kernel } = await open({ country: countryOf({ usesRequestSystem: false }) });
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  const logIn = vi.spyOn(kernel.session, 'logIn');
  await user.click(screen.getByRole('button', { name: t('home.pathOfferAction') }));
  expect(logIn).toHaveBeenCalledWith('/my-offers/new', 'de-DE');
});

test('a request begins with its animals', async () => {
  const { user, address } = await renderPage(<RequestBeginPage />, { answers, country });
  await screen.findAllByRole('radio');
  await user.click(screen.getByRole('button', { name: t('action.continue') }));
  screen.getByText(t('home.chooseAnimal'));
  await user.click(screen.getByRole('radio', { name: 'Rinder' }));
  await user.click(screen.getByRole('button', { name: t('action.continue') }));
  await expect.poll(address).toBe(`/offers/${CATTLE}/request`);
});

const tasksShown = () => within(screen.getByRole('region', { name: t('home.tasks') }));

test.each([
  [
    'a farmer who sells',
    accountOf('AGR', 'farm', { supExtra: { tosAcceptedOn: '2026-01-01T00:00:00.000Z' } }),
    [
      t('home.requestsTurn', { count: 1 }),
      t('home.requestsDraft', { count: 1 }),
      t('home.offersOnline', { count: 3 }),
      t('home.pathRequest'),
      t('home.pathOffer'),
    ],
  ],
  ['a supplier', accountOf('SUP', 'supplier'), [t('home.requestsTurn', { count: 1 })]],
  [
    'a control body',
    accountOf('INS', 'ins', { staticData: { agrImport: true } }),
    [
      t('home.requestsTurn', { count: 1 }),
      t('home.requestsDraft', { count: 1 }),
      t('home.pathRequest'),
    ],
  ],
  [
    'a control body that may not find its customers',
    accountOf('INS', 'ins'),
    [t('home.requestsTurn', { count: 1 })],
  ],
  ['an authority', accountOf('AUT', 'aut'), [t('home.requestsTurn', { count: 1 })]],
])('%s sees the tasks of the role with their counts', async (_, account, tasks) => {
  await open({ account });
  await waitFor(() =>
    expect(
      tasksShown()
        .getAllByRole('link')
        .map((task) => task.textContent),
    ).toEqual(tasks),
  );
  expect(screen.queryByRole('heading', { name: t('home.pathOffer') })).toBeNull();
});

test('an office begins with its work: the requests that wait come by name, before the search for animals', async () => {
  const account = accountOf('INS', 'ins');
  const waiting = entityOf(
    'request-process',
    processOf({ turn: account.id, applicant: { name: 'Wolfhof' }, animalkind: CATTLE }),
    'waiting',
  );
  const page = { ...NONE, items: [waiting], named: rows.animalkind };
  const overview = () => page as never;
  const world = { ...answers, 'POST search/search/overview': overview };
  const { container } = await open({ answers: world, account });
  const link = await screen.findByRole('link', { name: /Wolfhof.*Rinder/ });
  expect(link.getAttribute('href')).toBe(`/requests/${waiting.id}`);
  const headings = [...container.querySelectorAll('h1, h2')].map((heading) => heading.textContent);
  const { name } = account.data.staticData;
  expect(headings.slice(0, 3)).toEqual([name, t('home.tasks'), t('home.title')]);
});

test('an office reads who has how many of the requests that wait; each number leads to them', async () => {
  const editors = [
    { value: 'MS', count: 2 },
    { value: null, count: 3 },
  ];
  const overview = () => ({ ...NONE, facets: [editors] }) as never;
  const world = { ...answers, 'POST search/search/overview': overview };
  await open({ answers: world, account: accountOf('AUT', 'aut') });
  const section = within(await screen.findByRole('region', { name: t('requests.editor') }));
  const lines = section.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual(['MS2', `${t('requests.noEditor')}3`]);
  const links = section.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/requests?editor=%40MS', '/requests?editor=nobody']);
});

test('an authority reads what was decided in its regions since the month began', async () => {
  const bavaria = testId('Bayern');
  const account = accountOf('AUT', 'aut', { staticData: { responsibleForRegions: [bavaria] } });
  const row = {
    region: bavaria,
    month: '2026-03',
    animalkind: testId('cattle'),
    ...NOTHING_COUNTED,
  };
  const counted = {
    rows: [
      { ...row, requestsGranted: 2 },
      { ...row, requestsRefused: 1 },
    ],
    days: [{ region: bavaria, month: '2026-03', days: 3, decisions: 3 }],
  };
  const { calls } = await open({
    answers: { ...answers, 'POST livestock/request/statistics': () => counted },
    account,
    now: () => Date.parse('2026-03-10T12:00:00Z'),
  });
  const section = within(await screen.findByRole('region', { name: 'März 2026' }));
  const lines = section.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual([
    `${t('statistic.grantedWord')}2`,
    `${t('statistic.refusedWord')}1`,
    `${t('statistic.lapsedWord')}0`,
    `${t('statistic.median')}3 Tage`,
  ]);
  expect(section.getByRole('link').getAttribute('href')).toBe('/statistics');
  expect(calls.filter(({ name }) => name === 'POST livestock/request/statistics')).toMatchObject([
    { input: { from: '2026-03', to: '2026-03', regions: [bavaria] } },
  ]);
});

test('tasks are counted for the own account only', async () => {
  const account = accountOf('AUT', 'aut');
  const { calls } = await open({ account });
  await waitFor(() => tasksShown().getByRole('link'));
  expect(calls.filter((call) => call.name === 'POST search/search/count')).toEqual([
    {
      name: 'POST search/search/count',
      input: {
        entityClass: 'request-process',
        attributeFilter: waitingFilter(account.id),
      },
    },
  ]);
});

test('an authority that approves offers is told how many wait', async () => {
  const account = accountOf('AUT', 'authority', { autApprovalForCountry: testId('country') });
  const world = { answers, account, country: countryOf({ offerAutApproval: true }) };
  await renderPage(<HomePage />, world);
  const link = await screen.findByRole('link', { name: t('tasks.approvals', { count: 3 }) });
  expect(link.getAttribute('href')).toBe('/approvals');
});
