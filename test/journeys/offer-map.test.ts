import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, startJourneys } from '#test/support/journey.ts';
import { tabTo, waitForFocus } from '#test/support/keyboard.ts';
import { countOffers, searchFromHome } from '#test/support/page-steps.ts';

const { visit } = startJourneys();
const LANDSHUT = 'Landshut';

/** Once the breeds and ages in them have come. */
async function headlines(page: Page): Promise<string[]> {
  const cards = page.getByRole('article').getByRole('heading');
  await expect.poll(async () => (await cards.allTextContents()).join()).not.toContain('…');
  return cards.allTextContents();
}
const markers = (page: Page) => page.getByRole('application').getByRole('button');

test('on a phone list and map have the same offers, and a marker leads to the number by keyboard', async () => {
  const page = await visit({ window: { viewport: PHONE } });
  await searchFromHome(page, 'Rinder', LANDSHUT);
  const all = await countOffers(page);
  await drawAll(page);
  await page
    .getByRole('article')
    .nth(all - 1)
    .waitFor();
  const listed = await headlines(page);
  expect(listed).toHaveLength(all);

  await page.getByRole('button', { name: 'Karte', exact: true }).click();
  await page.waitForURL(/view=map/);
  await markers(page).first().waitFor();
  await drawAll(page);
  await expect.poll(() => headlines(page)).toEqual(listed);
  await expect.poll(() => numbersOnMap(page)).toEqual(listed.map((_, index) => index + 1));

  await page.getByRole('button', { name: 'Karte verkleinern' }).focus();
  await tabTo(page, /^\d+ Angebote: 1, /);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /Angebote an dieser Stelle$/ });
  const [first = ''] = listed;
  await dialog.getByRole('link', { name: first }).first().waitFor();
  await tabTo(page, new RegExp(`^${first}`));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: first }).waitFor();
  await page.getByRole('link', { name: /^Anrufen/ }).waitFor();
  await tabTo(page, /^Anrufen/);
  await waitForFocus(page, /^Anrufen/);
  const call = page.getByRole('link', { name: /^Anrufen/ });
  expect(await call.getAttribute('href')).toMatch(/^tel:\+49\d{6,}$/);

  await page.goBack();
  await markers(page).first().waitFor();
});

/** Draws the cards that are far from the window, too, as for paper. */
const drawAll = (page: Page) => page.evaluate("dispatchEvent(new Event('beforeprint'))");

/** What the markers say they are: the numbers of the list. */
async function numbersOnMap(page: Page): Promise<number[]> {
  const labels = await markers(page).evaluateAll((all: { ariaLabel: string | null }[]) =>
    all.map(({ ariaLabel }) => ariaLabel),
  );
  return labels
    .flatMap((label) => label ?? [])
    .flatMap((label) =>
      /^\d+ Angebote/.test(label) ? [...label.matchAll(/\d+/g)].slice(1) : [/^\d+/.exec(label)],
    )
    .map((match) => Number(match?.[0]))
    .toSorted((a, b) => a - b);
}
