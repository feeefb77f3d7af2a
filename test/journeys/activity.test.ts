import { expect, test } from 'vitest';
import { demoId } from '#infra/demo/demo-entity.ts';
import { linkPerson, newcomer } from '#test/support/account-calls.ts';
import { fillSignIn } from '#test/support/fill-sign-in.ts';
import { startJourneys } from '#test/support/journey.ts';
import { mailsTo } from '#test/support/mails.ts';
import { findCattle, publishPinzgauer } from '#test/support/page-steps.ts';
import { letDaysPass, runTimer } from '#test/support/pass-time.ts';

const { visit } = startJourneys();
const SUBJECT = /^Bitte bestätigen: Ihre Angebote gelten nur bis /;

/** A supplier without a login, whom no other journey needs. */
const SUPPLIER = 'supplier.de.7';

test('a supplier confirms from the link of a mail after the offers were hidden, and guests find them again', async () => {
  const login = newcomer('forgetful');
  await linkPerson(demoId(`account.${SUPPLIER}`), login);
  const seller = await visit({ login, path: '/my-offers/new' });
  await publishPinzgauer(seller, '4711');
  const guest = await visit();
  expect(await findCattle(guest, '4711')).toEqual(['4.711 Pinzgauer, Färse, tragend']);

  await letDaysPass(login, 83);
  await runTimer('offers');
  const warnings = async () =>
    (await mailsTo(`${SUPPLIER}@hof.example`)).filter(({ subject }) => SUBJECT.test(subject));
  await expect.poll(async () => (await warnings()).length).toBe(1);
  expect(await findCattle(guest, '4711')).toHaveLength(1);
  await letDaysPass(login, 8);
  await runTimer('offers');
  expect(await findCattle(guest, '4711')).toEqual([]);

  const [mail] = await warnings();
  const [link = ''] = /http:\S+\/activity\S*/.exec(mail?.text ?? '') ?? [];
  const page = await visit();
  await page.goto(link.replace(/[)\]>]+$/, ''));
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await fillSignIn(page, login);
  await page.getByRole('heading', { level: 1, name: 'Angebote bestätigen' }).waitFor();
  await page.getByText(/Angebote? (ist|sind) ausgeblendet/).waitFor();
  await page.getByRole('button', { name: 'Ja, alles stimmt' }).click();
  await page.getByText(/^Danke, \d+ Angebote? (ist|sind) bestätigt/).waitFor();
  expect(await findCattle(guest, '4711')).toHaveLength(1);
  expect(await warnings()).toHaveLength(1);
});
