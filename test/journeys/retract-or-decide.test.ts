import { expect, test } from 'vitest';
import { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { demoRows } from '#test/support/demo-rows.ts';
import { startJourneys } from '#test/support/journey.ts';
import { mailsTo } from '#test/support/mails.ts';
import { letDaysPass, runTimer } from '#test/support/pass-time.ts';
import { germanDay, toSummary } from '#test/support/request-steps.ts';

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
  await authority.getByRole('textbox', { name: /^Gültig bis/ }).fill(germanDay(180));
  await toSummary(authority);
  const farmer = await visit({ login: 'farmer.de', path, refusals });
  await farmer.getByRole('button', { name: 'Antrag zurückziehen' }).click();
  const dialog = farmer.getByRole('dialog', { name: 'Antrag zurückziehen' });

  await Promise.all([
    authority.getByRole('button', { name: 'Entscheidung absenden' }).click(),
    dialog.getByRole('button', { name: 'Antrag zurückziehen' }).click(),
  ]);
  const decided = authority.getByRole('heading', { level: 1, name: /gesendet$/ });
  const tooLate = authority.getByText('Hier wurde inzwischen etwas geändert');
  await decided.or(tooLate).waitFor();
  if (await decided.isVisible()) {
    await dialog.getByRole('alert').waitFor();
    await farmer.keyboard.press('Escape');
    await farmer.getByText('Genehmigt', { exact: true }).first().waitFor();
    expect(await farmer.getByText(/^Zurückgezogen/).count()).toBe(0);
    await expect.poll(() => subjectsTo('farmer.de')).toContainEqual(expect.stringContaining(hid));
  } else {
    await farmer.getByText(/^Zurückgezogen am /).waitFor();
    await authority.getByRole('button', { name: 'Neuesten Stand laden' }).click();
    await authority.getByText('Hier ist für Sie gerade nichts auszufüllen').waitFor();
    await expect.poll(() => subjectsTo('aut.de')).toContainEqual(expect.stringContaining(hid));
  }
});

test('the silence of offices harms nobody: the request goes on, stays open, and its farmer is told', async () => {
  // No other journey needs this farm, so its days may pass.
  const login = 'farmer.lu';
  const open = { field: 'status', comparison: 'eq', value: 'open' };
  const rows = await demoRows('request-process', open, login);
  const request = rows.find(({ data }) => data.step === 1);
  const daysPass = async (days: number) => {
    await letDaysPass(login, days);
    await runTimer('requests');
  };
  await daysPass(14);
  await daysPass(14);
  await daysPass(7);
  const path = `/requests/${request?.id}`;
  const window = { timezoneId: 'Pacific/Auckland' };
  const page = await visit({ country: 'lu', login, path, window });
  await page.getByText('Offen', { exact: true }).first().waitFor();
  await page.getByText('Schweigen ist weder Genehmigung noch Ablehnung').waitFor();
  const course = page.getByRole('region', { name: 'Verlauf' });
  await course.getByText(/^Ohne Antwort in der Frist weitergegeben/).waitFor();
  await course.getByText(/^Frist verstrichen, als überfällig gemeldet/).waitFor();
  // The farmer travels; the times of the request are those of the country.
  const [now] = await demoRows(
    'request-process',
    { field: 'id', comparison: 'eq', value: request?.id },
    login,
  );
  const [sent] = RequestProcess.shape.filledSteps.parse(now?.data.filledSteps);
  const sentOn = new Date(sent?.on ?? '');
  const clock = { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Luxembourg' } as const;
  await page.getByText(sentOn.toLocaleTimeString('de-DE', clock)).first().waitFor();
  const subject = `Antrag ${request?.data.hid}: noch nicht entschieden, bleibt offen`;
  await expect.poll(() => subjectsTo(login)).toContainEqual(subject);
});

const subjectsTo = async (login: string) =>
  (await mailsTo(`${login}@demo.example`)).map(({ subject }) => subject);
