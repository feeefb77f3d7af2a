import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { EXPIRED_INVITE } from '#infra/demo/people/expired-invite.ts';
import { newcomer } from '#test/support/account-calls.ts';
import { fillSignIn } from '#test/support/fill-sign-in.ts';
import { startJourneys } from '#test/support/journey.ts';
import { mailsTo } from '#test/support/mails.ts';
import { menuOf } from '#test/support/page-steps.ts';

const { visit } = startJourneys();
const address = `${newcomer('invited')}@demo.example`;
const name = 'Verband Neue Höfe';

test('an administrator invites by mail; who follows the link and signs in has the account with the pages of its role, and nobody after', async () => {
  const admin = await visit({ login: 'admin', path: '/users/new' });
  await admin.getByRole('radio', { name: 'Verband' }).check();
  await admin.getByRole('textbox', { name: /^Name/ }).fill(name);
  await admin.getByRole('textbox', { name: 'E-Mail' }).fill(address);
  await admin.getByRole('button', { name: 'Konto anlegen' }).click();
  await admin.getByRole('heading', { level: 1, name }).waitFor();
  await admin.getByRole('button', { name: 'Einladen' }).click();

  const path = await pathInMail();
  const person = await visit({ path });
  await person.getByRole('button', { name: 'Anmelden und annehmen' }).click();
  await fillSignIn(person, newcomer('invited'));
  await person.getByRole('banner').getByText(name).waitFor();
  await person.getByRole('banner').getByText('Verband', { exact: true }).waitFor();
  expect(await menuOf(person)).not.toContain('Konten');
  const menu = person.getByRole('navigation', { name: 'Hauptmenü' });
  await menu.getByRole('link', { name: 'Anträge', exact: true }).click();
  await person.getByRole('heading', { level: 1, name: 'Anträge' }).waitFor();

  await admin.reload();
  await admin.getByText(/^Einladung angenommen am/).waitFor();
  await admin.getByRole('heading', { name: 'Verknüpfte Nutzer (1 von 5)' }).waitFor();

  const late = await visit({ login: newcomer('late'), path, refusals: [403, 404, 409] });
  await isRefused(late, 'Diese Einladung wurde bereits angenommen.');
  await late.goto(new URL(`/invitation/${EXPIRED_INVITE}`, late.url()).href);
  await isRefused(late, 'Dieser Link gilt nicht mehr.');
  await late.goto(new URL(`/invitation/${'x'.repeat(22)}`, late.url()).href);
  await isRefused(late, 'Dieser Link gilt nicht mehr.');
  await late.getByRole('main').getByRole('link', { name: 'Kontakt und Hilfe' }).click();
  await late.getByRole('heading', { level: 1, name: 'Kontakt' }).waitFor();
});

async function pathInMail(): Promise<string> {
  const find = async () =>
    /\/invitation\/[\w-]{22}/.exec((await mailsTo(address)).at(-1)?.text ?? '')?.[0];
  await expect.poll(find).toBeDefined();
  return (await find()) ?? '';
}

async function isRefused(page: Page, title: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}
