import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accountOf } from '#test/support/accounts.ts';
import { supplierData } from '#test/support/offers.ts';
import { testId } from '#test/support/test-id.ts';
import { type Answers, FakeFailure } from '#test/web/fake-server.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { SupplierListPage } from '#web/features/offers/search/supplier-list-page.tsx';
import { country, offerServer, supplier } from '../offer-server.ts';

const AT = {
  path: '/offers/:id/suppliers',
  address: `/offers/${testId('cattle')}/suppliers`,
  country,
};
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
    const known = plain['POST search/search/ids']?.({ ids });
    const more = [northern].filter(({ id }) => ids.includes(id));
    return { items: [...(known?.items ?? []), ...more], missing: [] } as never;
  },
};
const names = () => screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);

test('suppliers stand by name, with what they offer and the number to call first', async () => {
  await renderPage(<SupplierListPage />, { ...AT, answers });
  await screen.findByRole('heading', { level: 1, name: 'Anbieter: Rinder' });
  await screen.findByRole('heading', { level: 2, name: '2 Anbieter' });
  expect(names()).toEqual(['Alsterhof', 'Hof am See']);
  const first = within(screen.getAllByRole('article')[0] as HTMLElement);
  expect(first.getByText('Hamburg')).toBeDefined();
  expect(first.getByText('20')).toBeDefined();
  await first.findByRole('link', { name: /^Anrufen/ });
  const links = first.getAllByRole('link', { name: /Alsterhof/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/offers/${testId('cattle')}?text=Alsterhof`,
    'tel:+4940123',
    'mailto:hof@example.org',
  ]);
});

test('with a place the nearest stands first, with its distance; the order can be changed', async () => {
  const address = `${AT.address}?place=M%C3%BCnchen&lat=48.1&lon=11.4`;
  const { user, ...page } = await renderPage(<SupplierListPage />, { ...AT, address, answers });
  await screen.findByRole('heading', { level: 2, name: '2 Anbieter' });
  expect(names()).toEqual(['Hof am See', 'Alsterhof']);
  expect(screen.getByText('7 km (etwa 10 min)')).toBeDefined();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sortieren nach' }), 'name');
  expect(page.address()).toBe(`${address}&order=name`);
  expect(names()).toEqual(['Alsterhof', 'Hof am See']);
});

test('where nobody offers such animals it says so; a failure can be tried again', async () => {
  let isAway = true;
  const { user } = await renderPage(<SupplierListPage />, {
    ...AT,
    answers: {
      ...plain,
      'POST search/aggregate/run': () => {
        if (isAway) throw new FakeFailure(500, 'internal');
        return { rows: [] };
      },
    },
  });
  const retry = await screen.findByRole('button', { name: 'Noch einmal versuchen' });
  isAway = false;
  await user.click(retry);
  await screen.findByRole('heading', { name: 'Hier bietet gerade niemand diese Tiere an' });
});

test('an animal kind that does not exist leads Home', async () => {
  const { address } = await renderPage(<SupplierListPage />, {
    ...AT,
    address: `/offers/${testId('unicorns')}/suppliers`,
    answers,
  });
  await expect.poll(address).toBe('/');
});
