import { expect, test } from 'vitest';
import {
  customerList,
  importCounts,
  makeControlBody,
  transfer,
  tryFile,
} from '#test/support/import-steps.ts';
import { startJourneys } from '#test/support/journey.ts';

const { visit } = startJourneys();

test('a full import deactivates 12 customers after saying how many and whom, and asking; then it is taken back as a whole', async () => {
  const body = await makeControlBody('Kontrolle West');
  const page = await visit({ login: body.login, path: '/customer-import' });
  const farms = Array.from({ length: 20 }, (_, index) => 2000 + index);
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
  await page.getByText('Zur Bestätigung eingeben: 12').waitFor();
  await page.getByRole('textbox', { name: 'Anzahl der Betriebe' }).fill('12');
  await transfer(page, '8 Zeilen übernehmen');
  const office = await visit({ login: body.login, path: '/customers' });
  await office.getByText('8 Betriebe gefunden').waitFor();

  await page.getByRole('button', { name: 'Import zurücknehmen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Import zurücknehmen' }).click();
  await page.getByText('Der Import ist zurückgenommen').waitFor();
  expect(await importCounts(page)).toBe('Zurückgesetzt12Gelöscht0Unverändert0');
  await office.reload();
  await office.getByText('20 Betriebe gefunden').waitFor();
});
