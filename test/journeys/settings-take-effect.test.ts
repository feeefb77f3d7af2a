import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startJourneys } from '#test/support/journey.ts';
import { waitUntilQuiet } from '#test/support/quiet-page.ts';

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
  await page.getByText('Gespeichert', { exact: true }).waitFor();
}

test('a region is handed over and back: its open requests go along, and that was told before', async () => {
  const page = await open('region', 'Salzburg');
  await page.getByText('in anderen Regionen', { exact: true }).waitFor();
  const handTo = async (authority: string) => {
    await page.getByRole('button', { name: /^Behörde/ }).click();
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
        await waitUntilQuiet(authority);
        return authority.getByRole('link', { name: 'AT-2026-000013' }).count();
      })
      .toBe(count);

  await has(1);
  await handTo('Landeshauptmann von Kärnten, Abteilung 5');
  await has(0);
  await handTo('Landeshauptmann von Salzburg, Veterinärdirektion');
  await has(1);
});
