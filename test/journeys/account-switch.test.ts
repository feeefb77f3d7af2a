import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addresses, DESK, PHONE, startJourneys } from '#test/support/journey.ts';
import { menuOf } from '#test/support/page-steps.ts';
import { waitUntilQuiet } from '#test/support/quiet-page.ts';

const { visit } = startJourneys();
const home = `${addresses.country('de')}/`;

test('somebody with three accounts switches between them, on a phone too, and signs out; role, menu and allowed pages follow', async () => {
  const page = await visit({ login: 'multi.de', path: '/requests' });
  await switchTo(page, 'Geflügelhof Wolf');
  await page.waitForURL(home);
  await page.getByRole('banner').getByText('Anbieter', { exact: true }).waitFor();
  expect(await menuOf(page)).toContain('Meine Angebote');
  await page.getByRole('link', { name: 'Meine Angebote', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Meine Angebote' }).waitFor();

  await switchTo(page, 'Wolfhof');
  await page.waitForURL(home);
  await page.getByRole('banner').getByText('Landwirtschaft', { exact: true }).waitFor();
  expect(await menuOf(page)).not.toContain('Meine Angebote');
  expect(await menuOf(page)).toContain('Anträge');
  await page.goto(`${home}uploads`);
  await page.waitForURL(home);
  await page.getByRole('heading', { level: 1 }).waitFor();

  await switchTo(page, 'Arbeitsgemeinschaft alte Haustierrassen');
  await page.getByRole('banner').getByText('Verband', { exact: true }).waitFor();
  await page.reload();
  await page.getByRole('banner').getByText('Verband', { exact: true }).waitFor();

  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Menü' }).click();
  const menu = page.getByRole('dialog', { name: 'Menü' });
  await menu.getByRole('button', { name: /^Geflügelhof Wolf/ }).click();
  await page.getByText('Sie haben das Konto gewechselt.').first().waitFor();
  await page.getByRole('button', { name: 'Menü' }).click();
  await menu.getByRole('link', { name: 'Meine Angebote' }).click();
  await page.getByRole('heading', { level: 1, name: 'Meine Angebote' }).waitFor();
  await menu.waitFor({ state: 'detached' });

  await page.setViewportSize(DESK);
  await page.goto(home);
  await waitUntilQuiet(page);
  await userMenu(page).click();
  const back = page.waitForResponse((response) => response.url() === home);
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await back;
  await page.waitForLoadState();
  await page.goto(`${home}uploads`);
  await page.getByRole('heading', { level: 1, name: 'Anmelden' }).waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await page.locator('#password').waitFor();
});

const userMenu = (page: Page) => page.locator('.user-menu').getByRole('button').first();

async function switchTo(page: Page, account: string): Promise<void> {
  await userMenu(page).click();
  await page
    .getByRole('region', { name: 'Konto wechseln' })
    .getByRole('button', { name: new RegExp(`^${account}`) })
    .click();
  await page.getByText('Sie haben das Konto gewechselt.').first().waitFor();
}
