import type { Page } from 'playwright-core';
import * as z from 'zod';

export type Person = { readonly login: string; readonly password: string };

const Login = z.object({ data: z.object({ jwt: z.string().min(1) }) });
const NAME = 'input[type=text]:visible, input[type=email]:visible, input:not([type]):visible';
const PASSWORD = 'input[type=password]:visible';

/**
 * Signs in as a person does: from a site to its sign-in pages, with name and password, and back. Gives the app token
 * that the pages then get. Whose sign-in pages these are does not matter, nor whether they ask for name and password at
 * once or one after the other: what counts is which fields they show.
 * @throws Error when the sign-in does not lead back
 */
export async function signIn(page: Page, site: string, person: Person): Promise<string> {
  const { host } = new URL(site);
  const isBack = (url: URL) => url.host === host && !url.searchParams.has('code');
  const login = page.waitForResponse(
    (answer) => answer.ok() && new URL(answer.url()).pathname === '/api/auth/domain/login',
  );
  // The caller that waits for it hears of its failure; until then nobody may be told of it.
  login.catch(() => {});
  await page.goto(`${site}/?login-me`);
  await page.waitForURL((url) => url.host !== host);
  while (new URL(page.url()).host !== host) await fillPage(page, host, person);
  const { data } = Login.parse(await (await login).json());
  await page.waitForURL(isBack);
  return data.jwt;
}

/** Fills in what one page asks for, sends it, and waits for the password to be asked for, or to be back. */
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
