import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { freeFarm } from '#test/support/account-calls.ts';
import { addresses, startJourneys } from '#test/support/journey.ts';
import { chooseUse, searchFromHome, textOf } from '#test/support/page-steps.ts';
import { germanDay, sendApplication, toSummary, waitForMail } from '#test/support/request-steps.ts';

const { visit } = startJourneys();

test('a control body files for chicks under three days in the name of its customer; what the rules refuse is said at the question', async () => {
  const farm = await freeFarm(5);
  const page = await visit({ login: 'ins.de' });
  await toFarm(page);
  await page.getByRole('textbox', { name: /^Betrieb/ }).fill(farm.name);
  await page.getByRole('main').getByRole('button', { name: 'Suchen' }).click();
  await page.getByRole('button', { name: `Für diesen Betrieb handeln ${farm.name}` }).click();
  await begin(page, {
    type: /^Behörde/,
    form: /^Küken unter drei Tagen/,
    button: 'Antrag für Küken',
  });
  await page.getByText(`Sie handeln für ${farm.name}`).first().waitFor();
  await page.getByRole('radio', { name: 'Neuer Geflügelbestand' }).check();
  await fill(page, {
    'Gewünschter Schlupftag': '1.3.2031',
    'Ökologische Küken bestellt am': '2.2.2031',
    'Gewünschte Anzahl': '450',
    'Gewünscht ab': '1.3.2031',
    'In diesem Jahr': '0',
  });
  const hatcheries = page.getByRole('group', { name: /^Angefragte ökologische Brütereien/ });
  await hatcheries.getByRole('textbox').first().fill('Brüterei Schäfer');
  await page.getByRole('radio', { name: 'werden angenommen' }).check();
  await toSummary(page);
  await page.getByRole('button', { name: 'Antrag senden' }).click();
  await page.getByRole('link', { name: /bestellt am – Dieser Tag kommt erst noch\.$/ }).click();
  await page.getByRole('textbox', { name: /^Ökologische Küken bestellt am/ }).fill('2.1.2026');
  await sendApplication(page);
  const hid = await numberOf(page);
  await page.getByRole('link', { name: 'Zum Antrag' }).click();
  await page.locator('.request-head', { hasText: hid }).waitFor();
  await page.getByText('Gestellt von').waitFor();
  await page.getByText(farm.name).first().waitFor();
});

test('an association decides by its own rules; a mark that another office replaces is told', async () => {
  const farmer = await visit({ login: 'farmer.de' });
  await toFarm(farmer);
  await begin(farmer, {
    type: /^Verband/,
    form: /^Verbandsausnahme für Junghennen/,
    button: 'Verbandsausnahme beantragen',
  });
  await farmer.getByRole('radio', { name: 'Neuer Geflügelbestand' }).check();
  await fill(farmer, {
    'Größe der Herde': '900',
    'Anteil konventionellen Futters': '10',
    Liefertermin: '1.3.2031',
    'Gewünschte Anzahl': '600',
    'Gewünscht ab': '1.3.2031',
  });
  await sendApplication(farmer);
  const hid = await numberOf(farmer);

  const association = await visit({ login: 'aso.de', path: '/requests' });
  await association.getByRole('link', { name: hid }).click();
  await mark(association, 'VB', 'Bearbeitung vermerken');
  const advisor = await visit({ login: 'ins.de' });
  await advisor.goto(association.url());
  await advisor.getByText('In Bearbeitung: VB').waitFor();
  await mark(advisor, 'KS', 'Vermerk ersetzen');
  await advisor.getByText('In Bearbeitung: KS').waitFor();
  const mail = await waitForMail('aso.de@demo.example', `${hid}: Ihr Vermerk`);
  expect(mail.text).toContain('VB');

  await association.reload();
  await association.getByRole('link', { name: 'Entscheidung des Verbands ausfüllen' }).click();
  await association.getByLabel('genehmigt', { exact: true }).check();
  await association.getByLabel('Mangel an geeigneten Tieren').check();
  await association.getByRole('textbox', { name: /^Gültig bis/ }).fill(germanDay(180));
  await toSummary(association);
  await association.getByRole('button', { name: 'Entscheidung absenden' }).click();
  await association.getByRole('heading', { level: 1, name: /gesendet$/ }).waitFor();
});

const numberOf = (page: Page) => textOf(page.getByText(/^DE-\d{4}-\d{6}$/));

/** From Home over laying hens to the question where the animals are to go. */
async function toFarm(page: Page): Promise<void> {
  await page.goto(addresses.country('de'));
  await searchFromHome(page, 'Legehennen');
  await page.getByRole('link', { name: 'Antrag stellen' }).click();
  await page.getByRole('heading', { level: 2, name: 'Welche Tiere?' }).waitFor();
  await chooseUse(page);
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
}

async function begin(
  page: Page,
  { type, form, button }: { readonly type: RegExp; readonly form: RegExp; readonly button: string },
): Promise<void> {
  const next = page.getByRole('button', { name: 'Weiter', exact: true });
  await page.getByRole('heading', { level: 2, name: 'Wohin kommen sie?' }).waitFor();
  await page.getByText(/höchstens 8 Stunden/).waitFor();
  await page.getByRole('radio', { name: /^Hof/ }).check();
  await next.click();
  await page.getByRole('radio', { name: type }).check();
  await next.click();
  await page.getByRole('radio', { name: form }).check();
  await page.getByRole('button', { name: button }).click();
  await page.waitForURL(`${addresses.country('de')}/requests/*/fill`);
}

async function fill(page: Page, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [question, answer] of Object.entries(answers)) {
    await page.getByRole('textbox', { name: new RegExp(`^${question}`) }).fill(answer);
  }
}

async function mark(page: Page, editor: string, button: string): Promise<void> {
  await page.getByRole('button', { name: /^Bearbeitung (vermerken|ändern)$/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Ihr Kürzel/ }).fill(editor);
  await dialog.getByRole('button', { name: button }).click();
  await dialog.waitFor({ state: 'detached' });
}
