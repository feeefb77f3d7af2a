import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newcomer } from '#test/support/account-calls.ts';
import {
  customerList,
  importCounts,
  listedNumber,
  makeControlBody,
  tryFile,
} from '#test/support/import-steps.ts';
import { addresses, startJourneys } from '#test/support/journey.ts';
import { readRows } from '#test/support/read-rows.ts';

const { visit } = startJourneys();
const home = addresses.country('de');
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);
/** 31 of the first 1,000. */
const isFaulty = (index: number) => index % 32 === 8;

test('1,000 customers come in, 31 faulty lines are mended and follow, and one of them registers', async () => {
  const body = await makeControlBody('Kontrolle Nord');
  const page = await visit({ login: body.login, path: '/customer-import' });
  const phoneOf = (index: number) => (isFaulty(index) ? 'keine' : '08161 12345');
  await tryFile(page, { name: 'kunden.csv', bytes: customerList(upTo(1000), phoneOf) });
  expect(await importCounts(page)).toBe('Gelesen1.000Neu969Geändert0Unverändert0Fehlerhaft31');
  const fault = page.getByRole('row').filter({ hasText: 'Das ist keine Telefonnummer.' }).first();
  expect(await fault.textContent()).toContain('10Telefonkeine');
  await transfer(page, '969 Zeilen übernehmen');
  expect(await importCounts(page)).toContain('Neu969');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Fehlerhafte Zeilen herunterladen' }).click();
  const mended = mend(await readRows(await readFile(await (await download).path())));
  expect(mended).toHaveLength(1 + 31);
  await page.getByRole('button', { name: 'Andere Datei wählen' }).click();
  const bytes = Buffer.from(mended.map((cells) => cells.join('\t')).join('\n'));
  await tryFile(page, { name: 'rest.csv', bytes });
  await transfer(page, '31 Zeilen übernehmen');
  expect(await importCounts(page)).toContain('Neu31');

  const farm = await visit({ login: newcomer('imported'), path: '/register' });
  await farm.getByRole('combobox', { name: 'Kontrollstelle' }).selectOption(body.id);
  await farm.getByRole('textbox', { name: 'Postleitzahl' }).fill('85354');
  await farm.getByRole('textbox', { name: 'Kontrollnummer' }).fill(listedNumber(8));
  await farm.getByRole('main').getByRole('button', { name: 'Registrieren' }).click();
  await farm.waitForURL(`${home}/`);
  await farm.getByRole('banner').getByText('Hof Übung 8').waitFor();
});

test('a full import deactivates 12 customers after saying how many and whom, and asking; then it is taken back as a whole', async () => {
  const body = await makeControlBody('Kontrolle West');
  const page = await visit({ login: body.login, path: '/customer-import' });
  const farms = upTo(20).map((index) => 2000 + index);
  await tryFile(page, { name: 'alle.csv', bytes: customerList(farms) });
  await transfer(page, '20 Zeilen übernehmen');
  await page.getByRole('button', { name: 'Andere Datei wählen' }).click();
  const bytes = customerList(farms.slice(0, 8));
  await tryFile(page, { name: 'acht.csv', bytes, isWhole: true });
  expect(await importCounts(page)).toContain('Unverändert8Deaktiviert12');
  const named = page.getByRole('row').filter({ hasText: 'wird deaktiviert' });
  const names = (await named.allTextContents()).map((text) => /Übung (\d+)/.exec(text)?.[1]);
  expect(names.toSorted()).toEqual(farms.slice(8).map(String));
  await page.getByRole('button', { name: '8 Zeilen übernehmen' }).click();
  await page.getByText('die der Probelauf nennt: 12').waitFor();
  await page.getByRole('textbox', { name: 'Anzahl der Betriebe' }).fill('12');
  await transfer(page, '8 Zeilen übernehmen');
  const office = await visit({ login: body.login, path: '/customers' });
  await office.getByText('8 Betriebe in der Liste').waitFor();

  await page.getByRole('button', { name: 'Import zurücknehmen' }).click();
  await page.getByRole('button', { name: 'Ja, zurücknehmen' }).click();
  await page.getByText('Der Import ist zurückgenommen').waitFor();
  expect(await importCounts(page)).toBe('Zurückgesetzt12Gelöscht0Unverändert geblieben0');
  await office.reload();
  await office.getByText('20 Betriebe in der Liste').waitFor();
});

async function transfer(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click();
  // A thousand customers take a while on a machine that does other things as well.
  await page.getByText('Import abgeschlossen').waitFor({ timeout: 90_000 });
}

/** Writes a number where there is none. */
const mend = (rows: readonly string[][]): string[][] =>
  rows.map((cells) => cells.map((text) => (text === 'keine' ? '08161 54321' : text)));
