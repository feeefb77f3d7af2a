import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { accountOf } from '#test/support/accounts.ts';
import { supplierData } from '#test/support/offers.ts';
import { testId } from '#test/support/test-id.ts';
import { ANY, counting, starting, t } from '#test/web/catalogue-text.ts';
import { type Answers, FakeFailure } from '#test/web/fake-server.ts';
import { type PageWorld, renderPage } from '#test/web/render-page.tsx';
import { countryOf } from '#test/web/test-country.ts';
import { SupplierListPage } from '#web/features/offers/search/supplier-list-page.tsx';
import { country, offerServer, supplier } from '../offer-server.ts';

const AT = {
  path: '/offers/:id/suppliers',
  address: `/offers/${testId('cattle')}/suppliers`,
  country,
};
const label = (text: string) => [{ lang: 'de_DE' as const, label: text }];
const [location] = supplierData().locationsOfSale;
const northern = accountOf('SUP', 'northern', {
  userData: {
    supData: [
      supplierData({
        locationsOfSale: location
          ? [
              {
                ...location,
                address: {
                  ...location.address,
                  phone: '+49 40 123',
                  geoPosition: { lat: 53.5, lon: 10 },
                },
              },
            ]
          : [],
      }),
    ],
  },
});

const row = (owner: string, name: string, city: string, offers: number) => ({
  key: { owner, 'place.name': name, 'place.city': city },
  values: { offers, animals: offers * 10 },
});
const rows = [
  row(northern.id, 'Alsterhof', 'Hamburg', 2),
  row(supplier.id, 'Hof am See', 'München', 1),
];
const plain = offerServer([]);
const answers: Answers = {
  ...plain,
  'POST search/aggregate/run': () => ({ rows }),
  'POST search/search/ids': ({ ids = [] }) => {
    const answer = plain['POST search/search/ids']?.({ ids });
    const more = [northern].filter(({ id }) => ids.includes(id));
    return { items: [...(answer?.items ?? []), ...more], missing: [] } as never;
  },
};
const names = () =>
  screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

const open = (world: PageWorld = {}) =>
  renderPage(<SupplierListPage />, { ...AT, answers, ...world });

test('suppliers stand by name, with what they offer and the number to call first', async () => {
  await open();
  await screen.findByRole('heading', {
    level: 1,
    name: `${t('offers.suppliers')}: Rinder`,
  });
  await screen.findByRole('heading', {
    level: 2,
    name: t('offers.suppliersFound', { count: 2, shown: '2' }),
  });
  expect(names()).toEqual(['Alsterhof', 'Hof am See']);
  const first = within(screen.getAllByRole('article')[0] as HTMLElement);
  expect(first.getByText('Hamburg')).toBeDefined();
  expect(first.getByText('20')).toBeDefined();
  await first.findByRole('link', { name: /^Anrufen/ });
  const links = first.getAllByRole('link', { name: /Alsterhof/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/offers/${testId('cattle')}?supplier=${northern.id}`,
    'tel:+4940123',
    'mailto:hof@example.org',
  ]);
});

test('two suppliers of one name each lead to their own offers', async () => {
  const twins = rows.map(({ key, values }) => ({
    key: { ...key, 'place.name': 'Hof am See' },
    values,
  }));
  await open({
    answers: { ...answers, 'POST search/aggregate/run': () => ({ rows: twins }) },
  });
  await screen.findAllByText('Hof am See');
  const links = screen.getAllByRole('link', { name: counting('offers.found', { shown: ANY }) });
  const targets = links.flatMap((link) => link.getAttribute('href')?.split('?')[1] ?? []);
  expect(targets.sort()).toEqual([northern.id, supplier.id].map((id) => `supplier=${id}`).sort());
});

test('with a place the nearest stands first, with its distance; the order can be changed', async () => {
  const address = `${AT.address}?place=M%C3%BCnchen&lat=48.1&lon=11.4`;
  const { user, ...page } = await open({ address });
  await screen.findByRole('heading', {
    level: 2,
    name: t('offers.suppliersFound', { count: 2, shown: '2' }),
  });
  expect(names()).toEqual(['Hof am See', 'Alsterhof']);
  expect(screen.getByText('10 min').parentElement?.textContent).toBe('10 min · 7 km');
  await user.selectOptions(screen.getByRole('combobox', { name: t('offers.sort') }), 'name');
  await expect.poll(page.address).toBe(`${address}&order=name`);
  expect(names()).toEqual(['Alsterhof', 'Hof am See']);
});

test('a place where the supplier sells none of these animals is not what is near', async () => {
  const away = {
    ...location,
    id: testId('away'),
    isDefault: true,
    address: { ...location?.address, city: 'Dachau', phone: '+49 8131 9' },
  };
  const selling = northern.data.userData.supData[0]?.locationsOfSale.map((place) => ({
    ...place,
    address: { ...place.address, city: 'Hamburg' },
  }));
  const twoPlaces = accountOf('SUP', 'northern', {
    userData: { supData: [supplierData({ locationsOfSale: [away, ...(selling ?? [])] as never })] },
  });
  await open({
    address: `${AT.address}?place=M%C3%BCnchen&lat=48.1&lon=11.4`,
    answers: {
      ...answers,
      'POST search/aggregate/run': () => ({ rows: rows.slice(0, 1) }),
      'POST search/search/ids': ({ ids = [] }) =>
        (ids.includes(twoPlaces.id)
          ? { items: [twoPlaces], missing: [] }
          : plain['POST search/search/ids']?.({ ids })) as never,
    },
  });
  const call = await screen.findByRole('link', { name: /^Anrufen/ });
  expect(call.getAttribute('href')).toBe('tel:+4940123');
  expect(screen.getByText(/ km$/).textContent).toMatch(/6\d\d km$/);
});

describe('where searches go across borders', () => {
  const going = { enabledAnimals: [testId('cattle')], allowTransnationalSearch: true };
  const austria = countryOf({ ...going, code: 'AT', labels: label('Österreich') });
  const others = [
    austria,
    countryOf({ ...going, code: 'CH', labels: label('Schweiz'), allowTransnationalSearch: false }),
    countryOf({ ...going, code: 'LU', labels: label('Luxemburg'), enabledAnimals: [] }),
  ];
  const asked: string[] = [];
  const abroad: Answers = {
    ...answers,
    'POST search/search/execute': (query) =>
      query.entityClass === 'country'
        ? ({ items: [countryOf(going), ...others], next: null } as never)
        : (plain['POST search/search/execute']?.(query) as never),
    'POST search/aggregate/run': ({ attributeFilter }) => {
      const isAustria = JSON.stringify(attributeFilter).includes(austria.id);
      asked.push(isAustria ? 'AT' : 'DE');
      return { rows: isAustria ? [row(northern.id, 'Alpenhof', 'Graz', 3)] : rows };
    },
  };
  const world = { country: countryOf(going), answers: abroad };
  const choice = () =>
    screen.findByRole<HTMLSelectElement>('combobox', { name: t('offers.condition.country') });

  test('another country that takes part can be chosen; its offers are looked for abroad', async () => {
    const { user, address } = await open(world);
    const select = await choice();
    expect([...select.options].map(({ text }) => text)).toEqual(['Deutschland', 'Österreich']);
    await user.selectOptions(select, 'Österreich');
    await expect.poll(address).toBe(`${AT.address}?country=${austria.id}`);
    await screen.findByRole('heading', { level: 3, name: 'Alpenhof' });
    // The search also finds what the supplier offers elsewhere: the number is not that of the link.
    screen.getByText(starting('offers.found', { count: 3, shown: '3' }));
    const offers = screen.getByRole('link', {
      name: new RegExp(`^${t('offer.allOthers')}: Rinder`),
    });
    expect(offers.getAttribute('href')).toBe(
      `/offers/${testId('cattle')}?supplier=${northern.id}&abroad=1`,
    );
    await user.selectOptions(select, 'Deutschland');
    await expect.poll(address).toBe(AT.address);
  });

  test('a country in the address that takes no part is not asked for', async () => {
    asked.length = 0;
    const [, swiss] = others;
    await open({ ...world, address: `${AT.address}?country=${swiss?.id}` });
    await screen.findByRole('heading', { level: 3, name: 'Alsterhof' });
    expect((await choice()).value).toBe(testId('country'));
    expect(asked).toEqual(['DE']);
  });

  test('a country that keeps to itself offers no choice', async () => {
    const address = `${AT.address}?country=${austria.id}`;
    await open({ ...world, country, address });
    await screen.findByRole('heading', { level: 3, name: 'Alsterhof' });
    expect(screen.queryByRole('combobox', { name: t('offers.condition.country') })).toBeNull();
  });
});

test('a link that lost the position of its place names no place, as it sorts by none', async () => {
  const address = `${AT.address}?place=M%C3%BCnchen&lat=48.1`;
  await open({ address });
  const place = await screen.findByRole('textbox', { name: t('location.label') });
  expect(place).toHaveProperty('value', '');
  expect(screen.queryByRole('combobox', { name: t('offers.sort') })).toBeNull();
});

test('where nobody offers such animals it says so; a failure can be tried again', async () => {
  let isAway = true;
  const { user } = await open({
    answers: {
      ...plain,
      'POST search/aggregate/run': () => {
        if (isAway) throw new FakeFailure(500, 'internal');
        return { rows: [] };
      },
    },
  });
  const retry = await screen.findByRole('button', { name: t('action.retry') });
  isAway = false;
  await user.click(retry);
  await screen.findByRole('heading', { name: t('offers.suppliersNone') });
});

test('an animal kind that does not exist leads Home', async () => {
  const { address } = await open({ address: `/offers/${testId('unicorns')}/suppliers` });
  await expect.poll(address).toBe('/');
});
