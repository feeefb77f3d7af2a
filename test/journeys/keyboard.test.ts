import { expect, test } from 'vitest';
import { startJourneys } from '#test/support/journey.ts';
import { focusedOn, tabTo, waitForFocus } from '#test/support/keyboard.ts';
import { searchFromHome } from '#test/support/page-steps.ts';
import { waitUntilQuiet } from '#test/support/quiet-page.ts';

const { visit } = startJourneys();

test('with nothing but a keyboard a visitor comes from Home to the number to call', async () => {
  const page = await visit();
  await page.getByRole('radio', { name: 'Rinder' }).waitFor();
  // One line, so that what is looked for stands on the first screen.
  expect((await page.getByRole('banner').boundingBox())?.height).toBe(69);
  const species = page.getByRole('button', { name: 'Tiere finden' });
  const { width } = (await species.boundingBox()) ?? {};
  await tabTo(page, /^Zum Inhalt/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Rinder$/);
  await page.keyboard.press('Space');
  await tabTo(page, /^Ort oder PLZ/);
  await page.keyboard.type('Landshut');
  await page
    .getByRole('button', { name: /Landshut/ })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');

  const title = page.getByRole('heading', { level: 1, name: /^Rinder bei .*Landshut/ });
  await title.waitFor();
  await waitForFocus(page, /^Rinder bei .*Landshut/);
  await page.getByRole('link', { name: /^\d+ / }).first().waitFor();
  await waitUntilQuiet(page);
  // The item of the page that is shown is no wider than others, which would make a second line on some pages.
  expect((await species.boundingBox())?.width).toBe(width);
  await tabTo(page, /^\d+ \p{L}/u);
  const headline = (await focusedOn(page)).name;
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: headline }).waitFor();
  await waitForFocus(page, headline);
  await page.getByRole('link', { name: /^Anrufen/ }).waitFor();
  await tabTo(page, /^Anrufen/);
  const href = await page.evaluate('document.activeElement.href');
  expect(href).toMatch(/^tel:\+49/);
});

test('at 400 % zoom no bar covers what the keyboard goes to', async () => {
  const page = await visit({
    login: 'supplier.de',
    path: '/my-offers?status=later',
    window: { viewport: { width: 320, height: 256 } },
  });
  await page.getByRole('checkbox', { name: /^Alle \d+ Zeilen/ }).check();
  await page.getByRole('group', { name: 'Ausgewählte Zeilen' }).waitFor();
  await waitUntilQuiet(page);
  await tabTo(page, /^Archivieren ./);
});

test('in a low window no bar covers what the keyboard goes to among the filters of a search', async () => {
  const page = await visit({ window: { viewport: { width: 640, height: 430 } } });
  await searchFromHome(page, 'Rinder');
  await page.getByRole('button', { name: /^Filter/ }).click();
  await page.getByRole('checkbox', { name: /^Weiblich/ }).waitFor();
  await waitUntilQuiet(page);
  await tabTo(page, /^\d+ Angebote anzeigen/);
});

test('in a low window the menu of the administration follows the keyboard', async () => {
  const page = await visit({
    country: 'admin',
    login: 'admin',
    path: '/manage/region',
    window: { viewport: { width: 1280, height: 600 } },
  });
  await page.getByRole('link', { name: 'Mails' }).first().waitFor();
  await waitUntilQuiet(page);
  await tabTo(page, /^Mails$/);
});
