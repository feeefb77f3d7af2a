import type { Page } from 'playwright-core';
import * as z from 'zod';

export type Person = { readonly login: string; readonly password: string };

const Login = z.object({ data: z.object({ jwt: z.string().min(1) }) });
const NAME = 'input[type=text]:visible, input[type=email]:visible, input:not([type]):visible';
const PASSWORD = 'input[type=password]:visible';

/**
 * Signs in as a person does: from a site to its sign-in pages, with name and password, and back. Returns the app
 * token that the pages then get. It works by the fields that pages show, so that it serves sign-in pages of any
 * provider, also those that ask for name and password one after the other.
 * @throws Error when the sign-in does not lead back
 */
export async function signIn(page: Page, site: string, person: Person): Promise<string> {
  const { host } = new URL(site);
  const isBack = (url: URL) => url.host === host && !url.searchParams.has('code');
  const login = page.waitForResponse(
    (answer) => answer.ok() && new URL(answer.url()).pathname === '/api/auth/domain/login',
  );
  // The caller handles the failure when it awaits this promise; until then it must not count as unhandled.
  login.catch(() => {});
  await page.goto(`${site}/?login-me`);
  await page.waitForURL((url) => url.host !== host);
  while (new URL(page.url()).host !== host) await fillPage(page, host, person);
  const { data } = Login.parse(await (await login).json());
  await page.waitForURL(isBack);
  return data.jwt;
}

/** Fills in the fields of one page, sends it, and waits for the field of the password or for the site. */
async function fillPage(page: Page, host: string, { login, password }: Person): Promise<void> {
  await page.locator(`${PASSWORD}, ${NAME}`).first().waitFor();
  const name = page.locator(NAME).first();
  const secret = page.locator(PASSWORD).first();
  const asksPassword = await secret.isVisible();
  if ((await name.isVisible()) && (await name.isEditable())) await name.fill(login);
  if (asksPassword) await secret.fill(password);
  await (asksPassword ? secret : name).press('Enter');
  await Promise.race([
    page.waitForURL((url) => url.host === host),
    refusal(page),
    ...(asksPassword ? [] : [secret.waitFor()]),
  ]);
}

async function refusal(page: Page): Promise<never> {
  await page.getByRole('alert').first().waitFor();
  throw new Error('the sign-in pages refuse the person');
}
