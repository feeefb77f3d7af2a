import { expect, test } from 'vitest';
import { startJourneys } from '#test/support/journey.ts';
import {
  fillPinzgauer,
  pick,
  rowOf,
  searchFromHome,
  waitForSummary,
} from '#test/support/page-steps.ts';
import { pngOf } from '#test/support/pictures.ts';

const { visit } = startJourneys();
const PUBLISH = 'Angebot veröffentlichen';

test('a cattle breeder is refused an offer with gaps, publishes it, and a guest finds it at once', async () => {
  const page = await visit({ login: 'supplier.de' });
  await page.getByRole('link', { name: 'Meine Angebote', exact: true }).first().click();
  await page.getByRole('link', { name: 'Neues Angebot' }).click();
  await page.getByRole('heading', { level: 1, name: 'Neues Angebot' }).waitFor();

  const publish = page.getByRole('button', { name: PUBLISH });
  await publish.click();
  await waitForSummary(page, ['Tierart: Dieses Feld muss ausgefüllt werden.']);
  await expect.poll(() => page.title()).toMatch(/^Fehler: Neues Angebot/);
  await pick(page, 'Tierart', ['Rinder']);
  await publish.click();
  await waitForSummary(page, [
    'Rasse oder Herkunft: Dieses Feld muss ausgefüllt werden.',
    'Kategorie: Dieses Feld muss ausgefüllt werden.',
    'Tiere: Geben Sie die Anzahl der Tiere als ganze Zahl ein, zum Beispiel 12.',
    'Hornstatus: Dieses Feld muss ausgefüllt werden.',
  ]);
  await page.getByRole('link', { name: /Geben Sie die Anzahl/ }).click();
  await page.keyboard.type('37');
  await fillPinzgauer(page);
  const headline = '37 Pinzgauer, Färse, tragend';
  const breeding = page.getByRole('region', { name: 'Zucht und Haltung' });
  await breeding.getByText('1 von 5 ausgefüllt').waitFor();
  await breeding.getByRole('checkbox', { name: 'Weide' }).check();
  await breeding.getByText('2 von 5 ausgefüllt').waitFor();
  await page
    .getByLabel('Fotos aufnehmen oder wählen')
    .setInputFiles({ name: 'kuh.png', mimeType: 'image/png', buffer: pngOf(1200, 900) });
  await page.getByRole('textbox', { name: /^Was ist zu sehen/ }).fill('Färsen am Hang');
  const preview = page.getByRole('region', { name: 'So sehen es Käufer' });
  await preview.getByText(headline).waitFor();
  await preview.getByText('genetisch hornlos').waitFor();
  await publish.click();
  await page.getByText('Gespeichert. Das Angebot ist jetzt so zu finden.').waitFor();
  await rowOf(page, headline).waitFor();

  const guest = await visit();
  await searchFromHome(guest, 'Rinder');
  const photo = guest.getByRole('img', { name: 'Färsen am Hang' });
  await photo.scrollIntoViewIfNeeded();
  await expect.poll(() => photo.evaluate(widthOf)).toBe(480);
  await guest.getByRole('link', { name: headline }).click();
  await guest.getByRole('heading', { level: 1, name: headline }).waitFor();
  await expect.poll(() => photo.evaluate(widthOf)).toBe(1200);
});

/** Returns the width of a picture that has come, in its own pixels. */
const widthOf = (picture: object): unknown => Reflect.get(picture, 'naturalWidth');
