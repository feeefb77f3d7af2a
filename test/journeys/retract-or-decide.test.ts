import { expect, test } from 'vitest';
import { demoRows } from '#test/support/demo-rows.ts';
import { startJourneys } from '#test/support/journey.ts';
import { mailsTo } from '#test/support/mails.ts';
import { letDaysPass, runTimer } from '#test/support/pass-time.ts';
import { toSummary } from '#test/support/request-steps.ts';

const { visit } = startJourneys();

test('retract against a decision in the same second: one wins, and both see which', async () => {
  const open = { field: 'status', comparison: 'eq', value: 'open' };
  const rows = await demoRows('request-process', open, 'farmer.de');
  const request = rows.find(({ data }) => data.step === 2);
  const hid = String(request?.data.hid);
  const path = `/requests/${request?.id}`;
  const refusals = [409];

  const authority = await visit({ login: 'aut.de', path: `${path}/fill`, refusals });
  await authority.getByLabel('genehmigt', { exact: true }).check();
  await authority.getByLabel('Mangel an geeigneten Tieren').check();
  await authority.getByRole('textbox', { name: /^Gültig bis/ }).fill('30.6.2031');
  await toSummary(authority);
  const farmer = await visit({ login: 'farmer.de', path, refusals });
  await farmer.getByRole('button', { name: 'Antrag zurückziehen' }).click();
  const dialog = farmer.getByRole('dialog', { name: 'Diesen Antrag zurückziehen?' });

  await Promise.all([
    authority.getByRole('button', { name: 'Entscheidung absenden' }).click(),
    dialog.getByRole('button', { name: 'Antrag zurückziehen' }).click(),
  ]);
  const decided = authority.getByRole('heading', { level: 1, name: /gesendet$/ });
  const tooLate = authority.getByText('Dieser Antrag wurde inzwischen geändert');
  await decided.or(tooLate).waitFor();
  if (await decided.isVisible()) {
    await dialog.getByRole('alert').waitFor();
    await farmer.keyboard.press('Escape');
    await farmer.getByText('Genehmigt', { exact: true }).first().waitFor();
    expect(await farmer.getByText(/^Zurückgezogen/).count()).toBe(0);
    await expect.poll(() => subjectsTo('farmer.de')).toContainEqual(expect.stringContaining(hid));
  } else {
    await farmer.getByText('Zurückgezogen: Dieser Antrag gilt nicht mehr.').waitFor();
    await authority.getByRole('button', { name: 'Neuesten Stand laden' }).click();
    await authority.getByText('Hier ist für Sie gerade nichts auszufüllen').waitFor();
    await expect.poll(() => subjectsTo('aut.de')).toContainEqual(expect.stringContaining(hid));
  }
});

test('a request that nobody decides in time lapses by itself; its farmer reads it and is told', async () => {
  // No other journey needs this farm, so its days may pass.
  const login = 'farmer.ch';
  const open = { field: 'status', comparison: 'eq', value: 'open' };
  const rows = await demoRows('request-process', open, login);
  const request = rows.find(({ data }) => data.step === 2);
  const path = `/requests/${request?.id}`;
  const lapsed = /^Ohne Entscheidung abgelaufen, keine Antwort in der Frist/;
  const before = await visit({ country: 'ch', login, path });
  const course = before.getByRole('region', { name: 'Verlauf' });
  await course.getByRole('listitem').first().waitFor();
  expect(await course.getByText(lapsed).count()).toBe(0);

  await letDaysPass(login, 14);
  await runTimer('requests');
  const page = await visit({ country: 'ch', login, path });
  await page.getByText('Frist abgelaufen', { exact: true }).first().waitFor();
  await page.getByRole('region', { name: 'Verlauf' }).getByText(lapsed).waitFor();
  const hid = String(request?.data.hid);
  await expect.poll(() => subjectsTo(login)).toContainEqual(expect.stringContaining(hid));
});

const subjectsTo = async (login: string) =>
  (await mailsTo(`${login}@demo.example`)).map(({ subject }) => subject);
