import { expect, test } from 'vitest';
import { PHONE, startJourneys } from '#test/support/journey.ts';
import { beginRequest, textOf, waitForSummary } from '#test/support/page-steps.ts';
import {
  fillAnswers,
  germanDay,
  RENEWAL_ANSWERS,
  sendApplication,
  toSummary,
  waitForMail,
} from '#test/support/request-steps.ts';

const { visit } = startJourneys();

test('a farmer who finds none fills an exception in on a phone, the control body advises, the authority grants fewer', async () => {
  const farmer = await visit({ login: 'farmer.de', window: { viewport: PHONE } });
  await beginRequest(farmer, 'Weibliche nullipare Tiere zur Bestandserneuerung');

  await toSummary(farmer);
  await farmer.getByRole('button', { name: 'Antrag senden' }).click();
  await waitForSummary(farmer, [
    /^Zweck des Zukaufs – /,
    /^Die Tiere haben noch nicht geboren/,
    /^Gewünschte Anzahl Tiere – /,
    /^Gewünscht ab – /,
    /^Ausgewachsene Tiere – /,
    /^In diesem Jahr bereits nichtökologisch zugekauft – /,
    /^Meine Angaben sind vollständig und richtig/,
  ]);
  await farmer.getByRole('link', { name: /^Gewünschte Anzahl/ }).click();
  await fillAnswers(farmer, RENEWAL_ANSWERS);
  await farmer.getByRole('button', { name: 'Entwurf speichern' }).click();
  await farmer.getByText(/^Gespeichert am .* in Ihrem Konto$/).waitFor();
  await farmer.reload();
  const wanted = farmer.getByRole('textbox', { name: /^Gewünschte Anzahl/ });
  await wanted.waitFor();
  await expect.poll(() => wanted.inputValue()).toBe('6');

  await sendApplication(farmer);
  const hid = await textOf(farmer.getByText(/^DE-\d{4}-\d{6}$/));

  const mail = await waitForMail('ins.de@demo.example', hid);
  expect(mail.subject).toBe(`Antrag ${hid} wartet auf Sie`);
  const link = /http\S+/.exec(mail.text)?.[0] ?? '';
  const advisor = await visit({ login: 'ins.de' });
  await advisor.goto(link);
  await advisor.locator('.request-head', { hasText: hid }).waitFor();
  await advisor.getByRole('link', { name: 'Stellungnahme der Kontrollstelle ausfüllen' }).click();
  await advisor
    .getByRole('group', { name: /^Stimmt der Bestand/ })
    .getByLabel('ja')
    .check();
  await advisor
    .getByRole('group', { name: /^Stellungnahme/ })
    .getByLabel('befürwortet', { exact: true })
    .check();
  await toSummary(advisor);
  await advisor.getByRole('button', { name: 'Absenden' }).click();
  await advisor.getByRole('heading', { level: 1, name: /gesendet$/ }).waitFor();

  await waitForMail('aut.de@demo.example', hid);
  const authority = await visit({ login: 'aut.de', path: '/requests' });
  await authority.getByRole('link', { name: hid }).click();
  const decisive = authority.getByRole('region', { name: 'Worauf es ankommt' });
  await decisive.getByText('befürwortet').waitFor();
  await authority.getByRole('link', { name: 'Entscheidung der Behörde ausfüllen' }).click();
  await authority.getByLabel('für weniger Tiere genehmigt').check();
  await authority.getByRole('textbox', { name: /^Genehmigte Anzahl/ }).fill('4');
  await authority.getByLabel('Mangel an geeigneten Tieren').check();
  await authority.getByRole('textbox', { name: /^Gültig bis/ }).fill(germanDay(180));
  await authority.getByRole('textbox', { name: /^Gründe/ }).fill('Der Bestand trägt vier Tiere.');
  await toSummary(authority);
  await authority.getByRole('button', { name: 'Entscheidung absenden' }).click();
  await authority.getByRole('heading', { level: 1, name: /gesendet$/ }).waitFor();

  expect((await waitForMail('farmer.de@demo.example', hid)).subject).toContain(hid);
  await farmer.getByRole('link', { name: 'Zum Antrag' }).click();
  // A request that was just looked at may be 10 s old (specification section 9).
  await farmer.reload();
  await farmer.getByText('4 Tiere von 6 beantragten').waitFor();
  await farmer.getByText('Genehmigt', { exact: true }).first().waitFor();
  const course = farmer.getByRole('region', { name: 'Verlauf' }).getByRole('listitem');
  expect(await course.count()).toBeGreaterThanOrEqual(4);

  await farmer.emulateMedia({ media: 'print' });
  // With the decision, and among the answers of the office.
  await expect.poll(() => farmer.getByText('Der Bestand trägt vier Tiere.').count()).toBe(2);
  await farmer.getByText('Ausgewachsene Tiere').first().waitFor();
  expect(await farmer.getByRole('button', { name: 'Antrag zurückziehen' }).isVisible()).toBe(false);
  await farmer.emulateMedia({ media: 'screen' });

  await farmer.getByRole('link', { name: 'Nach dem Zukauf ausfüllen' }).click();
  await farmer.getByRole('textbox', { name: /^Tatsächlich gekaufte Tiere/ }).fill('3');
  await farmer.getByRole('textbox', { name: /^Tag des Kaufs/ }).fill(germanDay(-1));
  await farmer.getByRole('textbox', { name: /^Tag der Ankunft/ }).fill(germanDay(0));
  await farmer.getByRole('textbox', { name: /^Verkauft von/ }).fill('Hof am Deich');
  await toSummary(farmer);
  await farmer.getByRole('button', { name: 'Absenden' }).click();
  await farmer.getByRole('link', { name: /^Tag des Kaufs – Was vor der Entscheidung/ }).click();
  await farmer.getByRole('textbox', { name: /^Tag des Kaufs/ }).fill(germanDay(0));
  await toSummary(farmer);
  await farmer.getByRole('button', { name: 'Absenden' }).click();
  await farmer.getByRole('heading', { level: 1, name: /gesendet$/ }).waitFor();
});
