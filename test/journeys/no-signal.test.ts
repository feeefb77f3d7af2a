import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addresses, PHONE, startJourneys, type Visit } from '#test/support/journey.ts';
import { beginForm, beginRequest } from '#test/support/page-steps.ts';
import {
  fillAnswers,
  RENEWAL_ANSWERS,
  sendApplication,
  typedIn,
} from '#test/support/request-steps.ts';

const { visit } = startJourneys();
const FORM = 'Weibliche nullipare Tiere zur Bestandserneuerung';
const FARMER: Visit = { login: 'farmer.de', losesNetwork: true, keepsPage: true };
const SITE = path.resolve(import.meta.dirname, '../../dist/web');

const title = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const noConnection = (page: Page) => page.getByText('Keine Verbindung', { exact: true });

/** Names of what the device keeps beside drafts, and paths of what its worker keeps. */
const copies = (page: Page): Promise<number> =>
  page.evaluate(`Object.keys(localStorage).filter((key) => key.startsWith('form/kept')).length`);
const keptFiles = (page: Page): Promise<string[]> =>
  page.evaluate(`caches.open('pages-1').then((cache) => cache.keys())
    .then((all) => all.map(({ url }) => new URL(url).pathname))`);

/** A draft that was begun, and all that its form needs kept on the device. */
async function beginKeptRequest(page: Page, begin = beginForm): Promise<void> {
  await begin(page, FORM);
  await fillAnswers(page, RENEWAL_ANSWERS);
  await page.getByText(/^Gespeichert um .* auf diesem Gerät, bleibt dort bis /).waitFor();
  await expect.poll(() => copies(page)).toBe(1);
  await expect.poll(() => keptFiles(page)).toContain('/');
}

test('a draft is opened, filled in further and found again without signal; with it, it is saved and sent', async () => {
  const farmer = await visit({ ...FARMER, window: { viewport: PHONE } });
  await beginKeptRequest(farmer);
  const network = farmer.context();
  await network.setOffline(true);
  await farmer.reload();
  await noConnection(farmer).waitFor();
  await farmer.getByText(/^Ihre Antworten bleiben bis .* auf diesem Gerät/).waitFor();
  expect(await typedIn(farmer, 'Gewünschte Anzahl')).toBe('6');
  await fillAnswers(farmer, { 'Gewünschte Anzahl': '7' });
  await farmer.getByText(/^Gespeichert um .* auf diesem Gerät/).waitFor();

  const tab = await network.newPage();
  await tab.goto(farmer.url());
  // Closing a page gives it its network back for a moment: it must have nothing left to save then.
  await farmer.goto('about:blank');
  await farmer.close();
  expect(await typedIn(tab, 'Gewünschte Anzahl')).toBe('7');
  await tab.getByRole('button', { name: 'Entwurf speichern' }).click();
  await tab.getByText('Keine Verbindung zum Server').waitFor();

  await network.setOffline(false);
  await tab.getByText(/^Gespeichert am .* in Ihrem Konto$/).waitFor();
  await sendApplication(tab);
  await tab.getByRole('link', { name: 'Zum Antrag' }).click();
  await tab.getByRole('definition').filter({ hasText: /^7$/ }).waitFor();
  expect(await copies(tab)).toBe(0);
});

test('what was typed without signal is saved by itself as soon as there is one', async () => {
  const farmer = await visit(FARMER);
  await beginKeptRequest(farmer);
  await farmer.context().setOffline(true);
  await farmer.reload();
  await noConnection(farmer).waitFor();
  await fillAnswers(farmer, { 'Gewünschte Anzahl': '9' });
  await farmer.context().setOffline(false);
  await farmer.getByText(/^Gespeichert am .* in Ihrem Konto$/).waitFor();
  await noConnection(farmer).waitFor({ state: 'detached' });
  await farmer.reload();
  expect(await typedIn(farmer, 'Gewünschte Anzahl')).toBe('9');
});

test('without signal every other page says so, names the drafts of this device, and goes on by itself', async () => {
  const farmer = await visit(FARMER);
  await beginKeptRequest(farmer);
  const form = farmer.url();
  await farmer.context().setOffline(true);
  await farmer.goto(`${addresses.country('de')}/requests`);
  await title(farmer, 'Keine Verbindung');
  await farmer.getByRole('link', { name: new RegExp(`^${FORM}`) }).click();
  await farmer.waitForURL(form);
  expect(await typedIn(farmer, 'Gewünschte Anzahl')).toBe('6');
  await farmer.goto(`${addresses.country('de')}/requests`);
  await title(farmer, 'Keine Verbindung');
  await farmer.context().setOffline(false);
  await title(farmer, 'Anträge');
});

test('log-out takes what the form needs from the device, also without signal', async () => {
  const farmer = await visit(FARMER);
  await beginKeptRequest(farmer);
  const form = farmer.url();
  await farmer.context().setOffline(true);
  await farmer.reload();
  await noConnection(farmer).waitFor();
  await farmer.locator('.user-menu').getByRole('button').first().click();
  await farmer.getByRole('button', { name: 'Abmelden' }).click();
  await farmer.locator('.user-menu').waitFor({ state: 'detached' });
  expect(await copies(farmer)).toBe(0);
  await farmer.goto(form);
  await title(farmer, 'Keine Verbindung');
  expect(await farmer.getByText(FORM).count()).toBe(0);
});

test('a new build takes the place of the one that is kept, and comes up without signal', async () => {
  const farmer = await visit(FARMER);
  await beginKeptRequest(farmer, beginRequest);
  const page = path.join(SITE, 'index.html');
  const before = await readFile(page, 'utf8');
  const added = '/assets/build-newOne1.js';
  const isOld = (file: string) => /offer-search-page/.test(file);
  await expect.poll(async () => (await keptFiles(farmer)).filter(isOld)).toHaveLength(1);
  try {
    await writeFile(path.join(SITE, added), 'export {};');
    await writeFile(
      page,
      before.replace('</head>', `<script type="module" src="${added}"></script></head>`),
    );
    await farmer.reload();
    await expect.poll(() => keptFiles(farmer)).toContain(added);
    await expect.poll(async () => (await keptFiles(farmer)).filter(isOld)).toEqual([]);
    await farmer.context().setOffline(true);
    await farmer.reload();
    await noConnection(farmer).waitFor();
    expect(await typedIn(farmer, 'Gewünschte Anzahl')).toBe('6');
    expect(await farmer.locator(`script[src="${added}"]`).count()).toBe(1);
  } finally {
    // The empty module stays until the next build: pages of other rows may have read the changed page a moment ago.
    await writeFile(page, before);
  }
});
