import type { Page } from 'playwright-core';
import { DEMO_PASSWORD } from '#infra/local/sso/demo-login.ts';

/**
 * Fills in the form of the single sign-on, which the page must show or be about to show, and waits until the browser
 * is back at the product.
 */
export async function fillSignIn(page: Page, login: string): Promise<void> {
  await page.waitForURL(/^http:\/\/sso\.localhost/);
  await page.locator('#login').fill(login);
  await page.locator('#password').fill(DEMO_PASSWORD);
  await page.locator('button[type=submit]').click();
  await page.waitForURL((url) => url.hostname !== 'sso.localhost');
}
