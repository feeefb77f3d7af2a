import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startJourneys } from '#test/support/journey.ts';
import { cardOf, rowOf, searchFromHome } from '#test/support/page-steps.ts';
import { pngOf } from '#test/support/pictures.ts';

const { visit } = startJourneys();

test('a supplier copies an offer, shows a file with it, publishes it, and a guest finds both', async () => {
  const page = await visit({ login: 'supplier.de', path: '/my-offers' });
  const source = await firstOnline(page);
  // By keyboard: rows grow while their names arrive, and a pointer would miss.
  await source
    .getByRole('link', { name: /^Kopieren/ })
    .first()
    .press('Enter');
  await page.getByText('Kopie als Entwurf – noch nicht gespeichert').waitFor();
  const amount = page.getByRole('textbox', { name: /^(Tiere|Kapazität)/ });
  await amount.fill('4200');
  const files = page.getByRole('group', { name: 'Dateien zum Angebot' });
  const file = files.getByRole('checkbox', { name: /^Preisliste/ });
  expect(await file.isChecked()).toBe(false);
  await file.check();
  const kind = await page.getByRole('button', { name: /^Tierart/ }).innerText();
  await page.getByRole('button', { name: 'Angebot veröffentlichen' }).click();
  await page.getByRole('heading', { level: 1, name: 'Meine Angebote' }).waitFor();
  await rowOf(page, '4.200 ').first().waitFor();

  const guest = await visit();
  await searchFromHome(guest, kind.split('\n')[0]?.trim() ?? '');
  await guest
    .getByRole('link', { name: /^4\.200 / })
    .first()
    .click();
  await guest.getByRole('heading', { level: 1, name: /^4\.200 / }).waitFor();
  const shown = guest.getByRole('region', { name: 'Dateien' });
  const [download] = await Promise.all([
    guest.waitForEvent('download'),
    shown.getByRole('button', { name: 'Preisliste' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test('a file is uploaded, renamed, replaced under the same name and back, and deleted; another leads to the offers that show it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'uploads-'));
  const file = path.join(folder, 'neuer stall.png');
  await writeFile(file, pngOf(200, 120));
  const page = await visit({ login: 'supplier.de', path: '/my-offers' });
  await page.getByRole('link', { name: 'Dateien verwalten' }).click();
  await page.getByRole('heading', { level: 1, name: 'Dateien' }).waitFor();
  await page.getByRole('button', { name: 'Dateien hochladen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dateien hochladen' });
  await dialog.getByLabel('Datei wählen').setInputFiles(file);
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Neuer Stall (2026)');
  await dialog.getByRole('button', { name: 'Dateien hochladen' }).click();
  await dialog.waitFor({ state: 'detached' });
  const row = cardOf(page, 'Neuer Stall (2026)');
  await row.getByText('in keinem Angebot').waitFor();
  await writeFile(file, pngOf(300, 200));
  await row.getByLabel(/^Ersetzen/).setInputFiles(file);
  await page.getByRole('dialog').getByRole('button', { name: 'Ersetzen' }).click();
  await row.getByText('Gespeichert').waitFor();
  const undo = row.getByRole('button', { name: /^Rückgängig/ });
  await undo.click();
  await undo.waitFor({ state: 'detached' });
  await row.getByText('Gespeichert').waitFor();
  await row.getByRole('button', { name: /^Löschen/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  await row.waitFor({ state: 'detached' });

  const used = cardOf(page, 'Bio-Zertifikat');
  const offers = used.getByRole('link', { name: /^in \d+ Angeboten/ });
  await offers.click();
  await page.getByText(/^Angebote, die „Bio-Zertifikat“ zeigen/).waitFor();
  await page
    .getByRole('link', { name: /^Kopieren/ })
    .first()
    .waitFor();
});

async function firstOnline(page: Page) {
  const online = page.getByRole('rowgroup', { name: /^Online/ });
  // The first row is the heading.
  const first = online.getByRole('row').nth(1);
  await first.waitFor();
  return first;
}
