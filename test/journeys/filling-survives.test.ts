import { expect, test } from 'vitest';
import { pngFile } from '#infra/demo/uploads/png-file.ts';
import { ATTACHMENT_FORM_BYTES } from '#shared/entities/limits.ts';
import { call } from '#test/support/account-calls.ts';
import { demoRow } from '#test/support/demo-rows.ts';
import { fillSignIn } from '#test/support/fill-sign-in.ts';
import { PHONE, startJourneys } from '#test/support/journey.ts';
import { beginForm, textOf } from '#test/support/page-steps.ts';
import {
  fillAnswers,
  RENEWAL_ANSWERS,
  sendApplication,
  toSummary,
  typedIn,
} from '#test/support/request-steps.ts';
import { seededRandom } from '#test/support/seeded-random.ts';

const { visit } = startJourneys();
const FORM = 'Weibliche nullipare Tiere zur Bestandserneuerung';

test('lost signal: what is typed stays, saving is tried again, and sending waits until there is a network', async () => {
  const farmer = await visit({
    login: 'farmer.de',
    losesNetwork: true,
    window: { viewport: PHONE },
  });
  await beginForm(farmer, FORM);
  await fillAnswers(farmer, RENEWAL_ANSWERS);
  const network = farmer.context();
  await network.setOffline(true);
  await fillAnswers(farmer, { 'Gewünschte Anzahl': '7' });
  await farmer.getByText(/^Gespeichert um .* auf diesem Gerät, bleibt dort bis /).waitFor();
  await toSummary(farmer);
  const notice = farmer.getByRole('alert').filter({ hasText: 'Keine Verbindung zum Server' });
  await notice.getByText(/wird alle paar Sekunden erneut versucht/).waitFor();
  await network.setOffline(false);
  await notice.waitFor({ state: 'detached' });
  await farmer.getByText(/^Gespeichert am .* in Ihrem Konto$/).waitFor();

  await network.setOffline(true);
  for (const line of await farmer.getByRole('checkbox').all()) await line.check();
  await farmer.getByRole('button', { name: 'Antrag senden' }).click();
  await notice.getByText(/^Es ist noch nichts gesendet/).waitFor();
  await network.setOffline(false);
  await farmer.getByRole('heading', { level: 1, name: 'Ihr Antrag ist gesendet' }).waitFor();
  await farmer.getByRole('link', { name: 'Zum Antrag' }).click();
  await farmer.getByText('Gewünschte Anzahl Tiere').waitFor();
  await farmer.getByRole('definition').filter({ hasText: /^7$/ }).waitFor();
});

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

test('a file that did not arrive says so and is sent again; a reload keeps it', async () => {
  const farmer = await visit({ login: 'farmer.de', losesNetwork: true });
  await beginForm(farmer, FORM);
  const isStorage = (url: URL) =>
    !url.pathname.startsWith('/api/') && url.hostname !== 'sso.localhost';
  await farmer.route(isStorage, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  const file = {
    name: 'stall.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 x'),
  };
  await farmer.getByLabel('Datei auswählen').setInputFiles(file);
  const row = farmer.getByRole('listitem').filter({ hasText: 'stall.pdf' });
  await row.getByText(/nicht gespeichert: die Übertragung ist abgebrochen$/).waitFor();
  await farmer.getByText(/^0 von 7 Dateien/).waitFor();

  await farmer.unroute(isStorage);
  await row.getByRole('button', { name: /^Erneut versuchen/ }).click();
  await row.getByText(/ · gespeichert$/).waitFor();
  await farmer.getByText(/^1 von 7 Dateien/).waitFor();
  await farmer.reload();
  await row.getByText(/ · gespeichert$/).waitFor();
});

test('a photo that is too large for the storage is made smaller on the device', async () => {
  const farmer = await visit({ login: 'farmer.de', window: { viewport: PHONE } });
  await beginForm(farmer, FORM);
  const photo = { name: 'stall.png', mimeType: 'image/png', buffer: noise(2600, 1900) };
  expect(photo.buffer.length).toBeGreaterThan(ATTACHMENT_FORM_BYTES);
  await farmer.getByLabel('Datei auswählen').setInputFiles(photo);
  const row = farmer.getByRole('listitem').filter({ hasText: 'stall.jpg' });
  await row.getByText(/^\d,\d MB · gespeichert$/).waitFor();
});

test('a new revision of the form changes nothing of a request that has begun', async () => {
  const farmer = await visit({ login: 'farmer.de' });
  await beginForm(farmer, FORM);
  await fillAnswers(farmer, RENEWAL_ANSWERS);
  const named = { field: 'internalName', comparison: 'eq', value: 'PKG-FR' };
  const form = await demoRow('requestpackage', named, 'admin');
  const [first, ...others] = form.data.steps as { fields: unknown[] }[];
  const { rev } = await change(form, [{ ...first, fields: first?.fields.slice(0, 1) }, ...others]);
  await farmer.reload();
  await farmer.getByText('Das Formular wurde inzwischen geändert').waitFor();
  expect(await typedIn(farmer, 'Gewünschte Anzahl')).toBe('6');
  await sendApplication(farmer);
  await farmer.getByRole('link', { name: 'Zum Antrag' }).click();
  await farmer.getByText('Ausgewachsene Tiere').first().waitFor();
  const hid = await textOf(farmer.getByRole('heading', { level: 1 }));
  const sent = await demoRow(
    'request-process',
    { field: 'hid', comparison: 'eq', value: hid },
    'farmer.de',
  );
  expect(sent.data.package).toEqual({ id: form.id, rev: form.rev });
  await change({ ...form, rev }, form.data.steps);
});

/** A picture that no encoder makes much smaller. */
function noise(width: number, height: number): Buffer {
  const random = seededRandom(7);
  const value = () => random.below(256);
  return pngFile({ width, height }, () => [value(), value(), value()]);
}

const change = ({ id, rev }: { readonly id: string; readonly rev: number }, steps: unknown) =>
  call('eav/entity/updatefrompatch', { id, rev, patch: { steps } }, 'admin');
