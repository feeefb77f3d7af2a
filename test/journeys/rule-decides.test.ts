import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startJourneys } from '#test/support/journey.ts';
import { chooseUse, searchFromHome } from '#test/support/page-steps.ts';

const { visit } = startJourneys();

const REASON = 'Nachweise nimmt in Luxemburg die Behörde entgegen.';

test('a rule is written, decides in a request, and the request and the rule say why', async () => {
  const admin = await visit({ country: 'admin', login: 'admin', path: '/manage/ruleset' });
  await writeRule(admin);

  const farmer = await visit({ country: 'lu', login: 'farmer.lu' });
  await beginRequest(farmer);
  await farmer.getByText(`Niemand (nur ein Nachweis): ${REASON}`).waitFor();
  expect(await farmer.getByRole('radio', { name: /^Behörde/ }).count()).toBe(1);
  expect(await farmer.getByRole('radio', { name: /^Niemand/ }).count()).toBe(0);
  await farmer.getByRole('radio', { name: /^Behörde/ }).check();
  await farmer.getByRole('button', { name: 'Weiter', exact: true }).click();
  await farmer.getByRole('radio', { name: /^Männliche Zuchttiere/ }).check();
  await farmer.getByRole('button', { name: 'Antrag für männliche Zuchttiere' }).click();
  await farmer.waitForURL('**/requests/*/fill');

  const bench = admin.getByRole('region', { name: 'Ausprobieren' });
  await bench.getByLabel('Länderkürzel').fill('LU');
  await bench.getByText('angegeben: LU').waitFor();
  const hits = admin
    .getByRole('row', { name: /Luxemburg fragt die Behörde/ })
    .getByText(/^zuletzt /);
  await expect
    .poll(async () => {
      await admin.reload();
      await admin.getByRole('heading', { level: 1, name: 'Antragsarten' }).waitFor();
      return hits.count();
    })
    .toBe(1);
});

/** By clicks: the decision, its sentence, and one rule with its example; a step back on the way loses nothing. */
async function writeRule(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Neuer Eintrag', exact: true }).click();
  await page.getByRole('textbox', { name: /^Name/ }).first().fill('Antragsarten');
  await page.goBack();
  await page.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await page
    .getByLabel('Entscheidung des Programms')
    .selectOption('Welche Antragsarten angeboten werden');
  await page.getByRole('button', { name: 'Angaben: Zeile hinzufügen' }).click();
  await page.getByRole('textbox', { name: /^Angabe/ }).fill('withheld.authorityDecides');
  await page.getByRole('combobox', { name: /^Art/ }).selectOption('Text');
  await page.getByLabel('Bezeichnung, Deutsch', { exact: true }).fill(REASON);

  await page.getByRole('button', { name: 'Regeln: Zeile hinzufügen' }).click();
  const rule = page.getByRole('group', { name: 'Regeln', exact: true });
  await rule.getByLabel(/^Name/).fill('Luxemburg fragt die Behörde');
  await rule.getByRole('button', { name: 'Wenn alles gilt: Zeile hinzufügen' }).click();
  await rule.getByLabel('Angabe in Zeile 1').first().selectOption('Länderkürzel');
  await rule.getByLabel('Vergleich in Zeile 1').selectOption('ist');
  await rule.getByLabel('Wert in Zeile 1').first().fill('LU');
  await rule.getByRole('button', { name: 'Dann: Zeile hinzufügen' }).click();
  await rule.getByLabel('Angabe in Zeile 1').last().selectOption(REASON);
  await rule.getByLabel('Wert in Zeile 1').last().fill('record');

  const bench = page.getByRole('region', { name: 'Ausprobieren' });
  await bench.getByLabel('Länderkürzel').fill('LU');
  await bench.getByText('Eine von 1 Regeln greift').waitFor();
  await bench.getByLabel('Name des Beispiels').fill('Luxemburg');
  await bench.getByRole('button', { name: 'Als Beispiel merken' }).click();
  await page.getByRole('button', { name: 'Anlegen' }).click();
  await page.getByRole('heading', { level: 1, name: 'Antragsarten' }).waitFor();
}

/** From Home to the question who decides. */
async function beginRequest(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Weiter', exact: true });
  await searchFromHome(page, 'Rinder');
  await page.getByRole('link', { name: 'Antrag stellen' }).first().click();
  await page.getByRole('heading', { level: 2, name: 'Welche Tiere?' }).waitFor();
  await chooseUse(page);
  await next.click();
  await page.getByRole('radio', { name: /^Hof/ }).check();
  await next.click();
  await page.getByRole('heading', { level: 2, name: /entscheid/i }).waitFor();
}
