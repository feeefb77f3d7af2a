import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { newcomer } from '#test/support/account-calls.ts';
import { sized } from '#test/support/campaign.ts';
import {
  customerList,
  importCounts,
  listedNumber,
  makeControlBody,
  transfer,
  tryFile,
} from '#test/support/import-steps.ts';
import { addresses, startJourneys } from '#test/support/journey.ts';
import { readRows } from '#test/support/read-rows.ts';

const { visit } = startJourneys();
const home = addresses.country('de');
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);
/** 1,000 at night. */
const LISTED = sized(1000);
const isFaulty = (index: number) => index % 32 === 8;
const faulty = upTo(LISTED).filter(isFaulty).length;
const whole = LISTED - faulty;
const shown = new Intl.NumberFormat('de-DE');

test('a list of customers comes in, faulty lines are mended and follow, and one of them registers', async () => {
  const body = await makeControlBody('Kontrolle Nord');
  const page = await visit({ login: body.login, path: '/customer-import' });
  const phoneOf = (index: number) => (isFaulty(index) ? 'keine' : '08161 12345');
  await tryFile(page, { name: 'kunden.csv', bytes: customerList(upTo(LISTED), phoneOf) });
  expect(await importCounts(page)).toBe(
    `Gelesen${shown.format(LISTED)}Neu${whole}Geändert0Unverändert0Fehlerhaft${faulty}`,
  );
  const fault = page.getByRole('row').filter({ hasText: 'Das ist keine Telefonnummer.' }).first();
  expect(await fault.textContent()).toContain('10Telefonkeine');
  await transfer(page, `${whole} Zeilen übernehmen`);
  expect(await importCounts(page)).toContain(`Neu${whole}`);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Fehlerhafte Zeilen herunterladen' }).click();
  const mended = mend(await readRows(await readFile(await (await download).path())));
  expect(mended).toHaveLength(1 + faulty);
  await page.getByRole('button', { name: 'Andere Datei wählen' }).click();
  const bytes = Buffer.from(mended.map((cells) => cells.join('\t')).join('\n'));
  await tryFile(page, { name: 'rest.csv', bytes });
  await transfer(page, `${faulty} Zeilen übernehmen`);
  expect(await importCounts(page)).toContain(`Neu${faulty}`);

  const farm = await visit({ login: newcomer('imported'), path: '/register' });
  await farm.getByRole('combobox', { name: 'Kontrollstelle' }).selectOption(body.id);
  await farm.getByRole('textbox', { name: 'Postleitzahl' }).fill('85354');
  await farm.getByRole('textbox', { name: 'Kontrollnummer' }).fill(listedNumber(8));
  await farm.getByRole('main').getByRole('button', { name: 'Registrieren' }).click();
  await farm.waitForURL(`${home}/`);
  await farm.getByRole('banner').getByText('Hof Übung 8').waitFor();
});

/** Writes a number where there is none. */
const mend = (rows: readonly string[][]): string[][] =>
  rows.map((cells) => cells.map((text) => (text === 'keine' ? '08161 54321' : text)));
