import { expect, test } from 'vitest';
import { startJourneys } from '#test/support/journey.ts';
import {
  cardOf,
  fillPinzgauer,
  pick,
  publishPinzgauer,
  searchFromHome,
  waitForSummary,
} from '#test/support/page-steps.ts';

const { visit } = startJourneys();
const PUBLISH = 'Angebot veröffentlichen';

test('a cattle breeder is refused an offer with gaps, publishes it, and a guest finds it at once', async () => {
  const page = await visit({ login: 'supplier.de' });
  await page.getByRole('link', { name: 'Meine Angebote', exact: true }).first().click();
  await page.getByRole('link', { name: 'Neues Angebot' }).click();
  await page.getByRole('heading', { level: 1, name: 'Neues Angebot' }).waitFor();

  const publish = page.getByRole('button', { name: PUBLISH });
  await publish.click();
  await waitForSummary(page, ['Wählen Sie eine Tierart.']);
  await expect.poll(() => page.title()).toMatch(/^Fehler: Neues Angebot/);
  await pick(page, 'Tierart', ['Rinder']);
  await publish.click();
  await waitForSummary(page, [
    'Wählen Sie eine Rasse oder Herkunft.',
    'Wählen Sie eine Kategorie.',
    'Geben Sie die Anzahl der Tiere als ganze Zahl ein, zum Beispiel 12.',
    'Hornstatus: Dieses Feld muss ausgefüllt werden.',
  ]);
  await page.getByRole('link', { name: /^Geben Sie die Anzahl/ }).click();
  await page.keyboard.type('37');
  await fillPinzgauer(page);
  const headline = '37 Pinzgauer, Färse, tragend';
  const breeding = page.getByRole('region', { name: 'Zucht und Haltung' });
  await breeding.getByText('1 von 5 ausgefüllt').waitFor();
  await breeding.getByRole('checkbox', { name: 'Weide' }).check();
  await breeding.getByText('2 von 5 ausgefüllt').waitFor();
  const preview = page.getByRole('region', { name: 'So sehen es Käufer' });
  await preview.getByText(headline).waitFor();
  await preview.getByText('genetisch hornlos').waitFor();
  await publish.click();
  await page.getByText('Gespeichert. Das Angebot ist jetzt so zu finden.').waitFor();
  await cardOf(page, headline).waitFor();

  const guest = await visit();
  await searchFromHome(guest, 'Rinder');
  await guest.getByRole('link', { name: headline }).click();
  await guest.getByRole('heading', { level: 1, name: headline }).waitFor();
});

test('availability is set in the list at once, undone, set for a later day, and taken into the archive and back', async () => {
  const page = await visit({ login: 'supplier.de', path: '/my-offers/new' });
  const headline = '38 Pinzgauer, Färse, tragend';
  await publishPinzgauer(page, '38');
  const card = cardOf(page, headline);
  const status = card.getByRole('group', { name: 'Verfügbarkeit' });
  await status.getByRole('radio', { name: 'Derzeit nicht' }).click();
  await card.getByText('Verfügbarkeit gespeichert').waitFor();
  await card.getByText('Nicht verfügbar').waitFor();
  await card.getByRole('button', { name: 'Rückgängig' }).click();
  await card.getByText('Nicht verfügbar').waitFor({ state: 'detached' });
  await status.getByRole('radio', { name: 'Verfügbar', checked: true }).waitFor();

  await status.getByRole('radio', { name: 'Später' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ab wann verfügbar?' });
  await dialog.getByRole('textbox', { name: /Verfügbar ab/ }).fill('31.2.2030');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await dialog.getByText('Geben Sie ein Datum ein, das es gibt.').waitFor();
  await dialog.getByRole('textbox', { name: /Verfügbar ab/ }).fill('1.3.2030');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await card.getByText('Ab 01.03.2030').waitFor();

  await card.getByRole('button', { name: 'Archivieren' }).click();
  await card.getByText('Archiviert').waitFor();
  await card.getByRole('button', { name: 'Rückgängig' }).click();
  await card.getByText('Ab 01.03.2030').waitFor();
  await card.getByRole('button', { name: 'Archivieren' }).click();
  await card.getByText('Archiviert').waitFor();
  await page.reload();
  const archive = page.getByRole('region', { name: /^Archiv/ });
  await archive.getByRole('heading', { name: headline }).waitFor();

  const guest = await visit();
  await searchFromHome(guest, 'Rinder');
  await guest.getByRole('article').first().waitFor();
  expect(await guest.getByRole('link', { name: headline }).count()).toBe(0);
});

test('a copy of an offer exists only once it is saved', async () => {
  const page = await visit({ login: 'supplier.de', path: '/my-offers/new' });
  await publishPinzgauer(page, '39');
  await cardOf(page, '39 Pinzgauer').getByRole('link', { name: 'Kopieren' }).click();
  await page.getByText('Kopie als Entwurf – noch nicht gespeichert').waitFor();
  await page.getByRole('textbox', { name: 'Tiere' }).fill('41');
  await page.getByRole('link', { name: 'Abbrechen' }).click();
  const leaving = page.getByRole('dialog', { name: 'Noch nicht gespeichert' });
  await leaving.getByRole('button', { name: 'Verwerfen und gehen' }).click();
  await cardOf(page, '39 Pinzgauer').waitFor();
  expect(await cardOf(page, '41 Pinzgauer').count()).toBe(0);

  await cardOf(page, '39 Pinzgauer').getByRole('link', { name: 'Kopieren' }).click();
  await page.getByRole('textbox', { name: 'Tiere' }).fill('41');
  await page.getByRole('button', { name: PUBLISH }).click();
  await cardOf(page, '41 Pinzgauer, Färse, tragend').waitFor();
  await cardOf(page, '39 Pinzgauer, Färse, tragend').waitFor();
});

test('another animal kind resets what depends on it, says so, and can be taken back', async () => {
  const page = await visit({ login: 'supplier.de', path: '/my-offers/new' });
  await pick(page, 'Tierart', ['Rinder']);
  await fillPinzgauer(page);
  await pick(page, 'Tierart', ['Schafe']);
  await page
    .getByText('Neu zu wählen: Rasse oder Herkunft, Nutzung, Geschlecht, Alter und Kategorie.')
    .waitFor();
  await page
    .getByRole('group', { name: 'Rasse oder Herkunft' })
    .getByText('Keine gewählt')
    .waitFor();
  await page.getByRole('button', { name: 'Vorherige Angaben wiederherstellen' }).click();
  await page.getByRole('group', { name: 'Tierart' }).getByText('Rinder').waitFor();
  await page.getByRole('group', { name: 'Rasse oder Herkunft' }).getByText('Pinzgauer').waitFor();
  await page.getByRole('radio', { name: 'Färse, tragend', checked: true }).waitFor();
});

test('what is typed stays on the device, and is asked about before a link leads away from it', async () => {
  const page = await visit({ login: 'supplier.de', path: '/my-offers/new' });
  await pick(page, 'Tierart', ['Rinder']);
  await fillPinzgauer(page);
  await page.reload();
  await page.getByText(/^Ihre Eingaben vom .* wurden von diesem Gerät geholt$/).waitFor();
  await page.getByRole('radio', { name: 'genetisch hornlos', checked: true }).waitFor();

  await page.getByRole('textbox', { name: 'Tiere' }).fill('44');
  await page.getByRole('link', { name: 'Meine Angebote', exact: true }).first().click();
  const leaving = page.getByRole('dialog', { name: 'Noch nicht gespeichert' });
  await leaving.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect.poll(() => page.getByRole('textbox', { name: 'Tiere' }).inputValue()).toBe('44');
  await page.getByRole('link', { name: 'Meine Angebote', exact: true }).first().click();
  await leaving.getByRole('button', { name: 'Entwurf behalten und gehen' }).click();
  await page.getByRole('heading', { level: 1, name: 'Meine Angebote' }).waitFor();
  await page.goto(new URL('/my-offers/new', page.url()).href);
  await expect.poll(() => page.getByRole('textbox', { name: 'Tiere' }).inputValue()).toBe('44');
  await page.getByRole('button', { name: 'Eingaben verwerfen' }).click();
  await page.getByRole('group', { name: 'Tierart' }).getByText('Keine gewählt').waitFor();
});

test('where an authority approves offers, a new one waits for it and no guest finds it', async () => {
  const page = await visit({ country: 'at', login: 'supplier.at', path: '/my-offers/new' });
  const headline = '43 Pinzgauer, Färse, tragend';
  await publishPinzgauer(page, '43');
  await page.getByText(/^Gespeichert und an .+ zur Freigabe geschickt\. Sie bekommen/).waitFor();
  const waiting = page.getByRole('region', { name: /^Wartet auf Freigabe/ });
  await waiting.getByRole('heading', { name: headline }).waitFor();

  const guest = await visit({ country: 'at' });
  await searchFromHome(guest, 'Rinder');
  await guest.getByRole('article').first().waitFor();
  expect(await guest.getByRole('link', { name: headline }).count()).toBe(0);
});
