import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, startJourneys, type Visit } from '#test/support/journey.ts';
import { beginForm, searchFromHome, textOf } from '#test/support/page-steps.ts';
import {
  fillAnswers,
  RENEWAL_ANSWERS,
  sendApplication,
  typedIn,
} from '#test/support/request-steps.ts';

const { visit } = startJourneys();
const FORM = 'Weibliche nullipare Tiere zur Bestandserneuerung';
/** A save may arrive whose answer does not: the next one is refused as a conflict, and the page goes on by itself. */
const FARMER: Visit = {
  login: 'farmer.de',
  losesNetwork: true,
  keepsPage: true,
  refusals: [409],
};

const noConnection = (page: Page) => page.getByText('Keine Verbindung', { exact: true });

/** Names of what the device keeps beside drafts, and paths of what its worker keeps. */
const copies = (page: Page): Promise<number> =>
  page.evaluate(`Object.keys(localStorage).filter((key) => key.startsWith('form/kept')).length`);
const keptFiles = (page: Page): Promise<string[]> =>
  page.evaluate(`caches.open('pages-1').then((cache) => cache.keys())
    .then((all) => all.map(({ url }) => new URL(url).pathname))`);

/** Tells whether the page has what it shows once the signal is lost. */
const loadedForLater = (page: Page, ...more: string[]): Promise<boolean> =>
  page.evaluate(`${JSON.stringify(['signal-line', 'maintenance-page', ...more])}.every((part) =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/' + part)))`);

/** A draft that was begun, and all that its form needs kept on the device. */
async function beginKeptRequest(page: Page): Promise<void> {
  await beginForm(page, FORM);
  await fillAnswers(page, RENEWAL_ANSWERS);
  await page.getByText(/^Gespeichert um .* auf diesem Gerät, bleibt dort bis /).waitFor();
  await expect.poll(() => copies(page)).toBe(1);
  await expect.poll(() => keptFiles(page)).toContain('/');
}

test('a draft is opened, filled in further and found again without signal; with it, it is saved and sent', async () => {
  const farmer = await visit({ ...FARMER, window: { viewport: PHONE } });
  await beginKeptRequest(farmer);
  const form = farmer.url();
  // The driver gives a page that goes its network back for a moment: none is there that would save its answers then.
  await farmer.goto('about:blank');
  await farmer.context().setOffline(true);
  await farmer.goto(form);
  await noConnection(farmer).waitFor();
  await farmer.getByText(/^Ihre Antworten bleiben bis .* auf diesem Gerät/).waitFor();
  expect(await typedIn(farmer, 'Gewünschte Anzahl')).toBe('6');
  await fillAnswers(farmer, { 'Gewünschte Anzahl': '7' });
  await farmer.goto('about:blank');
  await farmer.goto(form);
  expect(await typedIn(farmer, 'Gewünschte Anzahl')).toBe('7');
  await farmer.getByRole('button', { name: 'Entwurf speichern' }).click();
  await farmer.getByRole('alert').getByText('Keine Verbindung').waitFor();

  await farmer.context().setOffline(false);
  // The driver tells it only to pages that saw the network go; devices tell it to all.
  await farmer.evaluate("window.dispatchEvent(new Event('online'))");
  await farmer.getByText(/^Gespeichert am .* in Ihrem Konto$/).waitFor();
  await sendApplication(farmer);
  await farmer.getByRole('link', { name: 'Zum Antrag' }).click();
  await farmer.getByRole('definition').filter({ hasText: /^7$/ }).waitFor();
  expect(await copies(farmer)).toBe(0);
});

test('in the stable the list and an offer that was read stay; what was not read says so, and the way back leads to the list', async () => {
  const guest = await visit({ losesNetwork: true, window: { viewport: PHONE } });
  await searchFromHome(guest, 'Rinder');
  const headline = (card: number) => guest.getByRole('article').nth(card).getByRole('link').first();
  const read = await textOf(headline(0));
  await headline(0).click();
  await guest.getByRole('heading', { level: 1, name: read }).waitFor();
  await guest.goBack();
  await headline(1).waitFor();
  await expect.poll(() => loadedForLater(guest)).toBe(true);
  await guest.context().setOffline(true);

  await headline(1).click();
  await guest
    .getByText(/^Der Server ist nicht erreichbar|^Ihr Gerät erreicht diese Seite/)
    .waitFor();
  await guest.getByRole('status').filter({ hasText: 'Keine Verbindung' }).waitFor();
  await guest.goBack();
  await headline(0).click();
  await guest.getByRole('heading', { level: 1, name: read }).waitFor();
  await guest.getByRole('link', { name: /^Anrufen/ }).waitFor();

  await guest.goBack();
  await guest.context().setOffline(false);
  await guest.getByText(/ohne Verbindung$|^Keine Verbindung$/).waitFor({ state: 'detached' });
  await headline(1).click();
  await guest.getByRole('link', { name: /^Anrufen/ }).waitFor();
});

test('whoever has lost the signal can still sign out, and the device knows nobody then', async () => {
  const supplier = await visit({ login: 'supplier.de', losesNetwork: true });
  await expect.poll(() => loadedForLater(supplier, 'user-block', 'exports-item')).toBe(true);
  await supplier.context().setOffline(true);
  await supplier.getByRole('button', { name: 'Zuchtbetrieb Huber' }).click();
  await supplier.getByRole('link', { name: 'Exporte' }).waitFor();
  await supplier.getByRole('button', { name: 'Abmelden' }).click();
  await supplier.getByRole('button', { name: 'Anmelden' }).first().waitFor();
  const kept = await supplier.evaluate<string[]>('Object.keys(localStorage)');
  expect(kept.filter((key) => key.startsWith('sso.') || key.startsWith('session.'))).toEqual([]);
});

test('a page whose code did not come is there at a press once it can come', async () => {
  const guest = await visit({ losesNetwork: true });
  await guest.getByRole('heading', { level: 1 }).waitFor();
  await guest.route('**/assets/*.js', (route) => route.abort());
  await guest.getByRole('link', { name: 'Hilfe' }).first().click();
  const again = guest.getByRole('button', { name: 'Noch einmal versuchen' });
  await again.waitFor();
  await guest.unroute('**/assets/*.js');
  await again.click();
  await guest.getByRole('heading', { level: 1, name: 'Hilfe' }).waitFor();
});
