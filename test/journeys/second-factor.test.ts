import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { totpAt } from '#infra/local/sso/totp.ts';
import { axeViolations } from '#test/support/axe-violations.ts';
import { fillSignIn } from '#test/support/fill-sign-in.ts';
import { addresses, PHONE, startJourneys } from '#test/support/journey.ts';

const { visit } = startJourneys();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Of the set-up page: types the code of the secret that it shows, and returns the secret. */
async function switchOn(page: Page): Promise<string> {
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  await page.getByLabel('Code aus der App').fill(totpAt(secret, Date.now()));
  await button(page, 'Einschalten').click();
  return secret;
}

async function giveCode(page: Page, secret: string): Promise<void> {
  await page.getByLabel('Code aus Ihrer Authenticator-App').fill(totpAt(secret, Date.now()));
  await page.locator('button[type=submit]').click();
}

test('a second factor is switched on by a code, asked for at the next sign-in, and off by a fresh code only', async () => {
  const window = { viewport: PHONE, locale: 'de-DE' };
  const login = 'aso.lu';
  const page = await visit({ country: 'lu', login, path: '/profile/login', window });
  await button(page, 'Zweiten Faktor einrichten').click();
  await page.locator('code').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const secret = await switchOn(page);
  await page.getByText('Eingeschaltet', { exact: true }).waitFor();

  // Another device: the password alone is not enough.
  const other = await visit({ country: 'lu', window });
  await other.goto(`${addresses.country('lu')}/?login-me`);
  await fillPassword(other, login);
  await giveCode(other, secret);
  await other.getByRole('heading', { level: 1 }).waitFor();

  await button(page, 'Ändern').click();
  await fillPassword(page, login);
  await giveCode(page, secret);
  await button(page, 'Ausschalten').click();
  await page.getByText('Ausgeschaltet', { exact: true }).waitFor();
  const again = await visit({ country: 'lu', window });
  await again.goto(`${addresses.country('lu')}/?login-me`);
  await fillSignIn(again, login);
});

/** As `fillSignIn`, which waits to be back at the product. */
async function fillPassword(page: Page, login: string): Promise<void> {
  await page.waitForURL(/^http:\/\/sso\.localhost/);
  await page.locator('#login').fill(login);
  await page.locator('#password').fill('demo');
  await page.locator('button[type=submit]').click();
}
