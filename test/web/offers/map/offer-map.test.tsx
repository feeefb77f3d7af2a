import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { testId } from '#test/support/test-id.ts';
import { t } from '#test/web/catalogue-text.ts';
import { renderPage } from '#test/web/render-page.tsx';
// What the page loads later is here at once: a test is no place to wait for it.
import '#web/features/offers/map/offer-map.tsx';
import '#web/features/offers/search/search-proof.tsx';
import { OfferSearchPage } from '#web/features/offers/search/offer-search-page.tsx';
import { country, offerEntity, offerServer } from '../offer-server.ts';
import { circleOf, circlesOf } from './drawn-circles.ts';

const MAP = `/offers/${testId('cattle')}?view=map`;
const NEAR = `${MAP}&place=M%C3%BCnchen&lat=48.1&lon=11.4&radius=200`;

const offerAt = (name: string, lat: number, lon: number) =>
  offerEntity(name.toLowerCase(), { place: { name, city: 'Ort' }, geoPosition: { lat, lon } });
const munich = offerAt('Isarhof', 48.1, 11.5);
const twin = offerAt('Isarstall', 48.1, 11.5);
const hamburg = offerAt('Elbhof', 53.5, 10);
const cologne = offerAt('Rheinhof', 50.9, 6.9);

// jsdom lays nothing out: without a size, the map would show no more than its middle.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(700);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
  return () => vi.restoreAllMocks();
});

const openMap = (offers: ReturnType<typeof offerAt>[], address = MAP) =>
  renderPage(<OfferSearchPage />, {
    path: '/offers/:id',
    address,
    country,
    answers: offerServer(offers),
  });
const theMap = () => screen.findByRole('application');
const markerNames = (map: HTMLElement) =>
  within(map)
    .queryAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));

test('the map comes on wish, and the address keeps it', async () => {
  const { user, address } = await openMap([munich], MAP.replace('?view=map', ''));
  expect(screen.queryByRole('application')).toBeNull();
  await user.click(await screen.findByRole('button', { name: t('offers.view.map') }));
  expect((await theMap()).getAttribute('aria-label')).toBe(t('map.label', { count: 1 }));
  await expect.poll(address).toBe(MAP);
  await user.click(screen.getByRole('button', { name: t('offers.view.list') }));
  await expect.poll(() => screen.queryByRole('application')).toBeNull();
  await expect.poll(address).not.toContain('view');
});

test('where the searched area has nothing, the map stays with its search and the way back to the list', async () => {
  const { user, address } = await openMap([], NEAR);
  const map = await theMap();
  expect(markerNames(map)).toEqual([]);
  await expect.poll(() => circlesOf(map)).not.toEqual([]);
  expect(screen.getByRole('button', { name: t('map.searchArea') })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: t('offers.view.list') }));
  await expect.poll(() => screen.queryByRole('application')).toBeNull();
  await expect.poll(address).not.toContain('view');
});

test('markers are buttons in the order of the list, with its numbers, farms and distances', async () => {
  await openMap([hamburg, munich, cologne], NEAR);
  await expect
    .poll(async () => markerNames(await theMap()))
    .toEqual(['1: Elbhof, 608 km', '2: Isarhof, 7 km', '3: Rheinhof, 450 km']);
  const rows = within(
    screen.getByRole('region', { name: t('offers.found', { shown: '3', count: 3 }) }),
  ).getAllByRole('article');
  expect(rows.map((row) => /Elbhof|Isarhof|Rheinhof/.exec(row.textContent)?.[0])).toEqual([
    'Elbhof',
    'Isarhof',
    'Rheinhof',
  ]);
});

test('pointing at a marker marks its row, and a row its marker; the keyboard opens its offer, with the way to the farm', async () => {
  const { user } = await openMap([hamburg, munich]);
  const map = await theMap();
  const marker = await within(map).findByRole('button', { name: '2: Isarhof' });
  const [, row] = screen.getAllByRole('article').map((card) => card.closest('li'));
  const looks = () => [row?.className, marker.className];
  const [plainRow, plainMarker] = looks();
  await user.hover(marker);
  expect(row?.className).not.toBe(plainRow);
  await user.unhover(marker);
  expect(looks()).toEqual([plainRow, plainMarker]);
  await user.hover(row as HTMLElement);
  expect(marker.className).not.toBe(plainMarker);

  marker.focus();
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: t('map.here', { count: 1 }) }));
  const link = await dialog.findByRole('link', { name: '10 Fleckvieh' });
  expect(link.getAttribute('href')).toBe(`/offer/${munich.id}`);
  expect(dialog.getByRole('link', { name: /^Nachricht/ })).toBeTruthy();
});

test('offers at one place are one button with their count that opens all of them', async () => {
  const { user } = await openMap([munich, hamburg, twin]);
  const map = await theMap();
  await expect
    .poll(() => markerNames(map))
    .toEqual([
      `${t('offers.found', { count: 2, shown: '2' })}: ${new Intl.ListFormat('de').format(['1', '3'])}`,
      '2: Elbhof',
    ]);
  await user.click(within(map).getByRole('button', { name: /^2 / }));
  const dialog = within(await screen.findByRole('dialog', { name: t('map.here', { count: 2 }) }));
  const links = await dialog.findAllByRole('link', { name: '10 Fleckvieh' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/offer/${munich.id}`,
    `/offer/${twin.id}`,
  ]);
});

test('keys and buttons move the map and never the results; a search of the area is asked for', async () => {
  const { user, address, calls } = await openMap([munich, hamburg]);
  const map = await theMap();
  await within(map).findByText('Berlin');
  const searches = () => calls.filter(({ name }) => name === 'POST search/search/overview').length;
  const place = () =>
    [...map.querySelectorAll('[style]')].map((element) => element.getAttribute('style')).join();
  const before = searches();
  map.focus();
  let last = place();
  for (const key of ['+', '{ArrowRight}', '{ArrowDown}', '-', '{Home}']) {
    await user.keyboard(key);
    expect(place()).not.toBe(last);
    last = place();
  }
  await user.click(screen.getByRole('button', { name: t('map.move.up') }));
  expect(place()).not.toBe(last);
  await expect.poll(address).toBe(MAP);
  expect(searches()).toBe(before);

  await user.dblClick(screen.getByRole('button', { name: t('map.move.in') }));
  await user.click(screen.getByRole('button', { name: t('map.searchArea') }));
  const search = new URLSearchParams(address().split('?')[1]);
  expect(search.get('place')).toMatch(/^Kartenmitte nahe \p{L}+/u);
  expect(Number(search.get('lat'))).toBeGreaterThan(50);
  expect(search.get('radius')).toBe('100');
  await waitFor(() => expect(searches()).toBeGreaterThan(before));
});

test('the map comes no closer than something on it tells where one is', async () => {
  const { user } = await openMap([offerAt('Landhof', 48.54, 12.15)]);
  const map = await theMap();
  const closer = screen.getByRole('button', { name: t('map.move.in') });
  for (let press = 0; press < 8; press++) await user.click(closer);
  expect(map.textContent).toContain('München');
});

test('the map says how it is moved by keyboard, and draws the place and radius of the search', async () => {
  await openMap([munich], NEAR);
  const map = await theMap();
  const help = document.getElementById(map.getAttribute('aria-describedby') ?? '');
  expect(help?.textContent).toContain(t('map.help'));
  await expect.poll(() => circlesOf(map)).toEqual([expect.any(Number), 5]);
  expect(circlesOf(map)[0]).toBeGreaterThan(5);
  const lands = [...map.querySelectorAll('path')].filter((path) => !circleOf(path));
  expect(lands.length).toBeGreaterThan(40);
  // The country of the visitor alone looks different from all others.
  const looks = Map.groupBy(lands, (land) => land.getAttribute('class'));
  expect([...looks.values()].map(({ length }) => length).toSorted((a, b) => a - b)).toEqual([
    1,
    lands.length - 1,
  ]);
});

test('with nothing found anywhere there is no empty map', async () => {
  await openMap([]);
  await screen.findByRole('heading', { name: t('offers.noneMore') });
  expect(screen.queryByRole('application')).toBeNull();
  expect(screen.queryByRole('button', { name: t('offers.view.map') })).toBeNull();
});
