import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { importCounts, tryFile } from '#test/support/import-steps.ts';
import { startJourneys } from '#test/support/journey.ts';
import { readRows } from '#test/support/read-rows.ts';
import { xlsxOf } from '#test/support/xlsx-of.ts';

const { visit } = startJourneys();
const KEY = 'Kennung des Angebots (nicht ändern)';

test('a supplier exports all offers, changes them all, adds one, brings them back, and takes that back', async () => {
  const page = await visit({ login: 'supplier.de', path: '/my-offers' });
  await page.getByRole('button', { name: 'Exportieren' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Alle \(/ }).check();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export starten' }).click();
  const exported = await readFile(await (await download).path());
  await dialog.getByRole('button', { name: 'Schließen' }).click();
  const [headings = [], ...rows] = await readRows(exported);
  expect(rows.length).toBeGreaterThan(24);

  await page.getByRole('link', { name: 'Aus Tabelle einbringen' }).click();
  await tryFile(page, { name: 'angebote.xlsx', bytes: exported });
  const none = `Neu0Geändert0Unverändert${rows.length}Fehlerhaft0`;
  expect(await importCounts(page)).toBe(`Gelesen${rows.length}${none}`);

  const columnOf = (heading: string) => headings.indexOf(heading);
  const changed = rows.map((cells) =>
    cells.with(columnOf('Anzahl'), String(2 * Number(cells[columnOf('Anzahl')]))),
  );
  const copied = changed.find((cells) => cells[columnOf('Verfügbarkeit')] === 'Verfügbar');
  if (copied === undefined) throw new Error('The supplier has no offer that is available.');
  const all = [...changed, copied.with(columnOf(KEY), '')];
  await page.getByRole('button', { name: 'Andere Datei wählen' }).click();
  await tryFile(page, { name: 'angebote.xlsx', bytes: xlsxOf(all, headings) });
  const counts = `Neu1Geändert${rows.length}Unverändert0Fehlerhaft0`;
  expect(await importCounts(page)).toBe(`Gelesen${rows.length + 1}${counts}`);
  await page.getByRole('button', { name: /Zeilen übernehmen$/ }).click();
  await page.getByText('Import abgeschlossen').waitFor();
  expect(await importCounts(page)).toContain(counts);

  await page.getByRole('button', { name: 'Import zurücknehmen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Import zurücknehmen' }).click();
  await page.getByText('Der Import ist zurückgenommen').waitFor();
  expect(await importCounts(page)).toBe(`Zurückgesetzt${rows.length}Gelöscht1Unverändert0`);
});
