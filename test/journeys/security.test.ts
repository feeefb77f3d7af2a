import { expect, test } from 'vitest';
import { addresses, startJourneys } from '#test/support/journey.ts';
import { searchFromHome } from '#test/support/page-steps.ts';

const { open, visit } = startJourneys();
const home = addresses.country('de');

test('nothing that a visitor or a supplier does sends a request to a third party', async () => {
  const visitor = await visit();
  const asked = new Set<string>();
  const follow = (url: string) => asked.add(new URL(url).origin);
  visitor.on('request', (request) => follow(request.url()));
  await searchFromHome(visitor, 'Rinder', 'Landshut');
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
