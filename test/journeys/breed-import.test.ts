import { expect, test } from 'vitest';
import { importCounts, tryFile } from '#test/support/import-steps.ts';
import { startJourneys } from '#test/support/journey.ts';
import { pick } from '#test/support/page-steps.ts';
import { xlsxOf } from '#test/support/xlsx-of.ts';

const { visit } = startJourneys();
/** New in each run: journeys run again on the same product. */
const BREED = `Ortenauer ${Date.now().toString(36)}`;

test('an administrator uploads breeds, and a supplier finds them in the form of an offer', async () => {
  const admin = await visit({ login: 'admin', path: '/imports?kind=offergroups' });
  const headings = ['Tierart', 'Rasse', 'Namen in weiteren Sprachen', 'Länder'];
  const rows = [
    ['Rinder', BREED, 'en_GB: Ortenau', 'DE'],
    ['Einhörner', 'Weiße', '', ''],
  ];
  await tryFile(admin, { name: 'rassen.xlsx', bytes: xlsxOf(rows, headings) });
  expect(await importCounts(admin)).toBe('Gelesen2Neu1Geändert0Unverändert0Fehlerhaft1');
  await admin.getByRole('row').filter({ hasText: 'Diese Tierart gibt es nicht.' }).waitFor();
  await admin.getByRole('button', { name: 'Eine Zeile übernehmen' }).click();
  await admin.getByText('Import abgeschlossen').waitFor();

  const supplier = await visit({ login: 'supplier.de', path: '/my-offers/new' });
  await pick(supplier, 'Tierart', ['Rinder']);
  await pick(supplier, 'Rasse oder Herkunft', [BREED]);
});
