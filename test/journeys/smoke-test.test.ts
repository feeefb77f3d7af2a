import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { appToken } from '#infra/local/app-token.ts';
import { localAddresses } from '#infra/local/local-addresses.ts';
import { DEMO_PASSWORD } from '#infra/local/sso/demo-login.ts';
import { makeAskSite } from '#infra/operate/smoke/ask-site.ts';
import { launchBrowser } from '#infra/operate/smoke/launch-browser.ts';
import { type Walk, walk } from '#infra/operate/smoke/walk.ts';
import { searchEndpoints } from '#shared/search/endpoints.ts';

const addresses = localAddresses(Number(new URL(inject('baseUrl')).port));
const site = addresses.country('de');
const ask = makeAskSite(site);
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function walked(more: Partial<Walk> = {}): Promise<string[]> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const steps: string[] = [];
  try {
    await walk({
      site,
      page: await context.newPage(),
      person: { login: 'supplier.de', password: DEMO_PASSWORD },
      mailTo: 'smoke@livestock.example',
      tell: (step) => steps.push(step),
      ...more,
    });
  } catch (error) {
    steps.push(String(error));
  } finally {
    await context.close();
  }
  return steps;
}

async function uploads(): Promise<unknown> {
  const token = await appToken(addresses, 'supplier.de');
  return (await ask(searchEndpoints.count, { entityClass: 'upload' }, token)).data;
}

const BEFORE = ['pages', 'health', 'country', 'search'];

test('the smoke test walks through the running product, and removes what it made', async () => {
  const before = await uploads();
  expect(await walked()).toEqual([...BEFORE, 'sign-in', 'save', 'upload', 'mail', 'removed']);
  expect(await uploads()).toEqual(before);
});

test('a step that is otherwise ends it with its name, and what was made until then is removed', async () => {
  const before = await uploads();
  const mailLeft = async () => {
    throw new Error('no mail left');
  };
  expect(await walked({ mailLeft })).toEqual([
    ...BEFORE,
    'sign-in',
    'save',
    'upload',
    'Error: mail: no mail left',
  ]);
  expect(await uploads()).toEqual(before);

  const person = { login: 'supplier.de', password: 'wrong' };
  expect(await walked({ person })).toEqual([
    ...BEFORE,
    'Error: sign-in: the sign-in pages refuse the person',
  ]);
  expect(await walked({ site: addresses.signOn })).toEqual([
    expect.stringMatching(/^Error: pages: http:\/\/sso\.localhost:\d+ answered \d+ without the/),
  ]);
});
