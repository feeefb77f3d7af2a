import { expect, test } from 'vitest';
import { addresses, startJourneys } from '#test/support/journey.ts';
import { searchFromHome } from '#test/support/page-steps.ts';

const { open, visit } = startJourneys();
const home = addresses.country('de');

test('every page comes with a policy that allows no inline code or style and no foreign frame', async () => {
  const page = await open();
  for (const address of ['/', '/my-offers', '/no/such/page', '/content/privacy']) {
    const answer = await page.goto(home + address);
    const policy = (await answer?.headerValue('content-security-policy')) ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
    expect(await answer?.headerValue('x-content-type-options')).toBe('nosniff');
  }
});

test('nothing that a visitor or a supplier does sends a request to a third party', async () => {
  const visitor = await visit();
  const asked = new Set<string>();
  const follow = (url: string) => asked.add(new URL(url).origin);
  visitor.on('request', (request) => follow(request.url()));
  await searchFromHome(visitor, 'Rinder', { typed: 'Landshut', place: /Landshut/ });
  await visitor.getByRole('article').getByRole('heading').getByRole('link').first().click();
  await visitor.getByRole('link', { name: /^Anrufen/ }).waitFor();
  expect([...asked]).toEqual([home]);

  const supplier = await open();
  supplier.on('request', (request) => follow(request.url()));
  await supplier.goto(home);
  await supplier.getByRole('banner').getByRole('button', { name: 'Anmelden' }).click();
  await supplier.locator('#login').waitFor();
  expect([...asked].sort()).toEqual([home, addresses.signOn].sort());
});

test('words from the address are shown as text, never as markup', async () => {
  const page = await visit();
  await searchFromHome(page, 'Rinder');
  const words = '<img src=x onerror=alert(1)>';
  await page.goto(`${page.url()}?lat=48&lon=11&place=${encodeURIComponent(words)}`);
  await page.getByRole('heading', { level: 1, name: `Rinder bei ${words}` }).waitFor();
  expect(await page.locator('main img').count()).toBe(0);
});
