import { screen } from '@testing-library/react';
import { useParams } from 'react-router-dom';
import { expect, test } from 'vitest';
import { t } from '#test/web/catalogue-text.ts';
import { renderPage } from '#test/web/render-page.tsx';
import type { RouteRow } from '#web/app/route-row.ts';
import { Router } from '#web/app/router.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { entriesOf } from '#web/kernel/entries-of.ts';
import { paths, type RouteName } from '#web/kernel/paths.ts';

/** A screen for everybody that shows its name, and what it learns from the address. */
function namedScreen(name: RouteName): RouteRow {
  function NamedScreen() {
    const { id, key } = useParams();
    return <PageHeading title={`${name} ${JSON.stringify({ id, key })}`} />;
  }
  return { title: 'home.menu', page: async () => NamedScreen };
}

const everywhere = Object.fromEntries(
  entriesOf(paths).map(([name]) => [name, namedScreen(name)]),
) as Record<RouteName, RouteRow>;

const headingAt = async (address: string, table = everywhere) => {
  await renderPage(<Router routes={table} />, { address });
  return (await screen.findByRole('heading', { level: 1 })).textContent;
};

test.each([
  ['/', 'Home', {}],
  ['/offers/7', 'OfferSearch', { id: '7' }],
  ['/offers/7/', 'OfferSearch', { id: '7' }],
  ['/offers/7/request', 'RequestSearch', { id: '7' }],
  ['/my-offers', 'OfferList', {}],
  ['/my-offers/new', 'OfferForm', { id: 'new' }],
  ['/content/%C3%BCber%20uns', 'ContentPage', { key: 'über uns' }],
  ['/content/a%2Fb', 'ContentPage', { key: 'a/b' }],
  ['/content/%', 'ContentPage', { key: '%' }],
])('the screen of %s is %s', async (address, name, params) => {
  expect(await headingAt(address)).toBe(`${name} ${JSON.stringify(params)}`);
});

test.each(['/offers', '/offers/7/request/more'])(
  '%s is the address of no screen',
  async (address) => {
    expect(await headingAt(address)).toBe(t('notFound.title'));
  },
);

test('a screen of the other site has no address here', async () => {
  const table = { ...everywhere, OfferList: { ...everywhere.OfferList, site: 'admin' as const } };
  expect(await headingAt('/my-offers', table)).toBe(t('notFound.title'));
});
