import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startJourneys } from '#test/support/journey.ts';

const { visit } = startJourneys();

const open = async (type: string, name: string): Promise<Page> => {
  const page = await visit({ country: 'admin', login: 'admin', path: `/manage/${type}` });
  await page.getByLabel('Suchen').fill(name);
  await page.getByRole('main').getByText(name, { exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  return page;
};
const effects = (page: Page) => page.getByRole('note', { name: 'Was die Änderung bewirkt' });
async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Nichts geändert').waitFor();
}

test('a region is handed over: its open request goes to the other authority, and that was told before', async () => {
  const page = await open('region', 'Kärnten');
  await page.getByRole('img', { name: /^Karte des Landes: / }).waitFor();
  await page.getByRole('group', { name: 'Behörde' }).getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Landeshauptmann von Salzburg, Veterinärdirektion').check();
  await dialog.getByRole('button', { name: 'Übernehmen' }).click();
  await effects(page)
    .getByText(/^1 offener Antrag geht an die neue Behörde/)
    .waitFor();
  await save(page);

  const authority = await visit({ country: 'at', login: 'aut.at', path: '/requests' });
  await expect
    .poll(async () => {
      await authority.reload();
      await authority
        .getByText(/^AT-2026-/)
        .first()
        .waitFor();
      return authority.getByText('AT-2026-000013').count();
    })
    .toBeGreaterThan(0);
});

test('an animal kind is taken out of a country: no visitor finds its offers, and that was told before', async () => {
  const visitor = await visit({ country: 'dk' });
  await visitor.getByLabel('Geder', { exact: true }).check();
  await visitor.getByRole('button', { name: 'Show offers' }).click();
  await visitor.getByRole('button', { name: 'Choose all' }).click();
  await visitor.getByRole('button', { name: 'Show 2 offers' }).click();
  await visitor
    .getByText(/^2 offers/)
    .first()
    .waitFor();
  const search = visitor.url();

  const page = await open('country', 'Dänemark');
  await page.getByRole('group', { name: 'Freigeschaltete Tierarten' }).getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Ziegen', { exact: true }).uncheck();
  await dialog.getByRole('button', { name: 'Übernehmen' }).click();
  await effects(page)
    .getByText(/^Ziegen: 2 Angebote sind danach in keiner Suche mehr/)
    .waitFor();
  await save(page);

  // A process knows the countries for a minute.
  await expect
    .poll(
      async () => {
        await visitor.goto(new URL('/', search).href);
        await visitor.getByRole('heading', { level: 1 }).waitFor();
        await visitor.getByLabel('Får', { exact: true }).waitFor();
        return visitor.getByLabel('Geder', { exact: true }).count();
      },
      { timeout: 90_000, interval: 3000 },
    )
    .toBe(0);
  await visitor.goto(search);
  await expect.poll(() => new URL(visitor.url()).pathname).toBe('/');
});
