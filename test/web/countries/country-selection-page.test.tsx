import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { t } from '#test/web/catalogue-text.ts';
import { memoryStorage } from '#test/web/memory-storage.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { countryOf } from '#test/web/test-country.ts';
import { hideMessages } from '#test/web/unwritten.ts';
import { CountrySelectionPage } from '#web/features/countries/country-selection-page.tsx';
import {
  chooseCountry,
  chosenCountry,
  knownCountries,
  rememberCountries,
} from '#web/features/countries/known-countries.ts';

const germany = countryOf();
const denmark = countryOf({
  code: 'DK',
  labels: [
    { lang: 'da_DK', label: 'Danmark' },
    { lang: 'de_DE', label: 'Dänemark' },
  ],
  languages: ['da_DK', 'en_GB'],
});

afterEach(() => {
  window.history.replaceState(null, '', '/');
});

async function choose(countries: Parameters<typeof CountrySelectionPage>[0]['countries']) {
  const left: string[] = [];
  const page = <CountrySelectionPage countries={countries} go={(address) => left.push(address)} />;
  return { left, page };
}

test('countries stand by the names they give themselves, with the languages they offer, each leading to its own domain', async () => {
  hideMessages('da_DK');
  const { left, page } = await choose([germany, denmark]);
  await renderPage(page);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('lang')])).toEqual([
    ['DanmarkEnglishdk.example.org', 'da-DK'],
    ['DeutschlandDeutsch · Englishde.example.org', 'de-DE'],
  ]);
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'http://dk.example.org:3000/',
    'http://de.example.org:3000/',
  ]);
  expect(left).toEqual([]);
});

test('the only country is gone to at once, and the hash goes along', async () => {
  window.location.hash = '#download:1';
  const { left, page } = await choose([denmark]);
  await renderPage(page);
  expect(left).toEqual(['http://dk.example.org:3000/#download:1']);
  expect(screen.queryByRole('link')).toBeNull();
});

test('a choice is remembered and gone to the next time', async () => {
  const { page } = await choose([germany, denmark]);
  const { user, kernel } = await renderPage(page);
  const link = screen.getByRole('link', { name: /Danmark/ });
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(chosenCountry(kernel.storage)).toBe('DK');
});

test('a remembered country is gone to; one that is there no more is no choice, and the links keep the hash', async () => {
  const storage = memoryStorage();
  chooseCountry(storage, 'DK');
  const { left, page } = await choose([germany, denmark]);
  const { unmount } = await renderPage(page, { storage });
  expect(left).toEqual(['http://dk.example.org:3000/']);
  unmount();

  chooseCountry(storage, 'FR');
  window.location.hash = '#download:1';
  const gone = await choose([germany, denmark]);
  await renderPage(gone.page, { storage });
  expect(gone.left).toEqual([]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'http://dk.example.org:3000/#download:1',
    'http://de.example.org:3000/#download:1',
  ]);
});

test('who followed a link into a country that is closed reads that its page is not there', async () => {
  window.history.replaceState(null, '', '/invitation/secret');
  const { page } = await choose([germany, denmark]);
  await renderPage(page);
  expect(screen.getByRole('heading', { name: t('notFound.title') })).toBeDefined();
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

test('without any country the page says so', async () => {
  const { page } = await choose([]);
  await renderPage(page);
  expect(screen.getByText(t('countries.none'))).toBeDefined();
});

test('the countries seen last stay on the device for the maintenance page', () => {
  const storage = memoryStorage();
  expect(knownCountries(storage)).toEqual([]);
  rememberCountries(storage, [denmark]);
  expect(knownCountries(storage)).toEqual([
    {
      code: 'DK',
      domain: 'dk.example.org',
      labels: denmark.data.labels,
      languages: ['da_DK', 'en_GB'],
    },
  ]);
});
