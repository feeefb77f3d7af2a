import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startJourneys } from '#test/support/journey.ts';
import { tabTo, waitForFocus } from '#test/support/keyboard.ts';
import { rowOf, searchFromHome } from '#test/support/page-steps.ts';

const { visit } = startJourneys();
const WEEKS = 20;

test('a layer-hen supplier fills 20 weeks with nothing but a keyboard, and buyers see them', async () => {
  const page = await visit({ login: 'supplier.de', path: '/my-offers/new' });
  await choose(page, /^Tierart/, { typed: 'legehe', entry: /^Legehennen$/ });
  await choose(page, /^Rasse oder Herkunft/, {
    typed: 'brown-cl',
    entry: /^Lohmann Brown-Classic$/,
  });
  await page.getByLabel('Jung- und Nutztiere', { exact: true }).waitFor();
  await tabTo(page, /^Jung- und Nutztiere$/);
  await page.keyboard.press('Space');
  await tabTo(page, /^Kapazität pro Jahr/);
  await page.keyboard.type('26013');

  await tabTo(page, /^KW \d+ /);
  await page.keyboard.type('500');
  await page.keyboard.press('Enter');
  await page.keyboard.type('480');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('450');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowLeft');
  for (let week = 4; week < WEEKS; week += 1) await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Control+d');
  await page.getByText('16 Wochen geändert').waitFor({ state: 'attached' });
  await page.keyboard.press('Delete');
  await page.keyboard.press('Control+z');
  await page.getByText('Letzte Änderung zurückgenommen').waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('?');
  await page.keyboard.press('Enter');
  await waitForFocus(page, /^KW \d+ /);

  await tabTo(page, /^Angebot veröffentlichen$/);
  await page.keyboard.press('Enter');
  await rowOf(page, 'Lohmann Brown-Classic').first().waitFor();

  const guest = await visit();
  await searchFromHome(guest, 'Legehennen');
  // Cards say what the first week has.
  await guest
    .getByRole('link', { name: /^500 Lohmann Brown-Classic/ })
    .first()
    .click();
  const weeks = guest.getByRole('region', { name: 'Verfügbare Tiere je Woche' });
  await weeks.getByRole('button', { name: /^Weitere \d+ Wochen/ }).click();
  const cells = await weeks.getByRole('cell').allTextContents();
  expect(cells.map((cell) => /(\d+|auf Anfrage)$/.exec(cell.trim())?.[0])).toEqual([
    '500',
    '480',
    ...Array.from({ length: 17 }, () => '450'),
    'auf Anfrage',
  ]);
});

/** Chooses an entry of a pick list. */
async function choose(
  page: Page,
  list: RegExp,
  { typed, entry }: { readonly typed: string; readonly entry: RegExp },
): Promise<void> {
  await page.getByRole('button', { name: list }).waitFor();
  await tabTo(page, list);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await tabTo(page, /^In der Liste suchen/);
  await page.keyboard.type(typed);
  await page.getByRole('dialog').getByLabel(entry).waitFor();
  await tabTo(page, entry);
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}
