import { expect, test } from 'vitest';
import { demoRow } from '#test/support/demo-rows.ts';
import { startJourneys } from '#test/support/journey.ts';
import { textOf } from '#test/support/page-steps.ts';

const { visit } = startJourneys();

test('out of a request that came to nothing a farmer makes a new one, with the answers that still fit', async () => {
  const retracted = { field: 'status', comparison: 'eq', value: 'retracted' };
  const { id } = await demoRow('request-process', retracted, 'farmer.de');
  const page = await visit({ login: 'farmer.de', path: `/requests/${id}` });
  const hid = await textOf(page.getByText(/^DE-\d{4}-\d{6}$/));
  await page.getByRole('link', { name: 'Neuen Antrag daraus machen' }).click();
  await page.getByText(/^Dies wird ein neuer Antrag nach einem früheren/).waitFor();
  // Animals, farm, who decides and form are those of before.
  const begin = page.getByRole('button', { name: /^Antrag für / });
  const next = page.getByRole('button', { name: 'Weiter', exact: true });
  await begin.or(next).waitFor();
  while (await next.isVisible()) {
    const part = await textOf(page.getByRole('heading', { level: 2 }).first());
    await next.click();
    await page.getByRole('heading', { level: 2, name: part }).waitFor({ state: 'detached' });
    await begin.or(next).waitFor();
  }
  await begin.click();
  const wanted = page.getByRole('textbox', { name: /^Gewünschte Anzahl/ });
  await wanted.waitFor();
  await expect.poll(() => wanted.inputValue()).toMatch(/^[1-9]/);
  await page.goto(page.url().replace(/\/fill$/, ''));
  await page.getByText('Folgt auf').waitFor();
  await page.getByRole('link', { name: hid }).click();
  await page.locator('.request-head', { hasText: hid }).waitFor();
});
