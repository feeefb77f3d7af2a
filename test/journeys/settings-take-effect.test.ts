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

test('a region is handed over and back: its open requests go along, and that was told before', async () => {
  const page = await open('region', 'Salzburg');
  await page.getByRole('img', { name: /^Karte des Landes: / }).waitFor();
  const handTo = async (authority: string) => {
    await page.getByRole('group', { name: 'Behörde' }).getByRole('button').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(authority).check();
    await dialog.getByRole('button', { name: 'Übernehmen' }).click();
    await effects(page)
      .getByText(/^\d+ offene Anträge gehen an die neue Behörde/)
      .waitFor();
    await save(page);
  };
  const authority = await visit({ country: 'at', login: 'aut.at', path: '/requests?view=all' });
  const has = async (count: number) =>
    expect
      .poll(async () => {
        await authority.reload();
        await authority.waitForLoadState('networkidle');
        return authority.getByText('AT-2026-000013').count();
      })
      .toBe(count);

  await has(1);
  await handTo('Landeshauptmann von Kärnten, Abteilung 5');
  await has(0);
  await handTo('Landeshauptmann von Salzburg, Veterinärdirektion');
  await has(1);
});

test('an animal kind is taken out of a country: no visitor finds its offers, and that was told before', async () => {
  const visitor = await visit({ country: 'dk' });
  await visitor.getByRole('radio', { name: /geder$/ }).check();
  await visitor.getByRole('radio', { name: 'Geder', exact: true }).check();
  await visitor.getByRole('button', { name: 'Show offers' }).click();
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

  // A process keeps the countries for some seconds.
  await expect
    .poll(
      async () => {
        await visitor.goto(new URL('/', search).href);
        await visitor.getByRole('heading', { level: 1 }).waitFor();
        // The group stays with its sheep.
        await visitor.getByRole('radio', { name: /geder$/ }).check();
        return visitor.getByLabel('Geder', { exact: true }).count();
      },
      { interval: 1000 },
    )
    .toBe(0);
  await visitor.goto(search);
  await expect.poll(() => new URL(visitor.url()).pathname).toBe('/');
});
