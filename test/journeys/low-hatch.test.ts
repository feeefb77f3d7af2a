import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { buildHoldings } from '#infra/demo/people/build-holdings.ts';
import { addresses, PHONE, startJourneys } from '#test/support/journey.ts';
import { chooseUse, pick, searchFromHome, textOf } from '#test/support/page-steps.ts';
import { germanDay, sendApplication, toSummary, waitForMail } from '#test/support/request-steps.ts';

const { visit } = startJourneys();

const hatchery = buildHoldings().find(({ login }) => login === 'supplier.de');
const nameAndTown = `${hatchery?.name}, ${hatchery?.sites[0].city}`;

test('a farmer applies after a low hatch, the hatchery it names confirms the numbers on a phone, the authority decides', async () => {
  const farmer = await visit({ login: 'farmer.de' });
  await beginNotice(farmer);
  await farmer.getByRole('radio', { name: 'Neuer Geflügelbestand' }).check();
  await fill(farmer, {
    'Bestellte ökologische Küken': '3000',
    'Gewünschte Anzahl': '1200',
    'Gewünscht ab': '1.3.2031',
  });
  await sendApplication(farmer);
  const hid = await textOf(farmer.getByText(/^DE-\d{4}-\d{6}$/));

  const mail = await waitForMail('supplier.de@demo.example', hid);
  expect(mail.subject).toBe(`Antrag ${hid} wartet auf Sie`);
  const supplier = await visit({ login: 'supplier.de', window: { viewport: PHONE } });
  await supplier.getByRole('link', { name: /^\d+ Anträge warten auf Sie$/ }).click();
  await supplier.getByRole('link', { name: hid }).click();
  await supplier.getByText('Liegt bei: Ihnen').waitFor();
  expect(await supplier.getByRole('button', { name: /^Bearbeitung/ }).count()).toBe(0);
  await supplier.getByRole('link', { name: 'Angaben der Brüterei ausfüllen' }).click();
  await supplier.getByText(/^Bisherige Angaben/).click();
  await supplier.getByText('3.000').waitFor();
  await fill(supplier, {
    Schlupftag: '27.2.2026',
    'Geplante ökologische': '6000',
    'Geschlüpfte ökologische': '3600',
    'Woran lag es': 'Zu wenige Bruteier waren befruchtet.',
  });
  await toSummary(supplier);
  await supplier.getByRole('button', { name: 'Absenden' }).click();
  await supplier.getByRole('heading', { level: 1, name: /gesendet$/ }).waitFor();

  const address = await linkIn(farmer);
  await otherSupplierSeesNothing(address);
  await waitForMail('aut.de@demo.example', hid);
  const advisor = await visit({ login: 'ins.de', path: address });
  await advisor.getByText('Zu wenige Bruteier waren befruchtet.').waitFor();
  await advisor.getByText(nameAndTown).first().waitFor();
  const authority = await visit({ login: 'aut.de', path: '/requests' });
  await authority.getByRole('link', { name: hid }).click();
  await authority.getByText('3.600').waitFor();
  await authority.getByText(/Schweigen ist weder Genehmigung noch Ablehnung/).waitFor();
  await authority.getByRole('link', { name: 'Entscheidung der Behörde ausfüllen' }).click();
  await authority.getByLabel('genehmigt', { exact: true }).check();
  await authority.getByLabel('Mangel an geeigneten Tieren').check();
  await authority.getByRole('textbox', { name: /^Gültig bis/ }).fill(germanDay(180));
  await toSummary(authority);
  await authority.getByRole('button', { name: 'Entscheidung absenden' }).click();
  await authority.getByRole('heading', { level: 1, name: /gesendet$/ }).waitFor();

  await farmer.goto(addresses.country('de') + address);
  await farmer.getByText('Genehmigt', { exact: true }).first().waitFor();
  await farmer.emulateMedia({ media: 'print' });
  await farmer.getByText('Zu wenige Bruteier waren befruchtet.').waitFor();
  await farmer.getByText(nameAndTown).first().waitFor();
  const news = await waitForMail('supplier.de@demo.example', `Antrag ${hid} wurde genehmigt`);
  expect(news.text).toContain(address);
  await supplier.goto(addresses.country('de') + address);
  await supplier.getByText('Genehmigt', { exact: true }).first().waitFor();
});

/** From Home over laying hens to the notice, naming the hatchery. */
async function beginNotice(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Weiter', exact: true });
  await page.goto(addresses.country('de'));
  await searchFromHome(page, 'Legehennen');
  await page.getByRole('link', { name: 'Antrag stellen' }).click();
  await page.getByRole('heading', { level: 2, name: 'Welche Tiere?' }).waitFor();
  await chooseUse(page);
  await next.click();
  await page.getByRole('radio', { name: /^Hof/ }).check();
  await next.click();
  await page.getByRole('radio', { name: /^Nach einem Minderschlupf/ }).check();
  await next.click();
  await page.getByRole('button', { name: 'Antrag nach Minderschlupf' }).click();
  await page
    .getByRole('link', { name: 'Wählen Sie den Anbieter, der am Antrag mitwirkt.' })
    .waitFor();
  await pick(page, 'Um welchen Anbieter geht es?', [nameAndTown]);
  await page.getByRole('button', { name: 'Antrag nach Minderschlupf' }).click();
  await page.waitForURL(`${addresses.country('de')}/requests/*/fill`);
}

async function fill(page: Page, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [question, answer] of Object.entries(answers)) {
    await page.getByRole('textbox', { name: new RegExp(`^${question}`) }).fill(answer);
  }
}

/** The address of the request that was just sent. */
async function linkIn(page: Page): Promise<string> {
  const link = page.getByRole('link', { name: 'Zum Antrag' });
  return (await link.getAttribute('href')) ?? '';
}

/** A hatchery of the same country that sells such chicks, too. */
async function otherSupplierSeesNothing(address: string): Promise<void> {
  const other = await visit({ login: 'multi.de' });
  await other.locator('.user-menu').getByRole('button').first().click();
  await other.getByRole('button', { name: /^Geflügelhof Wolf/ }).click();
  await other.getByRole('banner').getByText('Anbieter', { exact: true }).waitFor();
  await other.goto(addresses.country('de') + address);
  await other.getByText('Diesen Antrag gibt es für Ihr Konto nicht').waitFor();
}
