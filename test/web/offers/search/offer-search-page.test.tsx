import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { entityOf } from '#test/support/entity-of.ts';
import { testId } from '#test/support/test-id.ts';
import { inside, t } from '#test/web/catalogue-text.ts';
import { FakeFailure } from '#test/web/fake-server.ts';
import { matchMedia } from '#test/web/match-media.ts';
import { type PageWorld, renderPage } from '#test/web/render-page.tsx';
import { countryOf } from '#test/web/test-country.ts';
// What the page loads later is here at once: a test is no place to wait for it.
import '#web/features/offers/search/none-fits.tsx';
import '#web/features/offers/search/farther-offers.tsx';
import '#web/features/offers/search/filter-sheet.tsx';
import '#web/features/offers/search/no-offers.tsx';
import '#web/features/offers/search/offer-filters.tsx';
import '#web/features/offers/search/search-proof.tsx';
import '#web/features/contact/public.ts';
import { OfferSearchPage } from '#web/features/offers/search/offer-search-page.tsx';
import { country, offerEntity, offerServer, supplier } from '../offer-server.ts';
import { overviewAnswer } from '../overview-answer.ts';

const AT = { path: '/offers/:id', address: `/offers/${testId('cattle')}`, country };
const NEAR = `${AT.address}?place=80331+M%C3%BCnchen&lat=48.1&lon=11.4&radius=25`;

const open = (world: PageWorld) => renderPage(<OfferSearchPage />, { ...AT, ...world });

test('a result says what, where, how far, and how to call', async () => {
  const answers = offerServer([offerEntity('ours', { amount: 1200, gender: 'female' })]);
  await open({ address: NEAR, answers });
  const card = within(await screen.findByRole('article'));
  const link = await card.findByRole('link', { name: '1.200 Fleckvieh' });
  expect(link.getAttribute('href')).toBe(`/offer/${testId('ours')}`);
  expect(card.getAllByText(/Hof am See/)).not.toHaveLength(0);
  expect(card.getByText('München')).toBeTruthy();
  expect(card.getByText('10 min').parentElement?.textContent).toBe('10 min · 7 km');
  expect(card.getByRole('link', { name: /^Nachricht/ }).getAttribute('href')).toBe(
    'mailto:hof@example.org',
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    t('offers.titleNear', { kind: 'Rinder', place: '80331 München' }),
  );
  expect(
    screen.getByRole('heading', { level: 2, name: t('offers.found', { count: 1, shown: '1' }) }),
  ).toBeTruthy();
});

test('a result shows its first photo, and the portrait of its species where that does not come', async () => {
  const photo = (name: string) => ({ large: testId('large'), small: testId(name), text: name });
  const answers = offerServer([
    offerEntity('ours', { photos: [photo('Stallgang'), photo('Weidegang')] }),
  ]);
  await open({ address: NEAR, answers });
  const image = await screen.findByRole('img', { name: 'Stallgang' });
  expect(image.getAttribute('src')).toBe(`/api/eav/entity/photo/${testId('Stallgang')}`);
  expect(image.getAttribute('loading')).toBe('lazy');
  screen.getByText(t('offers.photos', { count: 2 }));
  fireEvent.error(image);
  expect(screen.queryByRole('img')).toBeNull();
});

test('a link that is older than the data says what it leaves out, and searches by the rest', async () => {
  const names = ['breed', 'usage', 'gender', 'age', 'category', 'association', 'supplier'] as const;
  const address = `${NEAR}&week=2020-W10&field=${testId('gone')}%3D1&${names.map((name) => `${name}=${testId('gone')}`).join('&')}&category=${testId('breeding')}`;
  const answers = offerServer([offerEntity('ours')]);
  const { calls } = await open({ address, answers });
  const gone = [...names, 'week' as const, 'field' as const].map((name) =>
    t(`offers.condition.${name}`),
  );
  await waitFor(() => {
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
    for (const name of gone) expect(said.join()).toContain(name);
  });
  await screen.findByRole('article');
  const last = calls.findLast(({ name }) => name === 'POST search/search/overview');
  const asked = JSON.stringify(Object(last?.input).attributeFilter);
  expect([asked.includes(testId('gone')), asked.includes(testId('breeding'))]).toEqual([
    false,
    true,
  ]);
});

test('a result says when its supplier last confirmed it', async () => {
  await open({ answers: offerServer([offerEntity('ours')]) });
  await screen.findByText(t('offers.confirmedOn', { day: '01.02.2026' }));
});

test('a filter stands in the address, in words above the results, and is taken away there', async () => {
  const answers = offerServer([offerEntity('ours')]);
  const { user, address } = await open({ answers });
  await user.click(await screen.findByRole('button', { name: t('list.filters') }));
  await user.click(await screen.findByRole('checkbox', { name: /^Weiblich/ }));
  await expect.poll(address).toBe(`${AT.address}?gender=female`);
  await user.click(screen.getByRole('button', { name: t('action.close') }));
  await user.click(await screen.findByRole('button', { name: 'Geschlecht: Weiblich entfernen' }));
  await expect.poll(address).toBe(AT.address);
  const heading = screen.getByRole('heading', { level: 1 });
  await expect.poll(() => document.activeElement).toBe(heading);
});

test('who takes one of several conditions away stays with the others', async () => {
  const answers = offerServer([offerEntity('ours')]);
  const { user } = await open({ address: `${AT.address}?spot=1&now=1`, answers });
  const chosen = await screen.findByRole('region', { name: t('offers.chosenFilters') });
  const [first] = within(chosen).getAllByRole('button');
  await user.click(first ?? chosen);
  await waitFor(() => expect(within(chosen).getAllByRole('button')).toHaveLength(1));
  await waitFor(() => expect(document.activeElement).toBe(chosen));
});

/** Lists that a species' choices are made of, which other pages share. */
const CHOICES = [
  'offergroup',
  'animalusage',
  'agecategory',
  'category1',
  'category2',
  'classification',
];

test('on a desk one call says all of the offers, and a click on a filter is one more', async () => {
  matchMedia();
  const offers = [offerEntity('ours', { associations: [supplier.id] }), offerEntity('theirs')];
  const { user, calls, kernel } = await open({
    address: `${NEAR}&spot=1`,
    answers: offerServer(offers),
  });
  const asked = () =>
    calls
      .map(({ name, input }) => `${name.split('/').at(-1)} ${Object(input).entityClass}`)
      .filter((call) => !CHOICES.some((name) => call === `execute ${name}`));
  const cards = await screen.findAllByRole('link', { name: '10 Fleckvieh' });
  expect(cards).toHaveLength(offers.length);
  const female = await screen.findByRole('checkbox', { name: /^Weiblich/ });
  const nothingWaits = () => waitFor(() => expect(kernel.queries.isFetching()).toBe(0));
  await nothingWaits();
  expect(asked()).toEqual(['ids undefined', 'overview offer', 'execute offerfield']);
  await user.click(female);
  await screen.findByRole('button', { name: 'Geschlecht: Weiblich entfernen' });
  await nothingWaits();
  expect(asked().slice(3)).toEqual(['overview offer']);
});

test('of two filters that are pressed before the page has followed, both count', async () => {
  matchMedia();
  await open({ address: NEAR, answers: offerServer([offerEntity('one')]) });
  const female = await screen.findByRole('checkbox', { name: /^Weiblich/ });
  const spot = screen.getByRole('checkbox', { name: inside('offers.condition.spot') });
  fireEvent.click(female);
  fireEvent.click(spot);
  expect([female, spot]).toMatchObject([{ checked: true }, { checked: true }]);
  await screen.findByRole('button', { name: 'Geschlecht: Weiblich entfernen' });
});

test('where the last counted offer is gone when the next page comes, nothing more is offered', async () => {
  const offers = Array.from({ length: 51 }, (_, index) => offerEntity(`offer ${index}`));
  const plain = offerServer(offers);
  const answers = offerServer(offers, {
    'POST search/search/execute': (asked) =>
      asked.pagination?.cursor
        ? { items: [], next: null }
        : (plain['POST search/search/execute']?.(asked) as never),
  });
  const { user } = await open({ answers });
  await user.click(await screen.findByRole('button', { name: t('list.more', { count: 1 }) }));
  await screen.findByText(t('list.loaded', { shown: '50', total: '50' }));
  expect(screen.queryByRole('button', { name: t('list.more', { count: 1 }) })).toBeNull();
});

test('the next offers come with the names that their cards show', async () => {
  const first = Array.from({ length: 50 }, (_, index) => offerEntity(`offer ${index}`));
  const labels = [{ lang: 'de_DE', label: 'Gelbvieh' }];
  const breed = entityOf('offergroup', { labels, animalkind: testId('cattle') }, 'gelbvieh');
  const last = offerEntity('last', { offergroup: breed.id });
  const answers = offerServer([...first, last], {
    'POST search/search/execute': ({ entityClass, with: fields = [] }) =>
      ({
        items: entityClass === 'offer' ? [last] : [],
        next: null,
        named: fields.includes('offergroup') ? [breed] : [],
      }) as never,
  });
  const { user } = await open({ answers });
  await user.click(await screen.findByRole('button', { name: t('list.more', { count: 1 }) }));
  await screen.findByRole('link', { name: '10 Gelbvieh' });
});

test('with nothing found the three changes of the search that find most are one press away, then an exception', async () => {
  const austria = countryOf({ code: 'AT', allowTransnationalSearch: true });
  const own = countryOf({ allowTransnationalSearch: true });
  austria.data.enabledAnimals = own.data.enabledAnimals;
  const plain = offerServer([]);
  const answers = offerServer([], {
    'POST search/search/overview': (asked) => ({
      ...overviewAnswer(asked, () => [], []),
      // Without the radius, the sex, the week, the amount, and what is not there now.
      without: [7, 2, 6, 0, 3],
    }),
    'POST search/search/execute': (asked) =>
      asked.entityClass === 'country'
        ? ({ items: [austria], next: null } as never)
        : (plain['POST search/search/execute']?.(asked) as never),
    'POST search/search/count': () => ({ count: 5 }),
  });
  const { user, address } = await open({
    country: own,
    address: `${NEAR}&gender=male&week=2099-W20&amount=500&now=1`,
    answers,
  });
  const ways = within(await screen.findByRole('region', { name: t('offers.noneMore') }));
  const finds = (words: string, count: number) =>
    `${words} ${t('offers.found', { count, shown: String(count) })} ${t('offers.upTo', { radius: '25 km' })}`;
  const without = (condition: string) => t('offers.without', { condition });
  await expect
    .poll(() => ways.getAllByRole('listitem').map(({ textContent }) => textContent))
    .toEqual([
      finds(without('KW 20 2099 (−2/+2)'), 6),
      finds(t('offers.condition.abroad'), 5),
      finds(without(t('offers.condition.now')), 3),
    ]);
  const exception = await screen.findByRole('link', { name: t('home.pathRequest') });
  expect(exception.getAttribute('href')).toContain(`${testId('cattle')}/request?place=80331`);
  await user.click(ways.getByRole('button', { name: finds(t('offers.condition.abroad'), 5) }));
  await expect.poll(address).toContain('abroad=1');
  const heading = screen.getByRole('heading', { level: 1 });
  await expect.poll(() => document.activeElement).toBe(heading);
});

test('with nothing near the nearest three come first, the others on wish', async () => {
  const far = ['a', 'b', 'c', 'd', 'e'].map((name) => offerEntity(name));
  const answers = offerServer(far, {
    'POST search/search/overview': (asked) => ({
      ...overviewAnswer(asked, () => [], []),
      without: [5],
    }),
  });
  const { user } = await open({ address: NEAR, answers });
  await screen.findByRole('heading', {
    level: 3,
    name: t('offers.nearest', { count: 5, shown: '5' }),
  });
  expect(await screen.findAllByRole('article')).toHaveLength(3);
  await user.click(
    screen.getByRole('button', { name: t('offers.showMore', { count: 2, shown: '2' }) }),
  );
  expect(screen.getAllByRole('article')).toHaveLength(5);
  expect(document.activeElement).not.toBe(document.body);
});

test('with nothing found a guest can say that a breed is missing', async () => {
  const { user, address } = await open({ answers: offerServer([]) });
  await user.click(await screen.findByRole('button', { name: t('offers.missingBreed') }));
  await expect.poll(address).toBe('/contact?animals=Rinder&breed=');
});

test('a breed that the filter does not know is told by its name', async () => {
  const { user, address } = await open({ answers: offerServer([offerEntity('ours')]) });
  await user.click(await screen.findByRole('button', { name: t('list.filters') }));
  await user.click(await screen.findByRole('button', { name: inside('offers.allBreeds') }));
  await user.type(await screen.findByLabelText(t('pick.search')), 'Zwergzebu');
  await user.click(screen.getByRole('button', { name: t('offers.missingBreed') }));
  await expect.poll(address).toBe('/contact?animals=Rinder&breed=Zwergzebu');
});

test('a country without requests promises no exception', async () => {
  await open({ country: countryOf({ usesRequestSystem: false }), answers: offerServer([]) });
  await screen.findByRole('heading', { name: t('offers.noneMore') });
  expect(screen.queryByText(/Ausnahme/)).toBeNull();
});

test('a search that fails says so and can be tried again', async () => {
  let isAway = true;
  const offers = [offerEntity('ours')];
  const whole = offerServer(offers);
  const answers = offerServer(offers, {
    'POST search/search/overview': (input) => {
      if (isAway) throw new FakeFailure(500, 'internal');
      return whole['POST search/search/overview']?.(input) as never;
    },
  });
  const { user } = await open({ answers });
  const retry = await screen.findByRole('button', { name: t('action.retry') });
  isAway = false;
  await user.click(retry);
  await screen.findByRole('heading', {
    level: 2,
    name: t('offers.found', { count: 1, shown: '1' }),
  });
});

test('a filter whose search fails is in force, and can be tried again', async () => {
  matchMedia();
  const whole = offerServer([offerEntity('ours')]);
  let isAway = false;
  const answers = offerServer([offerEntity('ours')], {
    'POST search/search/overview': (input) => {
      if (isAway) throw new FakeFailure(500, 'internal');
      return whole['POST search/search/overview']?.(input) as never;
    },
  });
  const { user } = await open({ answers });
  const female = await screen.findByRole('checkbox', { name: /^Weiblich/ });
  isAway = true;
  await user.click(female);
  const retry = await screen.findByRole('button', { name: t('action.retry') });
  isAway = false;
  await user.click(retry);
  await screen.findByRole('article');
  screen.getByRole('button', { name: 'Geschlecht: Weiblich entfernen' });
});

test.each([
  ['does not exist', 'unicorns', country],
  ['the country does not offer', 'sheep', countryOf({ enabledAnimals: [testId('cattle')] })],
])('an animal kind that %s is said and leads Home', async (_, kind, visited) => {
  const address = `/offers/${testId(kind)}`;
  const { kernel, ...page } = await open({ country: visited, address, answers: offerServer([]) });
  await expect.poll(page.address).toBe('/');
  expect(kernel.notifications.state.get().current?.text).toBe(t('offer.hidden.kind'));
});

test.each([
  [
    'offers that were found stay',
    [offerEntity('one')],
    { name: t('offers.found', { count: 1, shown: '1' }) },
  ],
  ['that there is no animal is not said of the next search', [], { name: t('loading.text') }],
])('until a search is answered, it is busy: %s', async (_, offers, meanwhile) => {
  const holds: { 'POST search/search/overview'?: Promise<void> } = {};
  const page = await open({ address: `${NEAR}&gender=male`, answers: offerServer(offers), holds });
  const answered =
    offers.length > 0 ? meanwhile : { name: t('offers.noneWithin', { radius: '25 km' }) };
  await screen.findByRole('heading', { level: 2, ...answered });
  const answer = Promise.withResolvers<void>();
  holds['POST search/search/overview'] = answer.promise;
  await page.user.click(screen.getByRole('button', { name: 'Geschlecht: Männlich entfernen' }));
  const busy = within(await screen.findByRole('generic', { busy: true }));
  await busy.findByRole('heading', { level: 2, ...meanwhile });
  answer.resolve();
  await waitFor(() => expect(screen.queryByRole('generic', { busy: true })).toBeNull());
  screen.getByRole('heading', { level: 2, ...answered });
});
