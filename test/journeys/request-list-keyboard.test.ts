import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startJourneys } from '#test/support/journey.ts';
import { focusedOn, tabTo, waitForFocus } from '#test/support/keyboard.ts';

const { visit } = startJourneys();
const NUMBER = /^[A-Z]{2}-\d{4}-\d{6}$/;

test('an office goes through its list, chooses rows, searches and opens one with single keys', async () => {
  const page = await visit({ country: 'at', login: 'ins.at' });
  await openList(page);
  await tabTo(page, NUMBER);
  const first = (await focusedOn(page)).name;
  await page.keyboard.press('x');
  await page.getByText('1 ausgewählt').waitFor();
  await page.keyboard.press('j');
  const second = (await focusedOn(page)).name;
  expect(second).toMatch(NUMBER);
  expect(second).not.toBe(first);
  await page.keyboard.press('x');
  await page.getByText('2 ausgewählt').waitFor();
  await page.keyboard.press('k');
  await waitForFocus(page, first);

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Tastenkürzel' });
  await help.waitFor();
  expect(await help.getByRole('term').allTextContents()).toEqual(
    expect.arrayContaining(['j', 'k', 'x', 'Eingabe', '/', '?']),
  );
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'detached' });
  await waitForFocus(page, first);
  await page.keyboard.press('/');
  await waitForFocus(page, 'Nummer oder Betrieb');
  await page.keyboard.type(first);
  await page.keyboard.press('Enter');
  await page.getByRole('status').filter({ hasText: '1 Antrag' }).waitFor();
  await tabTo(page, NUMBER);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: first }).waitFor();
});

test('who switches the shortcuts off in the profile has none', async () => {
  const page = await visit({ country: 'at', login: 'ins.at' });
  await setShortcuts(page, false);
  await openList(page);
  await tabTo(page, NUMBER);
  const name = (await focusedOn(page)).name;
  for (const key of ['j', 'x', '/', '?']) await page.keyboard.press(key);
  expect((await focusedOn(page)).name).toBe(name);
  expect(await page.getByText(/ausgewählt$/).count()).toBe(0);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await setShortcuts(page, true);
});

async function openList(page: Page): Promise<void> {
  await page.goto(new URL('/requests?view=all', page.url()).href);
  await page.getByRole('link', { name: NUMBER }).first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function setShortcuts(page: Page, wanted: boolean): Promise<void> {
  await page.goto(new URL('/profile', page.url()).href);
  await page.getByRole('checkbox', { name: /^Tastenkürzel in Listen/ }).setChecked(wanted);
  const form = page.locator('form').filter({ hasText: 'Tastenkürzel in Listen' });
  await form.getByRole('button', { name: /^Speichern/ }).click();
  await form.getByText('Gespeichert').waitFor();
}
