import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoId } from '#infra/demo/demo-entity.ts';
import { type Farm, freeFarm, newcomer } from '#test/support/account-calls.ts';
import { fillSignIn } from '#test/support/fill-sign-in.ts';
import { addresses, PHONE, startJourneys } from '#test/support/journey.ts';
import { mailsTo } from '#test/support/mails.ts';

const { visit } = startJourneys();
const home = addresses.country('de');
const emailOf = (login: string) => `${login}@demo.example`;

test('a farm in use is not had by what its requests show; a mailed code and an invitation let people in', async () => {
  const farm = await freeFarm(6);
  const owner = await visit({ login: newcomer('owner'), path: '/register' });
  await register(owner, farm);
  await inAccount(owner, farm);

  const rival = await visit({ login: newcomer('rival'), path: '/register', refusals: [409, 422] });
  await register(rival, farm);
  await rival.getByRole('heading', { name: 'Dieser Betrieb wird schon genutzt' }).waitFor();
  await rival.getByRole('button', { name: 'Code senden' }).click();
  const code = await codeFor(farm, newcomer('rival'));
  await giveCode(rival, code === '000000' ? '000001' : '000000');
  await rival.getByText('Der Bestätigungscode ist falsch.').waitFor();
  await rival.goto(`${home}/profile`);
  await rival.waitForURL(`${home}/`);
  expect(await rival.getByRole('banner').getByText(farm.name).count()).toBe(0);

  const helper = await visit({ login: newcomer('helper'), path: '/register', refusals: [409] });
  await register(helper, farm);
  await helper.getByRole('button', { name: 'Code senden' }).click();
  await giveCode(helper, await codeFor(farm, newcomer('helper')));
  await inAccount(helper, farm);

  await owner.goto(`${home}/profile#access`);
  await owner.getByRole('link', { name: 'Wer nutzt dieses Konto' }).click();
  await owner.getByRole('heading', { name: '2 von 5 Personen nutzen dieses Konto' }).waitFor();
  const partner = newcomer('partner');
  await owner.getByRole('textbox', { name: 'E-Mail' }).fill(emailOf(partner));
  await owner.getByRole('button', { name: 'Einladen' }).click();
  await owner.getByText('Die Einladung ist unterwegs').waitFor();

  const path = await pathIn(emailOf(partner), /\/invitation\/[\w-]{22}/);
  const invited = await visit({ path, window: { viewport: PHONE } });
  await invited.getByRole('button', { name: 'Anmelden und annehmen' }).click();
  await fillSignIn(invited, partner);
  await invited.waitForURL(`${home}/`);
  await invited.goto(`${home}/profile/users`);
  await invited.getByRole('heading', { name: '3 von 5 Personen nutzen dieses Konto' }).waitFor();

  await owner.reload();
  await owner.getByRole('button', { name: `Entfernen ${emailOf(newcomer('helper'))}` }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Entfernen' }).click();
  await owner.getByRole('heading', { name: '2 von 5 Personen nutzen dieses Konto' }).waitFor();
  await expect
    .poll(() => subjectsTo(farm.email))
    .toEqual(
      expect.arrayContaining([
        `Bitte prüfen: Jemand Neues nutzt ${farm.name}`,
        `Jemand Neues nutzt ${farm.name}`,
        `Jemand nutzt ${farm.name} nicht mehr`,
      ]),
    );
});

test('"that was not me" in the mail to the farm removes who took it, for good; opening the link does nothing', async () => {
  const farm = await freeFarm(7);
  const intruder = newcomer('intruder');
  const taken = await visit({ login: intruder, path: '/register', refusals: [401, 403] });
  await register(taken, farm);
  await inAccount(taken, farm);

  const path = await pathIn(farm.email, /\/not-me\/[\w-]{22}/);
  const toldBody = async () =>
    (await mailsTo(emailOf('ins.de'))).some(({ text }) => text.includes(path));
  await expect.poll(toldBody).toBe(true);
  const farmer = await visit({ path, refusals: [404] });
  await farmer.getByText(emailOf(intruder)).waitFor();
  await taken.goto(`${home}/profile`);
  await taken.getByRole('heading', { level: 1, name: 'Profil' }).waitFor();

  await farmer.getByRole('button', { name: 'Das war nicht ich: Person entfernen' }).click();
  await farmer.getByRole('heading', { level: 1, name: 'Die Person ist entfernt' }).waitFor();
  await taken.goto(`${home}/profile`);
  await taken.waitForURL(`${home}/`);
  expect(await taken.getByRole('banner').getByText(farm.name).count()).toBe(0);

  await taken.goto(`${home}/register`);
  await register(taken, farm);
  await taken.getByText('Für diesen Betrieb kann sich gerade niemand registrieren').waitFor();
  await farmer.reload();
  await farmer.getByRole('heading', { level: 1, name: 'Dieser Link gilt nicht mehr.' }).waitFor();
});

async function register(page: Page, farm: Farm): Promise<void> {
  const body = demoId('account.ins.de');
  await page.getByRole('combobox', { name: 'Kontrollstelle' }).selectOption(body);
  await page.getByRole('textbox', { name: 'Postleitzahl' }).fill(farm.citycode);
  await page.getByRole('textbox', { name: 'Kontrollnummer' }).fill(farm.controlNumber);
  await page.getByRole('main').getByRole('button', { name: 'Registrieren' }).click();
}

async function inAccount(page: Page, farm: Farm): Promise<void> {
  await page.waitForURL(`${home}/`);
  await page.getByRole('banner').getByText(farm.name).waitFor();
}

async function giveCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Code aus der Mail an den Betrieb' }).fill(code);
  await page.getByRole('main').getByRole('button', { name: 'Registrieren' }).click();
}

/** The code that the farm was mailed because this person asked for it. */
async function codeFor(farm: Farm, login: string): Promise<string> {
  const find = async () => {
    const mails = await mailsTo(farm.email);
    const mail = mails.find(
      ({ subject, text }) => / ist der Code für /.test(subject) && text.includes(emailOf(login)),
    );
    return mail?.subject.slice(0, 6);
  };
  await expect.poll(find).toBeDefined();
  return (await find()) ?? '';
}

const subjectsTo = async (address: string) =>
  (await mailsTo(address)).map(({ subject }) => subject);

async function pathIn(address: string, link: RegExp): Promise<string> {
  const find = async () => {
    const mails = await mailsTo(address);
    return mails.map(({ text }) => link.exec(text)?.[0]).find((found) => found !== undefined);
  };
  await expect.poll(find).toBeDefined();
  return (await find()) ?? '';
}
