import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fillSignIn } from '#test/support/fill-sign-in.ts';
import { startJourneys } from '#test/support/journey.ts';
import { waitUntilQuiet } from '#test/support/quiet-page.ts';

const { visit } = startJourneys();
const title = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
const signIn = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Anmelden' });

/** Opens the search for pigs from the menu of all pages. */
async function findPigs(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tiere finden' }).click();
  await page.getByRole('link', { name: 'Schweine', exact: true }).click();
}

test('signing in leads back to where it began, and reloading keeps the session', async () => {
  const page = await visit();
  await findPigs(page);
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

test('another language keeps the page and its address, also after a reload', async () => {
  const page = await visit();
  await findPigs(page);
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

test('while the service is away the maintenance page stands for everything, and what was typed is kept', async () => {
  const page = await visit({ login: 'supplier.de', path: '/my-offers/new', refusals: [503] });
  await page.getByRole('radio', { name: 'Derzeit nicht' }).check();
  await page.getByRole('button', { name: /^Tierart/ }).click();
  await page.getByLabel('Rinder', { exact: true }).check();
  // Whatever the page still asks would find the service away, too, before the choice is taken over.
  await waitUntilQuiet(page);
  const away = { ok: false, message: 'service is currently not available. check back later' };
  await page.route('**/api/**', (route) => route.fulfill({ status: 503, json: away }));
  await page.getByRole('button', { name: 'Übernehmen' }).click();
  await title(page, 'Wartungsarbeiten');
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await title(page, 'Neues Angebot');
  await page.getByRole('button', { name: /^Tierart.* Rinder/ }).waitFor();
  await page.getByRole('radio', { name: 'Derzeit nicht', checked: true }).waitFor();
});
