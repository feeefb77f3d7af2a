import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { totpAt } from '#infra/local/sso/totp.ts';
import { axeViolations } from '#test/support/axe-violations.ts';
import { fillSignIn } from '#test/support/fill-sign-in.ts';
import { addresses, PHONE, startJourneys } from '#test/support/journey.ts';

const { visit } = startJourneys();
const LOGIN = 'aso.lu';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function giveCode(page: Page, secret: string): Promise<void> {
  await page.getByLabel('Code aus Ihrer Authenticator-App').fill(totpAt(secret, Date.now()));
  await page.locator('button[type=submit]').click();
}

test('a second factor is switched on by a code, asked for at the next sign-in, and off by a fresh code only', async () => {
  const window = { viewport: PHONE, locale: 'de-DE' };
  const path = '/profile/login';
  const page = await visit({ country: 'lu', login: LOGIN, path, window });
  await button(page, 'Zweiten Faktor einrichten').click();
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('Code aus der App').fill(totpAt(secret, Date.now()));
  await button(page, 'Einschalten').click();
  await page.getByText('Eingeschaltet', { exact: true }).waitFor();

  // Another device: the password alone is not enough.
  const other = await visit({ country: 'lu', window });
  await other.goto(`${addresses.country('lu')}/?login-me`);
  await fillPassword(other);
  await giveCode(other, secret);
  await other.getByRole('heading', { level: 1 }).waitFor();

  await button(page, 'Ändern …').click();
  await fillPassword(page);
  await giveCode(page, secret);
  await button(page, 'Ausschalten').click();
  await page.getByText('Ausgeschaltet', { exact: true }).waitFor();
  const again = await visit({ country: 'lu', window });
  await again.goto(`${addresses.country('lu')}/?login-me`);
  await fillSignIn(again, LOGIN);
});

/** As `fillSignIn`, which waits to be back at the product. */
async function fillPassword(page: Page): Promise<void> {
  await page.waitForURL(/^http:\/\/sso\.localhost/);
  await page.locator('#login').fill(LOGIN);
  await page.locator('#password').fill('demo');
  await page.locator('button[type=submit]').click();
}
