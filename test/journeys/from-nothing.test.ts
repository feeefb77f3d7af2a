import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fillSignIn } from '#test/support/fill-sign-in.ts';
import { startJourneys } from '#test/support/journey.ts';
import { foundPlace, pick, searchFromHome, textOf } from '#test/support/page-steps.ts';
import { toSummary } from '#test/support/request-steps.ts';

const { visit } = startJourneys();

/** The folder for pictures of the steps, from the root; without one, none are taken. */
const { PICTURES } = process.env;

/** Links of invitations, by the name of the account. */
const links = new Map<string, string>();

/** Keeps a picture of the step for those who follow it: `infra/operate/first-steps/README.md`. */
async function picture(page: Page, step: string): Promise<void> {
  if (PICTURES === undefined) return;
  await page.evaluate('scrollTo(0, 0)');
  await page.screenshot({
    path: path.join(import.meta.dirname, '../..', PICTURES, `${step}.jpg`),
    quality: 60,
  });
}

/** Opens the form of a new entry, and saves it once it is filled in. */
async function create(page: Page, type: string, name: string, fill: () => Promise<void>) {
  await page.goto(new URL(`/manage/${type}/new`, page.url()).href);
  await page.getByRole('heading', { level: 1, name: 'Neuer Eintrag' }).waitFor();
  await fill();
  await picture(page, type);
  await page.getByRole('button', { name: 'Anlegen' }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

const named = (page: Page | Locator, name: string) =>
  page.getByLabel('Bezeichnung, Deutsch', { exact: true }).first().fill(name);

/** Writes a page in both languages of the country. */
const writePage = (page: Page, key: string, title: string) =>
  create(page, 'cmspage', title, async () => {
    await page.getByLabel(/^Interner Name/).fill(title);
    await page.getByLabel(/^Schlüssel/).fill(key);
    await page.getByLabel('Titel, Deutsch', { exact: true }).fill(title);
    await page.getByLabel('Text, Deutsch', { exact: true }).fill('Bieten Sie nur Biotiere an.');
    await page.locator('summary', { hasText: 'Hrvatski' }).click();
    await page.getByLabel('Text, Hrvatski', { exact: true }).fill('Samo ekološke životinje.');
  });

/** Makes an account of an office or a farm, and an invitation to it. */
async function invite(page: Page, role: string, name: string, body?: string): Promise<void> {
  await page.goto(new URL('/users/new', page.url()).href);
  await page.getByRole('radio', { name: role, exact: true }).check();
  await page.getByRole('combobox', { name: /^Land/ }).selectOption({ label: 'Kroatien' });
  await page.getByRole('textbox', { name: /^Name/ }).fill(name);
  if (body)
    await page.getByRole('combobox', { name: 'Kontrollstelle' }).selectOption({ label: body });
  await picture(page, 'account');
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByRole('button', { name: 'Einladen' }).click();
  links.set(name, await page.getByLabel(/^Link der Einladung/).inputValue());
}

/** Opens the link of an invitation, and signs in for the first time. */
async function accept(page: Page, name: string, login: string): Promise<void> {
  await page.goto(links.get(name) ?? '');
  await page.getByRole('button', { name: 'Anmelden und annehmen' }).click();
  await fillSignIn(page, login);
  await page.getByRole('banner').getByText(name).waitFor();
}

/** Adds the place where animals stand, in the profile. */
async function addPlace(page: Page, name: string): Promise<void> {
  await page.goto(new URL('/profile#locations', page.url()).href);
  await page.getByRole('button', { name: 'Standort hinzufügen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Interner Name' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Postleitzahl und Ort' }).fill('52100 Pula');
  await foundPlace(dialog, '52100 Pula');
  await dialog.getByRole('textbox', { name: 'Telefon' }).fill('+385 52 800 123');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await dialog.waitFor({ state: 'detached' });
}

test('an administrator makes animals, a country and its offices by clicks alone', async () => {
  const page = await visit({ country: 'admin', login: 'admin', path: '/manage' });
  await create(page, 'animalkind', 'Rinder', () => named(page, 'Rinder'));
  await create(page, 'country', 'Kroatien', async () => {
    await named(page, 'Kroatien');
    await page.getByLabel(/^Länderkürzel/).fill('HR');
    await page.getByLabel(/^Adressen/).fill('hr.localhost');
    for (const language of ['Hrvatski', 'Deutsch'])
      await page.getByRole('checkbox', { name: language, exact: true }).check();
    await page.getByRole('checkbox', { name: /^Anträge/ }).check();
    await pick(page, 'Freigeschaltete Tierarten', ['Rinder']);
  });
  await create(page, 'animalmenu', 'Rinder', async () => {
    await named(page, 'Rinder');
    await pick(page, 'Tierart', ['Rinder']);
  });
  for (const [type, name] of [
    ['animalusage', 'Milch'],
    ['agecategory', 'Färse'],
    ['category1', 'Zuchttiere'],
  ] as const) {
    await create(page, type, name, async () => {
      await named(page, name);
      await pick(page, 'Tierarten', ['Rinder']);
    });
  }
  for (const breed of ['Istrisches Rind', 'Buscha']) {
    await create(page, 'offergroup', breed, async () => {
      await named(page, breed);
      await pick(page, 'Tierart', ['Rinder']);
    });
  }
  await writePage(page, 'tos-agr', 'Nutzungsbedingungen');
  await writePage(page, 'privacy', 'Datenschutz');
  await invite(page, 'Behörde', 'Amt Istrien');
  await invite(page, 'Anbieter', 'Viehhandel Pula');
  await invite(page, 'Kontrollstelle', 'Kontrollstelle Rijeka');
  await invite(page, 'Landwirtschaft', 'Hof Medulin', 'Kontrollstelle Rijeka');
  await create(page, 'region', 'Istrien', async () => {
    await named(page, 'Istrien');
    await pick(page, 'Land', ['Kroatien']);
    await page.getByLabel(/^Landeskürzel/).fill('IS');
    await pick(page, 'Behörde', ['Amt Istrien']);
    await page.getByLabel(/^Anfänge der Postleitzahlen/).fill('52');
  });
});

test('a request package is built from fields, with two steps', async () => {
  const page = await visit({ country: 'admin', login: 'admin', path: '/manage' });
  await create(page, 'requestformfield', 'Gewünschte Anzahl', async () => {
    await page.getByLabel(/^Interner Name/).fill('animalsWanted');
    await named(page, 'Gewünschte Anzahl');
    await page.getByLabel(/^Art der Eingabe/).selectOption({ label: 'Zahl' });
    await page.getByRole('checkbox', { name: 'Pflichtfeld' }).check();
  });
  await create(page, 'requestformfield', 'Entscheidung', async () => {
    await page.getByLabel(/^Interner Name/).fill('decision');
    await named(page, 'Entscheidung');
    await page.getByLabel(/^Art der Eingabe/).selectOption({ label: 'Auswahl' });
    await page.getByRole('checkbox', { name: 'Pflichtfeld' }).check();
    for (const [index, id] of ['granted', 'refused'].entries()) {
      await page.getByRole('button', { name: 'Auswahl: Zeile hinzufügen', exact: true }).click();
      const row = page.getByRole('group', { name: `Auswahl, Zeile ${index + 1}` });
      await row.getByLabel(/^Kennung/).fill(id);
      await named(row, index === 0 ? 'genehmigt' : 'abgelehnt');
    }
  });
  await create(page, 'requestpackage', 'Weibliche Tiere', async () => {
    await page.getByLabel(/^Interner Name/).fill('hr-females');
    await page.getByRole('checkbox', { name: /^Eingeschaltet/ }).check();
    await pick(page, 'Länder', ['Kroatien']);
    await pick(page, 'Tierarten', ['Rinder']);
    await page.getByRole('checkbox', { name: 'Behörde' }).first().check();
    await page.getByLabel(/^Rechtsgrundlage/).selectOption({ label: 'Erneuerung des Bestands' });
    await named(page, 'Weibliche Tiere');
    await page.getByLabel('Text der Schaltfläche, Deutsch', { exact: true }).fill('Beantragen');
    const steps = page.getByRole('group', { name: 'Schritte' });
    for (const [index, [role, form, field]] of [
      ['Betrieb', 'Antrag', 'Gewünschte Anzahl'],
      ['Behörde', 'Bescheid', 'Entscheidung'],
    ].entries()) {
      await steps.getByRole('button', { name: 'Schritte: Zeile hinzufügen' }).click();
      const step = steps.getByRole('group', { name: `Schritte, Zeile ${index + 1}` });
      await step.getByLabel('Überschrift des Formulars, Deutsch', { exact: true }).fill(form ?? '');
      await step.getByLabel(/^Wer ihn ausfüllt/).selectOption({ label: role ?? '' });
      await step
        .getByLabel('Zustand, solange er wartet, Deutsch', { exact: true })
        .fill(`${form} offen`);
      await pick(step, 'Auswählen: Felder', [field ?? '']);
    }
    const decision = steps.getByRole('group', { name: 'Entscheidung' }).last();
    await decision.getByRole('button', { name: 'Entscheidung festlegen' }).click();
    await decision.getByLabel(/^Feld/).selectOption({ label: 'Entscheidung' });
    for (const [answers, answer] of [
      [/^Antworten, die genehmigen/, 'genehmigt'],
      [/^Antworten, die ablehnen/, 'abgelehnt'],
    ] as const)
      await decision
        .getByRole('group', { name: answers })
        .getByRole('checkbox', { name: answer })
        .check();
  });
});

test('the country goes on the website once nothing that harms is missing', async () => {
  const page = await visit({ country: 'admin', login: 'admin', path: '/manage' });
  const ready = page.getByRole('region', { name: /^Kroatien/ });
  await ready.getByText('imprint').waitFor();
  await writePage(page, 'imprint', 'Impressum');
  await page.goto(new URL('/manage', page.url()).href);
  await ready.getByRole('link', { name: 'Kroatien' }).click();
  await page.getByRole('checkbox', { name: /^Auf der Website/ }).check();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Gespeichert', { exact: true }).waitFor();
});

/** The site of the new country; a process keeps the countries for some seconds. */
async function openSite(): Promise<Page> {
  const page = await visit({ country: 'hr', refusals: [404] });
  const title = page.getByText('Kroatien').first();
  await expect
    .poll(async () => {
      await page.reload();
      return title.isVisible();
    })
    .toBe(true);
  return page;
}

/** Asks for four animals of a breed that nobody offers; gives the number of the request. */
async function ask(farmer: Page): Promise<string> {
  await farmer.goto(new URL('/', farmer.url()).href);
  await searchFromHome(farmer, 'Rinder', 'Pula');
  await farmer.getByRole('link', { name: 'Antrag stellen' }).click();
  await pick(farmer, 'Rasse oder Herkunft', ['Buscha']);
  const next = farmer.getByRole('button', { name: 'Weiter', exact: true });
  await next.click();
  await farmer.getByRole('radio', { name: /^Hof/ }).check();
  await next.click();
  await farmer.getByRole('radio', { name: /^Behörde/ }).check();
  await next.click();
  await farmer.getByRole('radio', { name: /^Weibliche Tiere/ }).check();
  await farmer.getByRole('button', { name: 'Beantragen' }).click();
  await farmer.getByRole('textbox', { name: /^Gewünschte Anzahl/ }).fill('4');
  await toSummary(farmer);
  await farmer.getByRole('button', { name: 'Antrag senden' }).click();
  await farmer.getByRole('heading', { level: 1, name: 'Ihr Antrag ist gesendet' }).waitFor();
  return textOf(farmer.getByText(/^HR-\d{4}-\d{6}$/));
}

async function openRequest(page: Page, hid: string): Promise<void> {
  await page.goto(new URL('/requests', page.url()).href);
  await page.getByRole('link', { name: hid }).first().click();
  await page.locator('.request-head', { hasText: hid }).waitFor();
}

test('a supplier offers, a visitor finds, a farmer asks, and the authority decides', async () => {
  const supplier = await openSite();
  await accept(supplier, 'Viehhandel Pula', 'new.ivan');
  await addPlace(supplier, 'Stall');
  await supplier.goto(new URL('/terms/agr', supplier.url()).href);
  await supplier.getByRole('button', { name: 'Nutzungsbedingungen annehmen' }).click();
  await supplier.getByRole('heading', { level: 1, name: 'Meine Angebote' }).waitFor();
  await supplier.getByRole('link', { name: 'Neues Angebot' }).first().click();
  await pick(supplier, 'Tierart', ['Rinder']);
  await pick(supplier, 'Rasse oder Herkunft', ['Istrisches Rind']);
  await supplier.getByRole('radio', { name: 'Milch' }).check();
  await supplier.getByRole('radio', { name: 'Weiblich' }).check();
  await supplier.getByRole('radio', { name: 'Färse' }).check();
  await supplier.getByRole('textbox', { name: 'Tiere' }).fill('12');
  await supplier.getByRole('button', { name: 'Angebot veröffentlichen' }).click();
  await supplier.getByRole('heading', { level: 1, name: 'Meine Angebote' }).waitFor();

  const visitor = await visit({ country: 'hr' });
  await searchFromHome(visitor, 'Rinder');
  await visitor
    .getByRole('link', { name: /^12 Istrisches Rind/ })
    .first()
    .waitFor();
  await picture(visitor, 'offer');

  const farmer = await visit({ country: 'hr' });
  await accept(farmer, 'Hof Medulin', 'new.ana');
  await addPlace(farmer, 'Hof');
  const hid = await ask(farmer);

  const authority = await visit({ country: 'hr' });
  await accept(authority, 'Amt Istrien', 'new.marija');
  await openRequest(authority, hid);
  const request = authority.url();
  await authority
    .getByRole('link', { name: /^Bescheid/ })
    .first()
    .click();
  await authority.getByLabel('genehmigt', { exact: true }).check();
  await toSummary(authority);
  await authority.getByRole('button', { name: 'Absenden' }).click();
  await farmer.goto(request);
  await farmer.locator('.request-head', { hasText: hid }).waitFor();
  await farmer.getByText('Genehmigt').first().waitFor();
  await picture(farmer, 'request');
});
