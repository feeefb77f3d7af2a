import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { APP_TOKEN_SECONDS } from '#shared/kernel/limits.ts';
import { DAY_MS, SECOND_MS } from '#shared/kernel/time.ts';
import { fillSignIn } from '#test/support/fill-sign-in.ts';
import { addresses, startJourneys } from '#test/support/journey.ts';

const { open } = startJourneys();
const home = addresses.country('de');
const LOGIN = '/api/auth/domain/login';

/** A window on a device whose clock is so far off. */
async function openAt(shiftMs: number): Promise<Page> {
  const page = await open();
  await page.context().clock.install({ time: Date.now() + shiftMs });
  return page;
}

const title = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

test.each([
  ['three days ahead', 3 * DAY_MS],
  ['three days behind', -3 * DAY_MS],
])('on a device whose clock is %s people sign in and stay signed in', async (_, shiftMs) => {
  const page = await openAt(shiftMs);
  const logins: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(LOGIN)) logins.push(request.url());
  });
  await page.goto(`${home}/?login-me`);
  await fillSignIn(page, 'farmer.de');
  await title(page, 'Welche Tiere suchen Sie?');
  await page.goto(`${home}/requests`);
  await title(page, 'Anträge');
  await page.clock.runFor(20 * SECOND_MS);
  // Once when the sign-in came back, once for the page that was opened.
  expect(logins).toHaveLength(2);

  await page.clock.fastForward(APP_TOKEN_SECONDS * SECOND_MS);
  await expect.poll(() => logins).toHaveLength(3);
  await page.getByRole('link', { name: 'Start', exact: true }).first().click();
  await title(page, 'Welche Tiere suchen Sie?');
  await page.locator('.user-menu').waitFor();
  expect(logins).toHaveLength(3);
});
