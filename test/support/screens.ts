import type { Page } from 'playwright-core';
import { addresses, type Visit } from './journey.ts';
import { NOTHING, pick, searchFromHome } from './page-steps.ts';

export type Screen = Omit<Visit, 'path'> & {
  readonly name: string;
  /** Also found in the demo data. */
  readonly path?: string | (() => Promise<string>);
  /** Address to open instead of a country's site. */
  readonly url?: string;
  /** From the page that was opened to the state that is looked at. */
  readonly act?: (page: Page) => Promise<void>;
  /** A state that exists on phones or on desks only. */
  readonly only?: 'phone' | 'desk';
};

const MISSING = '01900000-0000-7000-8000-000000000000';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

export const GUEST_SCREENS: readonly Screen[] = [
  { name: 'country selection', url: `${addresses.product}/` },
  { name: 'another country', path: '/countries' },
  { name: 'Home', path: '/' },
  {
    name: 'Home, refused',
    path: '/',
    act: (page) => button(page, 'Angebote zeigen').click(),
  },
  {
    name: 'place suggestions',
    path: '/',
    act: async (page) => {
      await page.getByRole('textbox', { name: /^Ort oder PLZ/ }).fill('Lands');
      await button(page, /Landshut/).waitFor();
    },
  },
  { name: 'phone menu', only: 'phone', act: (page) => button(page, 'Menü').click() },
  { name: 'species menu', only: 'desk', act: (page) => button(page, 'Tiere finden').click() },
  { name: 'language menu', only: 'desk', act: (page) => button(page, /^Sprache/).click() },
  {
    name: 'offer search',
    window: { locale: 'en-GB' },
    act: async (page) => {
      await page.getByRole('radio', { name: 'Cattle' }).check();
      await button(page, 'Show offers').click();
      await page.locator('summary', { hasText: /^Age$/ }).click();
      await page.getByRole('checkbox', { name: /^Cow / }).check();
      await button(page, /Age: Cow/).waitFor();
    },
  },
  {
    name: 'map of offers',
    act: async (page) => {
      await searchFromHome(page, 'Rinder', 'Landshut');
      await button(page, 'Karte').click();
      await button(page, /^\d+ Angebote: /).focus();
    },
  },
  {
    name: 'offers at one place of the map',
    act: async (page) => {
      await searchFromHome(page, 'Rinder', 'Landshut');
      await button(page, 'Karte').click();
      await button(page, /^\d+ Angebote: /).click();
      await page.getByRole('dialog').getByRole('article').first().waitFor();
    },
  },
  {
    name: 'offer search without results',
    act: async (page) => {
      await searchFromHome(page, 'Rinder', 'Flensburg');
      await page.goto(`${page.url()}&radius=25`);
      await page.getByRole('heading', { level: 2, name: NOTHING }).waitFor();
    },
  },
  {
    name: 'saved offers, compared',
    act: async (page) => {
      await searchFromHome(page, 'Rinder');
      for (const card of (await page.getByRole('article').all()).slice(0, 2))
        await card.getByRole('button', { name: /^Merken/ }).click();
      await page.getByRole('link', { name: 'Gemerkt' }).click();
      const choices = page.getByRole('checkbox', { name: /^Vergleichen/ });
      await choices.first().check();
      await choices.last().check();
      await page.getByRole('table').waitFor();
    },
  },
  {
    name: 'filter sheet',
    only: 'phone',
    act: async (page) => {
      await searchFromHome(page, 'Rinder');
      await button(page, /^Filter/).click();
    },
  },
  {
    name: 'all filters unfolded',
    only: 'desk',
    act: async (page) => {
      await searchFromHome(page, 'Legehennen');
      await page.getByRole('group', { name: 'Gewünschte Woche' }).getByRole('radio').nth(1).check();
      await button(page, /^Woche: .* entfernen$/).waitFor();
      await page
        .locator('.filter-section:not([open]) > summary')
        .evaluateAll((all: { click(): void }[]) => {
          for (const summary of all) summary.click();
        });
    },
  },
  {
    name: 'farther offers',
    act: async (page) => {
      await searchFromHome(page, 'Rinder', 'Landshut');
      await page.goto(`${page.url()}&radius=50`);
      await button(page, /^Weiter weg/).click();
      // The farthest is drawn once somebody comes near it.
      await page.locator('.farther-offers .offer-cards > li').last().scrollIntoViewIfNeeded();
      await page.getByText('über 8 h Transport').first().waitFor();
    },
  },
  {
    name: 'supplier list',
    act: async (page) => {
      await searchFromHome(page, 'Rinder', 'Landshut');
      await page.getByRole('link', { name: 'Alle Anbieter ansehen' }).click();
      await page
        .getByRole('link', { name: /^Anrufen/ })
        .first()
        .waitFor();
    },
  },
  {
    name: 'supplier list of another country',
    act: async (page) => {
      await searchFromHome(page, 'Rinder');
      await page.getByRole('link', { name: 'Alle Anbieter ansehen' }).click();
      await page.getByRole('combobox', { name: 'Land' }).selectOption({ label: 'Österreich' });
      await page
        .getByRole('link', { name: /^Anrufen/ })
        .first()
        .waitFor();
    },
  },
  {
    name: 'breed that is missing, for a guest',
    act: async (page) => {
      await searchFromHome(page, 'Rinder', 'Flensburg');
      await page.goto(`${page.url()}&radius=25`);
      await button(page, 'Rasse fehlt?').click();
      await page.getByRole('button', { name: 'Nachricht senden' }).waitFor();
    },
  },
  {
    name: 'pick list',
    only: 'desk',
    act: async (page) => {
      await searchFromHome(page, 'Rinder');
      await button(page, /^Rasse oder Herkunft/).click();
    },
  },
  {
    name: 'offer with weeks',
    act: async (page) => {
      await searchFromHome(page, 'Legehennen');
      await page
        .getByRole('link', { name: /^[\d.]+ .*(Bruteier|Küken)/ })
        .first()
        .click();
      await page.getByRole('heading', { name: 'Kontakt' }).waitFor();
    },
  },
  {
    name: 'place of an offer on the map',
    act: async (page) => {
      await searchFromHome(page, 'Rinder');
      await page.getByRole('article').first().getByRole('link').first().click();
      await button(page, 'Auf der Karte zeigen').click();
      await page.locator('.map-name').first().waitFor();
    },
  },
  { name: 'offer that is gone', path: `/offer/${MISSING}` },
  { name: 'unknown animal kind', path: `/offers/${MISSING}` },
  { name: 'content page', path: '/content/privacy' },
  { name: 'missing content', path: '/content/nothing' },
  { name: 'no such page', path: '/no/such/page' },
  {
    name: 'download that fails',
    path: `/#download:${MISSING}/list.pdf`,
    refusals: [404],
    act: (page) => page.getByRole('dialog').getByRole('alert').waitFor(),
  },
  {
    name: 'failed search',
    refusals: [500],
    act: async (page) => {
      const failure = { ok: false, code: 'internal', message: 'internal', details: [], id: '1' };
      await page.route('**/search/execute', (route) =>
        route.fulfill({ status: 500, json: failure }),
      );
      await page.goto(`${addresses.country('de')}/offers/${MISSING}`);
    },
  },
  {
    name: 'maintenance',
    refusals: [503],
    act: async (page) => {
      const away = { ok: false, message: 'service is currently not available. check back later' };
      await page.route('**/api/**', (route) => route.fulfill({ status: 503, json: away }));
      await page.reload();
      await page.getByRole('heading', { name: 'Wartungsarbeiten' }).waitFor();
    },
  },
  {
    name: 'no connection',
    losesNetwork: true,
    act: async (page) => {
      await page.route(/\/api\/|favicon/, (route) => route.abort());
      await page.reload();
      await page.getByRole('heading', { name: 'Keine Verbindung' }).waitFor();
    },
  },
];

export const SUPPLIER_SCREENS: readonly Screen[] = [
  { name: 'Home of a supplier', path: '/' },
  {
    name: 'account menu',
    only: 'desk',
    // No button stands here that the menu would hide in part.
    path: '/saved',
    act: (page) => page.locator('.user-menu').getByRole('button').first().click(),
  },
  { name: 'my offers', path: '/my-offers?status=later' },
  { name: 'weeks of all offers', path: '/my-offers/weeks' },
  { name: 'import of offers', path: '/offer-import' },
  {
    name: 'my offers, some of them hidden',
    country: 'ch',
    login: 'supplier.ch',
    path: '/my-offers',
    act: (page) => page.getByText(/damit alle wieder zu finden sind$/).waitFor(),
  },
  {
    name: 'confirmation of offers, some of them hidden',
    country: 'ch',
    login: 'supplier.ch',
    path: '/activity',
    act: async (page) => {
      await page.getByText(/Angebote sind ausgeblendet$/).waitFor();
      await page.getByText('Einzeln ansehen').click();
      await page
        .getByText(/^Bestätigt bis/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'my offers with undo',
    path: '/my-offers?status=later',
    act: async (page) => {
      const row = page.locator('[data-row]').first();
      await row.getByRole('button', { name: 'Derzeit nicht' }).click();
      await row.getByText('Gespeichert').waitFor();
    },
  },
  {
    name: 'day of "later"',
    path: '/my-offers?status=unavailable',
    act: async (page) => {
      await page.getByRole('button', { name: 'Später', exact: true }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
    },
  },
  {
    name: 'my offers with some selected',
    path: '/my-offers?status=later',
    act: async (page) => {
      await page.getByRole('checkbox', { name: /^Alle \d+ Zeilen/ }).check();
      await page.getByRole('group', { name: 'Ausgewählte Zeilen' }).waitFor();
    },
  },
  {
    name: 'uploads',
    path: '/uploads',
    act: (page) => page.getByRole('heading', { name: 'Bio-Zertifikat' }).waitFor(),
  },
  {
    name: 'upload dialog, refused',
    path: '/uploads',
    act: async (page) => {
      await button(page, 'Dateien hochladen').click();
      const dialog = page.getByRole('dialog');
      const text = { name: 'notiz.txt', mimeType: 'text/plain', buffer: Buffer.from('x') };
      await dialog.getByLabel('Datei wählen').setInputFiles(text);
      await dialog.getByText(/Dateien dieser Art/).waitFor();
    },
  },
  {
    name: 'deletion of a file that offers show',
    path: '/uploads',
    act: async (page) => {
      const card = page.getByRole('article').filter({ hasText: 'Bio-Zertifikat' });
      await card.getByRole('link', { name: /^in \d+ Angebot/ }).waitFor();
      await card.getByRole('button', { name: /^Löschen/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'new offer', path: '/my-offers/new' },
  {
    name: 'new offer, refused',
    path: '/my-offers/new',
    act: async (page) => {
      await pick(page, 'Tierart', ['Legehennen']);
      await page.getByRole('radio', { name: 'Später' }).check();
      await button(page, 'Angebot veröffentlichen').click();
    },
  },
  {
    name: 'new offer with fields of its own, refused',
    path: '/my-offers/new',
    act: async (page) => {
      await pick(page, 'Tierart', ['Rinder']);
      await page.getByRole('region', { name: 'Zucht und Haltung' }).waitFor();
      await button(page, 'Angebot veröffentlichen').click();
    },
  },
  {
    name: 'weeks of an offer',
    path: '/my-offers/new',
    act: async (page) => {
      await pick(page, 'Tierart', ['Legehennen']);
      await page.locator('[role=gridcell][tabindex="0"]').focus();
      await page.keyboard.type('500');
      await page.keyboard.press('Enter');
      await page.keyboard.type('5x');
      await page.keyboard.press('Enter');
    },
  },
  {
    name: 'week to copy',
    path: '/my-offers/new',
    act: async (page) => {
      await pick(page, 'Tierart', ['Legehennen']);
      await page.locator('[role=gridcell][tabindex="0"]').focus();
      await page.keyboard.type('500');
      await page.keyboard.press('Enter');
      await button(page, /^Woche kopieren/).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'offer left unsaved',
    path: '/my-offers/new',
    act: async (page) => {
      await pick(page, 'Tierart', ['Rinder']);
      await page.getByRole('link', { name: 'Abbrechen' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'copied offer',
    path: '/my-offers',
    act: async (page) => {
      await page
        .getByRole('link', { name: /^Kopieren/ })
        .first()
        .click();
      await page.getByText('Kopie als Entwurf').waitFor();
    },
  },
];

const approvals = { country: 'at', login: 'aut.at', path: '/approvals' };
const openFirst = (page: Page) => page.locator('.approval-side .row-opener').first().click();

export const APPROVAL_SCREENS: readonly Screen[] = [
  {
    name: 'offers to approve',
    ...approvals,
    act: (page) => page.getByRole('heading', { name: 'Verlauf' }).waitFor(),
  },
  {
    name: 'rejection of an offer, refused',
    ...approvals,
    act: async (page) => {
      await openFirst(page);
      await button(page, 'Angebot ablehnen').click();
      await button(page, 'Angebot ablehnen').click();
      await page.locator('.approval-reject .field-error').waitFor();
    },
  },
];
