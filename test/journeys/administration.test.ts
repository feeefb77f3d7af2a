import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startJourneys } from '#test/support/journey.ts';

const { visit } = startJourneys();

const manage = (path: string) =>
  visit({ country: 'admin', login: 'admin', path: `/manage${path}` });
const nameIn = (page: Page, language: string, field = 'Bezeichnung') =>
  page.getByLabel(`${field}, ${language}`, { exact: true });
const saved = (page: Page) => page.getByText('Nichts geändert').waitFor();

/** Chooses entries by name from the list behind a field. */
async function pick(page: Page, field: string, names: readonly string[]): Promise<void> {
  await page.getByRole('group', { name: field }).getByRole('button').click();
  const dialog = page.getByRole('dialog');
  for (const name of names) await dialog.getByLabel(name, { exact: true }).check();
  await dialog.getByRole('button', { name: 'Übernehmen' }).click();
}

test('a country is opened by clicks', async () => {
  const page = await manage('/country');
  await page.getByRole('link', { name: 'Neu' }).click();
  await nameIn(page, 'English').fill('Croatia');
  await nameIn(page, 'Deutsch').fill('Kroatien');
  await page.getByLabel(/^Länderkürzel/).fill('HR');
  await page.getByLabel(/^Adressen/).fill('hr.localhost');
  await page.getByRole('checkbox', { name: 'Hrvatski' }).check();
  await page.getByRole('checkbox', { name: /^Auf der Website/ }).check();
  await pick(page, 'Freigeschaltete Tierarten', ['Rinder', 'Schafe']);
  await page.getByRole('button', { name: 'Anlegen' }).click();
  await page.getByRole('heading', { level: 1, name: 'Kroatien' }).waitFor();
  await saved(page);
});

test('what is refused is said at its field; a domain belongs to one country', async () => {
  const page = await visit({
    country: 'admin',
    login: 'admin',
    path: '/manage/country/new',
    refusals: [400, 409],
  });
  await page.getByRole('button', { name: 'Anlegen' }).click();
  const summary = page.getByRole('alert');
  await summary.getByRole('link', { name: /^Länderkürzel/ }).waitFor();
  await nameIn(page, 'Deutsch').fill('Ungarn');
  await page.getByLabel(/^Länderkürzel/).fill('HU');
  await page.getByLabel(/^Adressen/).fill('de.localhost');
  await page.getByRole('checkbox', { name: 'Magyar' }).check();
  await page.getByRole('button', { name: 'Anlegen' }).click();
  await summary.getByText(/schon bei einem anderen Eintrag/).waitFor();
  expect(await page.getByLabel(/^Länderkürzel/).inputValue()).toBe('HU');
});

test('of two administrators the second sees what differs, and nothing is overwritten in silence', async () => {
  const open = () =>
    visit({ country: 'admin', login: 'admin', path: '/manage/category2', refusals: [409] });
  const [first, second] = [await open(), await open()];
  for (const page of [first, second]) {
    const list = page.getByRole('region', { name: 'Kategorien II' });
    await list.getByRole('rowheader').first().getByRole('link').click();
    await nameIn(page, 'Deutsch').waitFor();
  }
  const before = await nameIn(first, 'Deutsch').inputValue();
  await nameIn(first, 'Deutsch').fill(`${before} eins`);
  await first.getByLabel('Grund der Änderung (freiwillig)').fill('klarer');
  await first.getByRole('button', { name: 'Speichern' }).click();
  await saved(first);

  await nameIn(second, 'Deutsch').fill(`${before} zwei`);
  await second.getByRole('button', { name: 'Speichern' }).click();
  const clash = second.getByRole('alert');
  await clash.getByText(`${before} eins`).waitFor();
  await clash.getByText(`${before} zwei`).waitFor();
  expect(await nameIn(second, 'Deutsch').inputValue()).toBe(`${before} eins`);
  await clash.getByRole('button', { name: 'Bezeichnung: meine Angabe nehmen' }).click();
  await second.getByRole('button', { name: 'Speichern' }).click();
  await saved(second);

  await second.getByText('klarer').waitFor();
  const older = second.getByRole('button', { name: 'Stand 1 ansehen' });
  await older.click();
  await second.getByRole('button', { name: 'Diesen Stand ins Formular holen' }).click();
  await expect.poll(() => nameIn(second, 'Deutsch').inputValue()).toBe(before);
  await second.getByRole('button', { name: 'Speichern' }).click();
  await saved(second);
});

test('a guest and a farmer have no administration, and load nothing of it', async () => {
  for (const login of [undefined, 'farmer.de'] as const) {
    const page = await visit({ ...(login && { login }) });
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    await page.goto(new URL('/manage/animalkind', page.url()).href);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(files.filter((url) => url.includes('administration'))).toEqual([]);
  }
});

// Last, since a process knows the countries for a minute.
test('a visitor finds the new country with its animals', async () => {
  const visitor = await visit({ country: 'hr', refusals: [404] });
  await expect
    .poll(
      async () => {
        await visitor.reload();
        return visitor.getByText('Croatia').first().textContent();
      },
      { timeout: 90_000 },
    )
    .toBe('Croatia');
  await visitor
    .getByRole('link', { name: 'Cattle' })
    .or(visitor.getByLabel('Cattle'))
    .first()
    .waitFor();
});
