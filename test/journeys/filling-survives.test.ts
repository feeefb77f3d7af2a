import { expect, test } from 'vitest';
import { pngFile } from '#infra/demo/uploads/png-file.ts';
import { ATTACHMENT_FORM_BYTES } from '#shared/entities/limits.ts';
import { fillSignIn } from '#test/support/fill-sign-in.ts';
import { PHONE, startJourneys } from '#test/support/journey.ts';
import { beginForm } from '#test/support/page-steps.ts';
import { fillAnswers, typedIn } from '#test/support/request-steps.ts';
import { seededRandom } from '#test/support/seeded-random.ts';

const { visit } = startJourneys();
const FORM = 'Weibliche nullipare Tiere zur Bestandserneuerung';

test('session end: signing in again leads back to the very page, with everything that was typed', async () => {
  const farmer = await visit({ login: 'farmer.de' });
  await beginForm(farmer, FORM);
  await fillAnswers(farmer, { 'Gewünschte Anzahl': '9', 'Ausgewachsene Tiere': '15' });
  const address = farmer.url();
  const other = await farmer.context().newPage();
  await other.goto(new URL('/', address).href);
  await other.locator('.user-menu').getByRole('button').first().click();
  // Over the single sign-on, where the session ends too, and back.
  await Promise.all([
    other.waitForURL(/^http:\/\/sso\.localhost/),
    other.getByRole('button', { name: 'Abmelden' }).click(),
  ]);
  await other.waitForURL(new URL('/', address).href);
  await farmer.getByText('Ihre Sitzung ist beendet.').waitFor();
  await farmer.getByRole('button', { name: 'Erneut anmelden' }).click();
  await fillSignIn(farmer, 'farmer.de');
  await farmer.getByText(/^Ihre Eingaben vom .* wurden von diesem Gerät geholt$/).waitFor();
  expect(farmer.url()).toBe(address);
  expect(await typedIn(farmer, 'Gewünschte Anzahl')).toBe('9');
  expect(await typedIn(farmer, 'Ausgewachsene Tiere')).toBe('15');
});

test('a photo that is too large for the storage is made smaller on the device', async () => {
  const farmer = await visit({ login: 'farmer.de', window: { viewport: PHONE } });
  await beginForm(farmer, FORM);
  const photo = { name: 'stall.png', mimeType: 'image/png', buffer: noise(2600, 1900) };
  expect(photo.buffer.length).toBeGreaterThan(ATTACHMENT_FORM_BYTES);
  await farmer.getByLabel('Datei wählen').setInputFiles(photo);
  const row = farmer.getByRole('listitem').filter({ hasText: 'stall.jpg' });
  await row.getByText(/^\d,\d\sMB · Gespeichert$/).waitFor();
});

/** A picture that no encoder makes much smaller. */
function noise(width: number, height: number): Buffer {
  const random = seededRandom(7);
  const value = () => random.below(256);
  return pngFile({ width, height }, () => [value(), value(), value()]);
}
