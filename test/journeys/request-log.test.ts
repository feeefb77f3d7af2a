import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { demoRows } from '#test/support/demo-rows.ts';
import { startJourneys } from '#test/support/journey.ts';

const { visit } = startJourneys();
const inStatus = (value: string) => ({ field: 'status', comparison: 'eq', value });

test('an administrator finds a request, types its number and a reason, and it is gone for everybody', async () => {
  const [request] = await demoRows('request-process', inStatus('rejected'), 'aut.de');
  const hid = String(request?.data.hid);
  const admin = await visit({ country: 'de', login: 'admin' });
  await openLog(admin);
  await admin.getByRole('searchbox').fill(hid);
  await admin.getByRole('searchbox').press('Enter');
  await admin
    .getByRole('status')
    .filter({ hasText: /^1 Antrag$/ })
    .waitFor();
  await admin.getByRole('checkbox', { name: `${hid} auswählen` }).check();
  await admin.getByRole('button', { name: '1 Antrag löschen' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Zur Bestätigung/ }).fill('DE-2000-000000');
  await dialog.getByRole('button', { name: 'Endgültig löschen' }).click();
  await dialog.getByText('Das stimmt nicht überein.').waitFor();
  await dialog.getByText(/Mindestens \d+ Zeichen/).waitFor();

  await dialog.getByRole('textbox', { name: /^Grund/ }).fill('doppelt gestellt');
  await dialog.getByRole('textbox', { name: /^Zur Bestätigung/ }).fill(hid);
  await dialog.getByRole('button', { name: 'Endgültig löschen' }).click();
  await admin.getByText('1 Antrag ist gelöscht').waitFor();
  await admin.getByText('Kein Antrag passt zu den Filtern').waitFor();

  const authority = await visit({ login: 'aut.de', path: `/requests?view=all&text=${hid}` });
  await authority.getByText('Kein Antrag passt zu den Filtern').waitFor();
  await authority.goto(new URL(`/preview?text=${hid}`, authority.url()).href);
  await authority.getByText('Kein Antrag passt zu den Filtern').waitFor();
  await authority.goto(new URL(`/requests/${request?.id}`, authority.url()).href);
  await authority.getByText('Diesen Antrag gibt es für Ihr Konto nicht').waitFor();
});

async function openLog(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Alle Anträge' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Alle Anträge' }).waitFor();
}
