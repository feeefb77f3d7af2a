import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { demoId } from '#infra/demo/demo-entity.ts';
import { type Farm, freeFarm, newcomer } from '#test/support/account-calls.ts';
import { fillSignIn } from '#test/support/fill-sign-in.ts';
import { addresses, startJourneys } from '#test/support/journey.ts';
import { beginRequest, waitForSummary } from '#test/support/page-steps.ts';

const { visit } = startJourneys();
const home = addresses.country('de');

test('a farmer who comes for the first time registers with three answers and begins a request', async () => {
  const farm = await freeFarm(0);
  const page = await visit({ refusals: [404] });
  await page.getByRole('link', { name: 'Registrieren', exact: true }).first().click();
  await page.getByRole('heading', { name: 'Das brauchen Sie' }).waitFor();
  await page.getByRole('button', { name: 'Anmelden und weiter' }).click();
  await fillSignIn(page, newcomer('farmer'));

  await send(page);
  await waitForSummary(page, [
    'Kontrollstelle: Dieses Feld muss ausgefüllt werden.',
    'Postleitzahl: Dieses Feld muss ausgefüllt werden.',
    'Kontrollnummer: Dieses Feld muss ausgefüllt werden.',
  ]);
  await answer(page, { ...farm, controlNumber: 'DE-BY-006-99999-A' });
  await page.getByText('Mit diesen Angaben wurde kein Betrieb gefunden').waitFor();

  await answer(page, { ...farm, controlNumber: farm.controlNumber.replaceAll('-', ' ') });
  await page.waitForURL(`${home}/`);
  await page.getByRole('banner').getByText(farm.name).waitFor();
  await page.getByRole('banner').getByText('Landwirtschaft', { exact: true }).waitFor();
  await beginRequest(page, 'Weibliche nullipare Tiere zur Bestandserneuerung');
});

async function answer(page: Page, farm: Farm): Promise<void> {
  const body = demoId('account.ins.de');
  await page.getByRole('combobox', { name: 'Kontrollstelle' }).selectOption(body);
  await page.getByRole('textbox', { name: 'Postleitzahl' }).fill(farm.citycode);
  await page.getByRole('textbox', { name: 'Kontrollnummer' }).fill(farm.controlNumber);
  await send(page);
}

const send = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Registrieren' }).click();
