import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startJourneys } from '#test/support/journey.ts';
import { cardOf } from '#test/support/page-steps.ts';

const { visit } = startJourneys();
const CONFLICT = 409;

test('the second of two tabs is refused in words, loses nothing, and saves on the newest state', async () => {
  const first = await visit({
    login: 'supplier.de',
    path: '/my-offers?status=available',
    refusals: [CONFLICT],
  });
  await first
    .getByRole('link', { name: /^Bearbeiten/ })
    .first()
    .click();
  await amountOf(first).waitFor();
  const second = await first.context().newPage();
  await second.goto(first.url());
  await amountOf(second).waitFor();

  await amountOf(first).fill('5100');
  await first.getByRole('checkbox', { name: 'Auf dem Spotmarkt anbieten' }).check();
  await save(first);
  await cardOf(first, '5.100 ').waitFor();

  await amountOf(second).fill('5200');
  await second.getByRole('radio', { name: 'Später' }).check();
  await second.getByRole('textbox', { name: /Verfügbar ab/ }).fill('1.4.2031');
  await save(second);
  const conflict = second.getByRole('alert').filter({ hasText: 'inzwischen geändert' });
  await conflict.waitFor();
  await expect.poll(() => amountOf(second).inputValue()).toBe('5200');

  await conflict.getByRole('button', { name: 'Neuesten Stand laden' }).click();
  await second.getByText('Auch anderswo geändert wurde: Tiere.').waitFor();
  await expect.poll(() => amountOf(second).inputValue()).toBe('5200');
  const day = second.getByRole('textbox', { name: /Verfügbar ab/ });
  await expect.poll(() => day.inputValue()).toBe('1.4.2031');
  const spotMarket = second.getByRole('checkbox', { name: 'Auf dem Spotmarkt anbieten' });
  await expect.poll(() => spotMarket.isChecked()).toBe(true);
  await save(second);
  await cardOf(second, '5.200 ').getByText('Ab 01.04.2031').waitFor();
});

test('a row of the list that was changed elsewhere says so and can be loaded again', async () => {
  const first = await visit({
    login: 'supplier.de',
    path: '/my-offers?status=later',
    refusals: [CONFLICT],
  });
  const row = (page: Page) => page.getByRole('article').first();
  await row(first).waitFor();
  const second = await first.context().newPage();
  await second.goto(first.url());
  await row(second).waitFor();

  await row(first).getByRole('radio', { name: 'Derzeit nicht' }).click();
  await row(first).getByText('Verfügbarkeit gespeichert').waitFor();
  await row(second).getByRole('radio', { name: 'Verfügbar' }).click();
  const refused = row(second).getByRole('alert');
  await refused.getByText(/geändert/).waitFor();
  await refused.getByRole('button', { name: 'Neu laden' }).click();
  await row(second).getByText('Nicht verfügbar').waitFor();
  await row(second).getByRole('radio', { name: 'Verfügbar' }).click();
  await row(second).getByText('Verfügbarkeit gespeichert').waitFor();
});

const amountOf = (page: Page) => page.getByRole('textbox', { name: /^(Tiere|Kapazität)/ });

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Änderungen speichern' }).click();
}
