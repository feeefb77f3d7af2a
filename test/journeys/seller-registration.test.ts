import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newcomer } from '#test/support/account-calls.ts';
import { fillSignIn } from '#test/support/fill-sign-in.ts';
import { startJourneys } from '#test/support/journey.ts';
import { foundPlace, pick, publishPinzgauer, searchFromHome } from '#test/support/page-steps.ts';

const { visit } = startJourneys();

test('a seller registers, accepts the terms, does what the profile lists, and a guest finds the offer', async () => {
  const page = await visit();
  await page.getByRole('link', { name: 'Registrieren', exact: true }).first().click();
  await page.getByRole('link', { name: 'Anbieter ohne Betrieb' }).click();
  await page.getByRole('button', { name: 'Anmelden und weiter' }).click();
  await fillSignIn(page, newcomer('seller'));
  await page.getByRole('textbox', { name: 'Name oder Firma' }).fill('Viehhandel Neumann');
  await page.getByRole('textbox', { name: 'Postleitzahl' }).fill('84028');
  await page.getByRole('textbox', { name: /^Ort/ }).fill('Landshut');
  await page.getByRole('main').getByRole('button', { name: 'Registrieren' }).click();

  await page.getByRole('button', { name: 'Nutzungsbedingungen annehmen' }).click();
  await page.getByRole('heading', { level: 1, name: 'Meine Angebote' }).waitFor();
  await page.locator('.user-menu').getByRole('button').first().click();
  await page.getByRole('link', { name: 'Profil' }).click();
  const addLocation = 'Einen Standort mit Adresse anlegen';
  await expect.poll(() => tasks(page)).toEqual([addLocation, MAIL_TASK]);

  await page.getByRole('link', { name: addLocation }).click();
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Standorte');
  await page.getByRole('button', { name: 'Standort hinzufügen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Interner Name' }).fill('Sammelstelle');
  await dialog.getByRole('textbox', { name: 'Postleitzahl und Ort' }).fill('84028 Landshut');
  await foundPlace(dialog, '84028 Landshut');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect
    .poll(() => tasks(page))
    .toEqual(['Sammelstelle: Telefon oder E-Mail angeben', MAIL_TASK]);

  await page.getByRole('button', { name: 'Bearbeiten Sammelstelle' }).click();
  await dialog.getByRole('textbox', { name: 'Telefon' }).fill('+49 871 800 1234');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect.poll(() => tasks(page)).toEqual([MAIL_TASK]);
  const delivery = page.getByRole('region', { name: 'Tierarten und Lieferung' });
  await delivery.getByRole('heading').click();
  await pick(page, 'Tierarten, die Sie verkaufen', ['Rinder']);
  await delivery.getByRole('button', { name: /^Speichern/ }).click();
  await delivery.getByText('Gespeichert').waitFor();

  await page.getByRole('link', { name: 'Meine Angebote', exact: true }).first().click();
  await page.getByRole('link', { name: 'Neues Angebot' }).click();
  await publishPinzgauer(page, '53');
  const guest = await visit();
  await searchFromHome(guest, 'Rinder');
  await guest.getByRole('link', { name: '53 Pinzgauer, Färse, tragend' }).first().click();
  const call = guest.getByRole('link', { name: 'Anrufen: Viehhandel Neumann' });
  expect(await call.first().getAttribute('href')).toBe('tel:+498718001234');
});

const MAIL_TASK = 'Eine E-Mail-Adresse bestätigen';

const tasks = (page: Page) =>
  page
    .getByRole('note', { name: /^Hier fehl/ })
    .getByRole('link')
    .allTextContents();
