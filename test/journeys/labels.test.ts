import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { startJourneys } from '#test/support/journey.ts';
import { searchFromHome } from '#test/support/page-steps.ts';

const { visit } = startJourneys();

/** A language of one country, whose texts administrators reword. */
const labelsOf = (q: string) =>
  visit({ country: 'admin', login: 'admin', path: `/manage/i18nlabels?lang=it_CH&q=${q}` });
const asItalian = (path: string) => visit({ country: 'ch', path, window: { locale: 'it-CH' } });
const field = (page: Page, key: string) => page.getByRole('textbox', { name: key, exact: true });

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Gespeichert', { exact: true }).first().waitFor();
}

test('an administrator writes a text and a plural, and visitors who come then read both', async () => {
  const title = await labelsOf('home.title');
  await field(title, 'home.title').fill('Quali animali desidera?');
  await save(title);
  const plural = await labelsOf('offers.found');
  await field(plural, 'offers.found').fill(
    '{count, plural, =0 {Nessun annuncio} one {{shown} annuncio} other {{shown} annunci}}',
  );
  await plural.getByText('Nessun annuncio', { exact: true }).waitFor();
  await save(plural);

  const home = await asItalian('/');
  await home.getByRole('heading', { level: 1, name: 'Quali animali desidera?' }).waitFor();
  const german = await visit({ country: 'ch' });
  await searchFromHome(german, 'Rinder');
  const { pathname, search } = new URL(german.url());
  const page = await asItalian(pathname + search);
  await page.getByRole('heading', { level: 2, name: /^[\d’]+ annunc(io|i)$/ }).waitFor();
});
