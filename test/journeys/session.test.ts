import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fillSignIn } from '#test/support/fill-sign-in.ts';
import { addresses, startJourneys } from '#test/support/journey.ts';

const { open, visit } = startJourneys();
const home = addresses.country('de');
const title = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
const signIn = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Anmelden' });

test('signing in leads back to where it began, and reloading keeps the session', async () => {
  const page = await visit();
  await page.getByRole('link', { name: 'Schweine', exact: true }).first().click();
  await title(page, 'Schweine suchen');
  await page.getByRole('checkbox', { name: /^Weiblich/ }).check();
  await page.waitForURL(/gender=female/);
  const address = page.url();

  await signIn(page).click();
  await fillSignIn(page, 'supplier.de');
  await title(page, 'Schweine suchen');
  expect(page.url()).toBe(address);
  await page.getByText('Zuchtbetrieb Huber').first().waitFor();
  await page.reload();
  await page.getByText('Zuchtbetrieb Huber').first().waitFor();
  expect(page.url()).toBe(address);
});

test('an address that asks for somebody signed in leads to the sign-in and then Home with a clean address', async () => {
  const page = await open();
  await page.goto(`${home}/?login-me`);
  await fillSignIn(page, 'farmer.de');
  await title(page, 'Welche Tiere suchen Sie?');
  expect(page.url()).toBe(`${home}/`);
  await page.goto(`${home}/?login-me`);
  await title(page, 'Welche Tiere suchen Sie?');
  expect(page.url()).toBe(`${home}/`);
});

test('a session that somebody ends in one tab ends in the other, too', async () => {
  const page = await visit({ login: 'supplier.de', path: '/my-offers' });
  const other = await page.context().newPage();
  await other.goto(`${home}/my-offers/new`);
  await title(other, 'Neues Angebot');
  await page.locator('.user-menu').getByRole('button').first().click();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await title(other, 'Erst anmelden');
  expect(other.url()).toBe(`${home}/my-offers/new`);
});

test('a guest who opens a page of suppliers comes Home', async () => {
  const page = await visit({ path: '/my-offers/new' });
  await title(page, 'Welche Tiere suchen Sie?');
  expect(page.url()).toBe(`${home}/`);
});

test('another language keeps the page and its address, also after a reload', async () => {
  const page = await visit();
  await page.getByRole('link', { name: 'Schweine', exact: true }).first().click();
  await page.getByRole('checkbox', { name: /^Weiblich/ }).check();
  await page.waitForURL(/gender=female/);
  const address = page.url();
  await page.getByRole('button', { name: /^Sprache/ }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await title(page, 'Pigs on offer');
  expect(page.url()).toBe(address);
  expect(await page.evaluate('document.documentElement.lang')).toBe('en-DE');
  await page.reload();
  await title(page, 'Pigs on offer');
  await page.getByRole('button', { name: 'Sex: Female remove' }).waitFor();
});

test('somebody whose browser speaks English is met in English where the country offers it', async () => {
  const page = await visit({ window: { locale: 'en-GB' } });
  await title(page, 'Which animals are you looking for?');
  const danish = await visit({ country: 'dk', window: { locale: 'en-GB' } });
  await title(danish, 'Which animals are you looking for?');
});

test('a page says the language that its texts are in, and marks names in another', async () => {
  const page = await visit({ country: 'dk', window: { locale: 'da-DK' } });
  await title(page, 'Which animals are you looking for?');
  expect(await page.evaluate('document.documentElement.lang')).toBe('en-GB');
  await page.locator('[lang="da-DK"]').getByText('Kvæg', { exact: true }).first().waitFor();
});

test('an animal kind that does not exist is said, and leads Home', async () => {
  const page = await visit({ path: '/offers/01900000-0000-7000-8000-000000000000' });
  await page.getByText('Diese Tierart gibt es hier nicht.').first().waitFor();
  await title(page, 'Welche Tiere suchen Sie?');
});

test('an address with an id that can be none is treated like one that does not exist', async () => {
  const page = await visit({ path: '/offers/cattle' });
  await page.getByText('Diese Tierart gibt es hier nicht.').first().waitFor();
  await page.goto(`${home}/offer/%3Cb%3E`);
  await title(page, 'Angebot nicht gefunden');
});

test('an address without a page, a missing offer and missing content each say so and lead on', async () => {
  const page = await visit({ path: '/no/such/page' });
  await title(page, 'Diese Seite gibt es nicht');
  await expect.poll(() => page.title()).toMatch(/^Diese Seite gibt es nicht – /);
  await page.goto(`${home}/offer/01900000-0000-7000-8000-000000000000`);
  await title(page, 'Angebot nicht gefunden');
  await page.goto(`${home}/content/nothing`);
  await title(page, 'Der Inhalt „nothing“ wurde nicht gefunden.');
  await page.getByRole('link', { name: 'Zur Startseite' }).click();
  await title(page, 'Welche Tiere suchen Sie?');
});

test('while the service is away the maintenance page stands for everything, and what was typed is kept', async () => {
  const page = await visit({ login: 'supplier.de', path: '/my-offers/new', refusals: [503] });
  await page.getByRole('radio', { name: 'Derzeit nicht' }).check();
  await page.getByRole('group', { name: 'Tierart' }).getByRole('button').click();
  await page.getByLabel('Rinder', { exact: true }).check();
  // Whatever the page still asks would find the service away, too, before the choice is taken over.
  await page.waitForLoadState('networkidle');
  const away = { ok: false, message: 'service is currently not available. check back later' };
  await page.route('**/api/**', (route) => route.fulfill({ status: 503, json: away }));
  await page.getByRole('button', { name: 'Übernehmen' }).click();
  await title(page, 'Wartungsarbeiten');
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Jetzt versuchen' }).click();
  await title(page, 'Neues Angebot');
  await page.getByRole('group', { name: 'Tierart' }).getByText('Rinder').waitFor();
  await page.getByRole('radio', { name: 'Derzeit nicht', checked: true }).waitFor();
});

test('a download link asks before anything is loaded; a file that is not there is said', async () => {
  const page = await visit({
    path: '/#download:01900000-0000-7000-8000-000000000000/list.pdf',
    refusals: [404],
  });
  const dialog = page.getByRole('dialog', { name: 'Diese Datei herunterladen?' });
  await dialog.getByRole('alert').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(page.url()).toBe(`${home}/`);
});
