import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { MENUS } from '#infra/demo/masterdata/masterdata-table.ts';
import { SPECIES } from '#infra/demo/species/species-table.ts';
import { demoRow } from './demo-rows.ts';
import { addresses, PHONE } from './journey.ts';

/** Above the results: how many, or that nothing is there. */
export const NOTHING = /^Kein passendes Tier|kein Tier gemeldet$/;
const FOUND = new RegExp(`^\\d+ Angebote?|${NOTHING.source}`);

/** Animals, and a place by its name or postal code, on Home in German. */
export async function searchFromHome(page: Page, animals: string, near?: string): Promise<void> {
  await chooseAnimals(page, animals);
  // The last search is still there.
  if (near) await page.getByRole('textbox', { name: /^Ort oder PLZ/ }).fill(near);
  await page.getByRole('button', { name: 'Angebote zeigen' }).click();
  const title = near ? `${animals} bei ` : `${animals} suchen`;
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByRole('heading', { level: 2, name: FOUND }).waitFor();
}

/** Waits until a field of places says that it has found only this one. */
export const foundPlace = (page: Pick<Page, 'getByRole'>, place: string): Promise<void> =>
  page.getByRole('status').filter({ hasText: place }).waitFor({ state: 'attached' });

/** Chooses the group of the menu that has the animals, and in it the animals, where it asks which. */
async function chooseAnimals(page: Page, animals: string): Promise<void> {
  const menu = SPECIES.find(({ texts }) => texts.de === animals)?.menu;
  const group = menu === undefined ? animals : MENUS[menu].de;
  const radio = (name: string) => ({ name, exact: true });
  await page
    .getByRole('group', { name: 'Welche Tiere suchen Sie?' })
    .getByRole('radio', radio(group))
    .check();
  const kinds = page.getByRole('group', { name: /: welche genau\?$/ });
  if ((await kinds.count()) > 0) await kinds.getByRole('radio', radio(animals)).check();
}

/** Country's site → address of a search for cattle of all kinds there. */
const cattleSearches = new Map<string, string>();

/** Headlines of the cattle offers of exactly so many animals that are found on the site of the page. */
export async function findCattle(page: Page, amount: string): Promise<string[]> {
  const { origin } = new URL(page.url());
  if (!cattleSearches.has(origin)) {
    await page.goto(origin);
    await searchFromHome(page, 'Rinder');
    cattleSearches.set(origin, page.url());
  }
  const address = new URL(cattleSearches.get(origin) ?? origin);
  address.searchParams.set('amount', amount);
  address.searchParams.set('comparison', 'eq');
  await page.goto(address.href);
  return settledCards(page);
}

/** The headlines of the offers that a search has found, once they have all their words. */
async function settledCards(page: Page): Promise<string[]> {
  const none = page.getByRole('heading', { level: 2, name: NOTHING });
  const cards = page.getByRole('article').getByRole('heading');
  await none.or(cards.first()).first().waitFor();
  // Breeds and ages come after the offers.
  await expect.poll(async () => (await cards.allTextContents()).join()).not.toContain('…');
  return cards.allTextContents();
}

/** The number in the heading above the results. */
export async function countOffers(page: Page): Promise<number> {
  const heading = page.getByRole('heading', { level: 2, name: /^\d+ Angebote?/ });
  return Number.parseInt(await textOf(heading), 10);
}

export async function textOf(locator: Locator): Promise<string> {
  return (await locator.textContent()) ?? '';
}

/** Chooses in a pick list: opens it by its label, checks the entries, takes them over. */
export async function pick(
  page: Page | Locator,
  label: string,
  entries: readonly (string | RegExp)[],
): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${label}`) }).click();
  const root = 'goto' in page ? page : page.page();
  const dialog = root.getByRole('dialog').filter({ has: root.getByLabel('In der Liste suchen') });
  for (const name of entries) await dialog.getByLabel(name, { exact: true }).check();
  await dialog.getByRole('button', { name: 'Übernehmen' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Waits for the summary of a refused form: these lines, and the focus on it. */
export async function waitForSummary(
  page: Page,
  lines: readonly (string | RegExp)[],
): Promise<void> {
  const summary = page.getByRole('alert').filter({ has: page.getByRole('heading') });
  const expected = lines.map((line) =>
    typeof line === 'string' ? line : expect.stringMatching(line),
  );
  await expect.poll(() => summary.getByRole('link').allTextContents()).toEqual(expected);
  const focused = () => page.evaluate<string>("document.activeElement.getAttribute('role')");
  await expect.poll(focused).toBe('alert');
}

/** A row of a table by the words that open it. */
export function rowOf(page: Page, name: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('link', { name }) });
}

/** A card of a list by its headline. */
export function cardOf(page: Page, headline: string): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name: headline }) });
}

/** In the filters beside the results, or in their sheet on a phone. */
async function chooseRadius(page: Page, label: string): Promise<void> {
  const isPhone = page.viewportSize()?.width === PHONE.width;
  if (isPhone) await page.getByRole('button', { name: /^Filter/ }).click();
  await page.getByRole('combobox', { name: 'Umkreis' }).selectOption({ label });
  if (isPhone) await page.getByRole('button', { name: /^\d+ Angebote? anzeigen$/ }).click();
}

/** From a search that finds nothing through the four steps to the first form of a request. */
export async function beginRequest(page: Page, form: string): Promise<void> {
  await searchFromHome(page, 'Rinder', 'Flensburg');
  await chooseRadius(page, '25 km');
  // The link stands below the farther offers.
  await settledCards(page);
  await page.getByRole('link', { name: 'Ausnahme beantragen' }).click();
  // The search has a list of breeds, too.
  await page.waitForURL('**/request?*');
  await chooseForm(page, form);
}

/** As `beginRequest`, from the address to which such a search leads: for journeys that begin with the form. */
export async function beginForm(page: Page, form: string): Promise<void> {
  const cattle = { field: 'labels.label', comparison: 'eq', value: 'Rinder' };
  const { id } = await demoRow('animalkind', cattle);
  const search = 'place=Flensburg&lat=54.78&lon=9.44&radius=25';
  await page.goto(`${addresses.country('de')}/offers/${id}/request?${search}`);
  await chooseForm(page, form);
}

/** Says of a request's animals what they are for: the first that the list names. */
export async function chooseUse(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: /^Wozu dienen die Tiere/ }).selectOption({ index: 1 });
}

/** The four steps, from what is sought to the first form. */
async function chooseForm(page: Page, form: string): Promise<void> {
  await pick(page, 'Rasse oder Herkunft', ['Murnau-Werdenfelser']);
  await chooseUse(page);
  const next = page.getByRole('button', { name: 'Weiter', exact: true });
  await next.click();
  await page.getByRole('radio', { name: /^Hof/ }).check();
  await next.click();
  await page.getByRole('heading', { level: 2, name: 'Wer entscheidet?' }).waitFor();
  await page.getByRole('radio', { name: /^Behörde/ }).check();
  await next.click();
  await page.getByRole('radio', { name: new RegExp(`^${form}`) }).check();
  await page.getByRole('button', { name: 'Antrag für weibliche Tiere' }).click();
  await page.waitForURL(`${addresses.country('de')}/requests/*/fill`);
}

/** From an empty offer form to the list that shows the new offer. */
export async function publishPinzgauer(page: Page, amount: string): Promise<void> {
  await pick(page, 'Tierart', ['Rinder']);
  await fillPinzgauer(page);
  await page.getByRole('textbox', { name: 'Tiere' }).fill(amount);
  await page.getByRole('button', { name: 'Angebot veröffentlichen' }).click();
  await page.getByRole('heading', { level: 1, name: 'Meine Angebote' }).waitFor();
}

/** Everything but the number. */
export async function fillPinzgauer(page: Page): Promise<void> {
  await pick(page, 'Rasse oder Herkunft', ['Pinzgauer']);
  await page.getByRole('radio', { name: 'Milch' }).check();
  await page.getByRole('radio', { name: 'Weiblich' }).check();
  await page.getByRole('radio', { name: /^(Färse, tragend|Kalbin, trächtig)$/ }).check();
  await page.getByRole('group', { name: 'Kategorie' }).getByLabel('Zuchttiere').check();
  await page.getByRole('radio', { name: 'genetisch hornlos' }).check();
}

/** What the main menu offers. */
export function menuOf(page: Page): Promise<string[]> {
  return page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link').allTextContents();
}
