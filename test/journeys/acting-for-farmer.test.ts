import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Farm, freeFarm } from '#test/support/account-calls.ts';
import { addresses, startJourneys } from '#test/support/journey.ts';
import { beginForm } from '#test/support/page-steps.ts';

const { visit } = startJourneys();
const home = addresses.country('de');
const FORM = 'Weibliche nullipare Tiere zur Bestandserneuerung';

test('who acts for a farmer sees so on every page, and what is typed stays with that farmer', async () => {
  const [one, other] = [await freeFarm(3), await freeFarm(4)];
  const page = await visit({ login: 'ins.de' });
  await actFor(page, one);
  for (const path of ['/', '/requests', '/contact', '/profile']) {
    await page.goto(home + path);
    await banner(page, one).waitFor();
    await expect.poll(() => page.title()).toContain(`Für ${one.name}`);
  }
  const first = await typeWanted(page, '6');
  await actFor(page, other);
  const second = await typeWanted(page, '9');
  expect(second).not.toBe(first);

  await page.goto(first);
  await page.getByText(`Dieser Entwurf gehört zu ${one.name}`).waitFor();
  await page.getByRole('button', { name: `Für ${one.name} weitermachen` }).click();
  await banner(page, one).waitFor();
  await expect.poll(() => wanted(page).inputValue()).toBe('6');
  await page.goto(second);
  await page.getByRole('button', { name: `Für ${other.name} weitermachen` }).click();
  await expect.poll(() => wanted(page).inputValue()).toBe('9');
  const typed = await page.evaluate<string[]>(
    "Object.keys(localStorage).filter((key) => key.startsWith('form/request'))",
  );
  expect(new Set(typed.map((key) => key.split('/').at(-1))).size).toBe(2);

  await banner(page, other).getByRole('button', { name: 'Beenden' }).click();
  await banner(page, other).waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await banner(page, other).count()).toBe(0);
});

async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: /^Name, Kontrollnummer/ }).fill(text);
  await page.getByRole('main').getByRole('button', { name: 'Suchen' }).click();
}

async function openCustomer(page: Page, { name }: Farm, text: string): Promise<void> {
  await search(page, text);
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();
  await page.getByRole('heading', { level: 2, name }).waitFor();
}

async function actFor(page: Page, farm: Farm): Promise<void> {
  await page.goto(`${home}/customers`);
  await openCustomer(page, farm, farm.controlNumber);
  await page.getByRole('button', { name: 'Für diesen Betrieb handeln' }).click();
  await banner(page, farm).waitFor();
}

const banner = (page: Page, { name }: Farm) => page.getByRole('region', { name: `Für ${name}` });

/** Begins a request of the farmer and types a number; the device keeps it when the page is left. Gives the address of the draft. */
async function typeWanted(page: Page, count: string): Promise<string> {
  await beginForm(page, FORM);
  await wanted(page).fill(count);
  return page.url();
}

const wanted = (page: Page) => page.getByRole('textbox', { name: /^Gewünschte Anzahl/ });
