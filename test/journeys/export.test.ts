import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { fillSignIn } from '#test/support/fill-sign-in.ts';
import { startJourneys } from '#test/support/journey.ts';
import { readRows } from '#test/support/read-rows.ts';

const { visit } = startJourneys();

test('an export goes on when its page is left; its link asks to sign in first and loads the file', async () => {
  const page = await visit({ login: 'aut.de', path: '/requests?view=all' });
  await page.getByRole('button', { name: 'Exportieren' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Export starten' }).click();
  await dialog.getByRole('article').waitFor();
  await page.goto(new URL('/exports', page.url()).href);
  const card = page.getByRole('article').first();
  await card.getByRole('link', { name: 'Liste mit diesen Filtern' }).click();
  await page.waitForURL('**/requests?view=all');
  await page.goBack();
  const link = card.getByRole('link', { name: 'Herunterladen' });
  const href = String(await link.getAttribute('href'));
  const count = Number.parseInt(String(await card.getByText(/ Zeilen/).textContent()), 10);

  const later = await visit({ path: href });
  await later.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await fillSignIn(later, 'aut.de');
  const download = later.waitForEvent('download');
  await later.getByRole('dialog').getByRole('button', { name: 'Herunterladen' }).click();
  const [headings, ...rows] = await readRows(await readFile(await (await download).path()));
  expect(headings).toContain('Nummer');
  expect(rows).toHaveLength(count);
});
