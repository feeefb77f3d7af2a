import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { CLIENT_ID, localAddresses } from '#infra/local/local-addresses.ts';
import { launchBrowser } from '#infra/operate/smoke/launch-browser.ts';
import { axeViolations } from '#test/support/axe-violations.ts';
import { fillSignIn } from '#test/support/fill-sign-in.ts';

const addresses = localAddresses(Number(new URL(inject('baseUrl')).port));
const home = `${addresses.country('de')}/`;
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const signInAddress = `${addresses.signOn}/auth?${new URLSearchParams({
  client_id: CLIENT_ID,
  response_type: 'code',
  scope: 'openid email profile',
  redirect_uri: home,
  state: 'x',
  code_challenge: 'x'.repeat(43),
  code_challenge_method: 'S256',
  ui_locales: 'de-DE',
})}`;

async function inContext(
  options: Parameters<Browser['newContext']>[0],
  act: (page: Page, context: BrowserContext) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext(options);
  try {
    await act(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

/** The extremes: both themes, a phone and a desk. */
const LOOKS = [
  { colorScheme: 'light', viewport: { width: 390, height: 800 } },
  { colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
] as const;

test('the sign-in form, also with its error, and /dev are accessible', async () => {
  for (const look of LOOKS) {
    await inContext(look, async (page) => {
      await page.goto(signInAddress);
      const empty = await axeViolations(page);
      await page.locator('#login').fill('farmer.de');
      await page.locator('#password').fill('wrong');
      await page.keyboard.press('Enter');
      await page.locator('[role=alert]').waitFor();
      const refused = await axeViolations(page);

      expect([...empty, ...refused]).toEqual([]);
      expect(await page.locator('#login').inputValue()).toBe('farmer.de');
    });
  }
  await inContext({}, async (page) => {
    await page.goto(`${home}dev`);
    expect(await axeViolations(page)).toEqual([]);
  });
});

test('signing in leads back to the product, signing out there and back without a question', async () => {
  await inContext({}, async (page, context) => {
    // The product's own start-up would take the code away from the address.
    const noScript = { contentType: 'text/javascript', body: '' };
    await context.route(`${home}assets/*.js`, (route) => route.fulfill(noScript));
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    await page.goto(signInAddress);
    await fillSignIn(page, 'farmer.de');
    expect(new URL(page.url()).searchParams.get('code')).toMatch(/^.{20,}$/);

    // The single sign-on remembers: no form.
    await page.goto(signInAddress);
    expect(page.url()).toMatch(new RegExp(`^${home}\\?code=`));

    const signOut = new URLSearchParams({ client_id: CLIENT_ID, post_logout_redirect_uri: home });
    await page.goto(`${addresses.signOn}/session/end?${signOut}`);
    await page.waitForURL(home);
    await page.goto(signInAddress);
    await page.locator('#password').waitFor();

    // Nobody is signed in now; signing out again ends at the product, too.
    await page.goto(`${addresses.signOn}/session/end?${signOut}`);
    await page.waitForURL(home);
    expect(complaints).toEqual([]);
  });
});
