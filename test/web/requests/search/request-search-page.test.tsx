import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS, type Settings } from '#shared/settings/settings.ts';
import { PARTIES, processOf } from '#test/shared/requests/process-of.ts';
import { accountOf } from '#test/support/accounts.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { type OfferFields, offerOf, supplierData } from '#test/support/offers.ts';
import { testId } from '#test/support/test-id.ts';
import { inside, starting, t } from '#test/web/catalogue-text.ts';
import { type Answers, FakeFailure } from '../../fake-server.ts';
import { memoryStorage } from '../../memory-storage.ts';
import { countryOf } from '../../test-country.ts';
import { accounts, BEGIN, packageEntity } from '../request-library.ts';
import { ALL_CHOSEN, CREATED, goOn, initCalls, open } from './search-stage.tsx';

test('a guest sees what is needed and can sign in', async () => {
  const opened = await open();
  await screen.findByRole('heading', { name: t('words.needed') });
  expect(screen.getByRole('button', { name: t('words.signInAndGoOn') })).toBeDefined();
  expect(initCalls(opened)).toEqual([]);
});

test.each([
  ['an authority', accounts.aut],
  ['a farmer without the right', accountOf('AGR', 'agr', { staticData: { canRequest: false } })],
  ['an association that may not act for farmers', accountOf('ASO', 'aso')],
])('%s is told that it may not file', async (_, account) => {
  await open({ account });
  await screen.findByText(t('errors.requests.mayNotRequest'));
  expect(screen.queryByRole('button', { name: t('action.continue') })).toBeNull();
});

test('a farmer comes to its draft in four steps; what is the only choice counts as made', async () => {
  const opened = await open({
    account: accounts.agr,
    search: `?breed=${testId('fleckvieh')}&gender=male&lat=48&lon=11`,
  });
  await screen.findByRole('heading', { name: t('requests.step.animals') });
  await goOn(opened);
  const heading = await screen.findByRole('heading', { name: t('requests.step.site') });
  expect(document.activeElement).toBe(heading);
  await screen.findByText(`${t('role.AUT')}: Landesamt`, { exact: false });
  screen.getByText(inside('requests.searchLimits', { radius: '200 km', hours: 8 }));
  await goOn(opened);
  await opened.user.click(await screen.findByRole('radio', { name: /^Behörde/ }));
  // No form for these animals goes to the control body.
  expect(screen.queryByRole('radio', { name: /^Kontrollstelle/ })).toBeNull();
  await goOn(opened);
  await opened.user.dblClick(await screen.findByRole('button', { name: BEGIN }));
  await waitFor(() => expect(opened.address()).toBe(`/requests/${CREATED.id}/fill`));
  expect(initCalls(opened)).toEqual([
    {
      key: expect.any(String),
      type: 'authority',
      package: { id: testId('package') },
      location: testId('location'),
      animalkind: testId('cattle'),
      offergroup: testId('fleckvieh'),
      gender: 'male',
      searchFilter: {
        attributeFilter: {
          $and: [
            { field: 'offergroup', comparison: 'in', value: [testId('fleckvieh')] },
            { field: 'gender', comparison: 'in', value: ['male'] },
          ],
        },
      },
    },
  ]);
});

test('type and form that the user set once count as chosen, where they are offered', async () => {
  const settings = (requests: Settings['requests']): Answers => ({
    'GET livestock/settings/get': () => ({ ...DEFAULT_SETTINGS, requests }),
  });
  const data = { ...packageEntity.data, requestTypes: ['authority', 'controlbody'] };
  const other = { ...packageEntity, id: testId('other form'), data };
  const world = { account: accounts.agr, search: '?step=package', more: [other] };
  const usual = await open({
    ...world,
    answers: settings({ type: 'controlbody', package: other.id }),
  });
  await usual.user.click(await screen.findByRole('button', { name: BEGIN }));
  await waitFor(() => expect(initCalls(usual)).toHaveLength(1));
  expect(initCalls(usual)[0]).toMatchObject({ type: 'controlbody', package: { id: other.id } });
  usual.unmount();

  await open({ ...world, answers: settings({ type: 'lowhatch', package: other.id }) });
  await screen.findByRole('heading', { name: t('requests.step.type') });
  const radios = screen.getAllByRole('radio');
  expect(radios.some((radio) => radio instanceof HTMLInputElement && radio.checked)).toBe(false);
});

test.each([
  [true, 1],
  [false, 0],
])(
  'that other countries do not count is said where they were searched: %s',
  async (isOpen, times) => {
    await open({
      account: accounts.agr,
      search: '?abroad=1',
      country: countryOf({ allowTransnationalSearch: isOpen }),
    });
    await screen.findByRole('heading', { name: t('requests.step.animals') });
    expect(screen.queryAllByText(t('requests.onlyHere', { country: 'Deutschland' }))).toHaveLength(
      times,
    );
  },
);

test('entries that name no animal kind are for every one', async () => {
  const labels = [{ lang: 'de_DE', label: 'Zweinutzung' }];
  const other = { labels: [{ lang: 'de_DE', label: 'Legehennen' }], animalkinds: [testId('hens')] };
  await open({
    account: accounts.agr,
    more: [
      entityOf('classification', { labels, animalkinds: [], countries: [] }, 'for all'),
      entityOf('classification', { ...other, countries: [] }, 'of hens'),
    ],
  });
  await screen.findByRole('option', { name: 'Zweinutzung' });
  expect(screen.queryByRole('option', { name: 'Legehennen' })).toBeNull();
});

test('offers that fit come first', async () => {
  const offer = entityOf('offer', offerOf(), 'offer');
  await open({ account: accounts.agr, more: [offer] });
  await screen.findByText(t('requests.offersNear', { shown: '1', radius: '200 km', count: 1 }));
  const link = await screen.findByRole('link', { name: /^10 / });
  expect(link.getAttribute('href')).toBe(`/offer/${offer.id}`);
});

const category = (name: string, label: string, more: object = {}) =>
  entityOf('category1', { labels: [{ lang: 'de_DE', label }], ...more }, name);
const fattening = category('fattening', 'Masttiere', { disabledForRequestSearch: true });
const breeding = category('breeding', 'Zuchttiere');

test('where conditions hide all offers, the first screen says how many there are without them', async () => {
  const offers = ['one', 'two'].map((name) => entityOf('offer', offerOf(), name));
  await open({ account: accounts.agr, search: '?amount=9000', more: offers });
  await screen.findByText(t('requests.offersNear', { radius: '200 km', count: 0 }));
  await screen.findByText(
    t('requests.withoutConditions', {
      near: 'yes',
      kind: 'Rinder',
      count: 2,
      shown: '2',
      radius: '200 km',
    }),
  );
});

test('of several classifications searched for none is chosen for the request, and that is said', async () => {
  const classes = ['A', 'B'].map((label) => {
    const labels = [{ lang: 'de_DE', label }];
    const data = { labels, animalkinds: [testId('cattle')], countries: [] };
    return entityOf('classification', data, label);
  });
  const search = `?${classes.map(({ id }) => `classification=${id}`).join('&')}`;
  const { user } = await open({ account: accounts.agr, search, more: classes });
  const field = await screen.findByRole('combobox', { name: t('offers.condition.classification') });
  expect(field).toHaveProperty('value', '');
  const filters = t('offers.condition.classification');
  const said = new RegExp(t('requests.otherFilters', { filters }));
  expect(screen.getByText(said)).toBeDefined();
  await user.selectOptions(field, 'B');
  expect(field).toHaveProperty('value', testId('B'));
  expect(screen.queryByText(said)).toBeNull();
});

test('what is sold out, comes later or counts for no request is no alternative', async () => {
  const none: [string, OfferFields][] = [
    ['gone', { status: 'unavailable' }],
    ['later', { status: 'later', availableFrom: '2099-01-01' }],
    ['fattening', { category1: [fattening.id] }],
  ];
  const offers = none.map(([name, more]) => entityOf('offer', offerOf(more), name));
  const both = entityOf('offer', offerOf({ category1: [fattening.id, breeding.id] }), 'both');
  await open({
    account: accounts.agr,
    search: ALL_CHOSEN,
    more: [...offers, both, fattening, breeding],
  });
  await screen.findByText(t('requests.offersNear', { shown: '1', radius: '200 km', count: 1 }));
  expect(screen.getAllByText(t('requests.whyNot'))).toHaveLength(1);
});

test('a category that counts for no request is taken out of its search, and that is said', async () => {
  const opened = await open({
    account: accounts.agr,
    search: `?category=${fattening.id}&category=${breeding.id}`,
    more: [fattening, breeding],
  });
  await screen.findByText(t('requests.categoriesLeftOut', { categories: 'Masttiere' }));
  opened.unmount();
  const last = await open({
    account: accounts.agr,
    search: `${ALL_CHOSEN}&category=${fattening.id}&category=${breeding.id}`,
    more: [fattening, breeding],
  });
  await last.user.click(await screen.findByRole('button', { name: BEGIN }));
  await waitFor(() => expect(initCalls(last)).toHaveLength(1));
  const value = [breeding.id];
  expect(initCalls(last)).toMatchObject([
    { searchFilter: { attributeFilter: { $and: [{ field: 'category1', value }] } } },
  ]);
});

const OTHER_REASON = t('requests.whyNotNeedsText');

test('why an offer near the farm does not fit goes with the request, at the revision that was read', async () => {
  const offer = { ...entityOf('offer', offerOf(), 'offer'), rev: 3 };
  const opened = await open({ account: accounts.agr, search: ALL_CHOSEN, more: [offer] });
  const { user } = opened;
  await user.click(await screen.findByText(t('requests.whyNot')));
  await user.click(screen.getByRole('checkbox', { name: t('requests.offerReason.age') }));
  await user.click(screen.getByRole('checkbox', { name: t('requests.offerReason.other') }));
  await user.click(screen.getByRole('button', { name: BEGIN }));
  expect(screen.getByRole('alert').textContent).toContain(OTHER_REASON);
  expect(initCalls(opened)).toEqual([]);

  await user.type(screen.getByRole('textbox', { name: /^In eigenen Worten/ }), ' Zu groß. ');
  await user.click(screen.getByRole('button', { name: BEGIN }));
  await waitFor(() => expect(initCalls(opened)).toHaveLength(1));
  const offers = [{ id: offer.id, rev: 3, reasons: ['age', 'other'], text: 'Zu groß.' }];
  expect(initCalls(opened)).toMatchObject([{ searchFilter: { offers } }]);
});

test('what was said of an offer is there again after a reload, unless the offer changed', async () => {
  const offer = entityOf('offer', offerOf(), 'offer');
  const world = { account: accounts.agr, search: ALL_CHOSEN };
  const storage = memoryStorage();
  const first = await open({ ...world, more: [offer], storage });
  await first.user.click(await screen.findByText(t('requests.whyNot')));
  await first.user.click(screen.getByRole('checkbox', { name: t('requests.offerReason.age') }));
  first.unmount();

  const second = await open({ ...world, more: [offer], storage });
  await screen.findByText(t('requests.whyNotSaid'));
  second.unmount();
  const third = await open({ ...world, more: [{ ...offer, rev: 2 }], storage });
  await screen.findByText(t('requests.whyNot'));
  expect(screen.queryByText(t('requests.whyNotSaid'))).toBeNull();
  third.unmount();
});

test('of many offers the nearest four stand open; the rest is folded with a count, and can be answered too', async () => {
  const more = ['1', '2', '3', '4', '5', '6'].map((number) =>
    entityOf('offer', offerOf(), `offer ${number}`),
  );
  const opened = await open({ account: accounts.agr, search: ALL_CHOSEN, more });
  const { user } = opened;
  const fold = (await screen.findByText(t('requests.offersFarther', { count: 2 }))).closest(
    'details',
  );
  expect(fold?.open).toBe(false);
  expect(screen.getAllByText(t('requests.whyNot'))).toHaveLength(6);
  const farther = within(fold as HTMLElement);
  expect(farther.getAllByText(t('requests.whyNot'))).toHaveLength(2);

  await user.click(farther.getByText(t('requests.offersFarther', { count: 2 })));
  await user.click(farther.getAllByText(t('requests.whyNot'))[1] as HTMLElement);
  await user.click(
    farther.getAllByRole('checkbox', { name: t('requests.offerReason.other') }).at(-1) as never,
  );
  await user.click(farther.getByText(t('requests.offersFarther', { count: 2 })));
  await user.click(screen.getByRole('button', { name: BEGIN }));
  await user.click(within(screen.getByRole('alert')).getByRole('link'));
  expect(fold?.open).toBe(true);
  await user.type(
    farther.getAllByRole('textbox', { name: /^In eigenen Worten/ }).at(-1) as never,
    'Zu weit.',
  );
  await farther.findByText(t('requests.offersFartherSaid', { count: 1 }));
  await user.click(screen.getByRole('button', { name: BEGIN }));
  await waitFor(() => expect(initCalls(opened)).toHaveLength(1));
  expect(initCalls(opened)).toMatchObject([
    { searchFilter: { offers: [{ reasons: ['other'], text: 'Zu weit.' }] } },
  ]);
});

test('each type says the way that its forms take, and no other', async () => {
  const [application, , decision] = packageEntity.data.steps;
  const alone = { ...packageEntity.data, steps: [application, decision] };
  await open({
    account: accounts.agr,
    search: '?step=type',
    forms: [{ ...packageEntity, data: alone }],
  });
  await screen.findByText(t('requests.way.alone', { decider: t('role.AUT') }));
});

test('in the middle of a sentence a role begins small, where the language writes nouns small', async () => {
  await open({ account: accounts.agr, search: '?step=type', locale: 'da_DK' });
  await screen.findByText(/: kontrolorgan\..*: myndighed\./);
});

test('animals without any form are told so', async () => {
  const none = { ...packageEntity, data: { ...packageEntity.data, enabled: false } };
  await open({ account: accounts.agr, search: '?step=type', forms: [none] });
  await screen.findByText(t('requests.noPackage'));
});

test('the form to choose comes with all that stands above it: nothing moves away from under the finger', async () => {
  const offer = entityOf('offer', offerOf(), 'offer');
  const running = entityOf('request-process', processOf({ hid: 'DE-2026-000009' }), 'running');
  await open({ account: accounts.agr, search: ALL_CHOSEN, more: [offer, running] });
  await screen.findByRole('button', { name: BEGIN });
  expect(
    screen.getByText(t('requests.offersNear', { shown: '1', radius: '200 km', count: 1 })),
  ).toBeDefined();
  expect(screen.getByText(t('requests.earlierRunning', { count: 1 }))).toBeDefined();
  expect(screen.getByRole('link', { name: 'DE-2026-000009' })).toBeDefined();
});

test('an address that is ahead of the choices shows the first step with a gap', async () => {
  const sites = supplierData().locationsOfSale;
  const second = sites.map((site) => ({ ...site, id: testId('second'), internalName: 'Stall' }));
  const account = accountOf('AGR', 'agr', {
    userData: {
      insData: [{ ins: PARTIES.ins }],
      supData: [supplierData({ locationsOfSale: [...sites, ...second] })],
    },
  });
  const opened = await open({ account, search: '?step=package' });
  await screen.findByRole('heading', { name: t('requests.step.site') });
  await goOn(opened);
  screen.getByRole('link', { name: `${t('requests.step.site')} ${t('words.choose')}` });
});

const [usual] = supplierData().locationsOfSale;
const farmWith = (...addresses: object[]) =>
  accountOf('AGR', 'agr', {
    userData: {
      insData: [{ ins: PARTIES.ins }],
      supData: [
        supplierData({
          locationsOfSale: addresses.map((address) => ({ ...usual, address }) as never),
        }),
      ],
    },
  });

test('a location without a position says what it lacks, and is completed on the spot', async () => {
  const { user } = await open({ account: farmWith({}), search: '?step=site' });
  await screen.findByText(inside('errors.offers.noGeoPosition'));
  await user.click(screen.getByRole('button', { name: starting('words.complete') }));
  await screen.findByRole('heading', { name: t('profile.locationEdit') });
});

test('without a location one is added on the spot', async () => {
  const { user } = await open({ account: farmWith(), search: '?step=site' });
  await user.click(await screen.findByRole('button', { name: t('words.locationAdd') }));
  await screen.findByRole('heading', { name: t('words.locationAdd') });
});

test('on the site of another country no location is added: a farm has them at home only', async () => {
  const farm = farmWith();
  const account = accountOf('AGR', 'agr', {
    staticData: { country: testId('AT') },
    userData: farm.data.userData,
  });
  await open({ account, search: '?step=site' });
  await screen.findByText(t('errors.accounts.otherCountry'));
  expect(screen.queryByRole('button', { name: t('words.locationAdd') })).toBeNull();
});

test('where no region has the postal code, it says whom to ask', async () => {
  const address = { citycode: '99999', geoPosition: { lat: 48, lon: 11 } };
  await open({ account: farmWith(address), search: '?step=site' });
  await screen.findByText(inside('requests.askForRegion'));
  const link = screen.getByRole('link', { name: t('contact.title') });
  expect(link.getAttribute('href')).toBe('/contact');
});

test('where the region has no authority, it says whom to ask', async () => {
  const region = entityOf('region', { labels: [] }, 'empty region');
  const address = { region: region.id, geoPosition: { lat: 48, lon: 11 } };
  await open({ account: farmWith(address), more: [region], search: '?step=site' });
  await screen.findByText(t('errors.requests.noAutForRegion'));
  expect(screen.getByRole('link', { name: t('contact.title') })).not.toBeNull();
});

test('an office is told that the farm completes its locations itself', async () => {
  const farm = { ...farmWith({}), id: testId('farm') };
  await open({ account: accounts.ins, more: [farm], search: `?step=site&farmer=${farm.id}` });
  await screen.findByText(t('requests.siteOfFarm'));
  expect(screen.queryByRole('button', { name: starting('words.complete') })).toBeNull();
});

test.each([
  ['requests.positionElsewhere', t('requests.step.site'), t('session.profile')],
  ['requests.noAutForRegion', t('requests.step.site'), t('errors.requests.noAutForRegion')],
  ['requests.typeNotAllowed', t('requests.step.type'), t('errors.requests.typeNotAllowed')],
  ['requests.packageNotOffered', t('requests.step.package'), t('errors.requests.typeNotAllowed')],
  [
    'requests.searchTooNarrow',
    t('requests.step.animals'),
    t('errors.requests.conditionNotPossible'),
  ],
])('the refusal %s is told at the step “%s”', async (code, heading, text) => {
  const opened = await open({
    account: accounts.agr,
    search: ALL_CHOSEN,
    answers: {
      'POST livestock/request/initrequest': () => {
        throw new FakeFailure(422, code);
      },
    },
  });
  await opened.user.click(await screen.findByRole('button', { name: BEGIN }));
  await screen.findByRole('heading', { name: heading });
  expect(screen.getByRole('alert').textContent).toContain(text);
});
