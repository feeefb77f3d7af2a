import { expect, test } from 'vitest';
import { demoId } from '#infra/demo/demo-id.ts';
import { invite, makeAccount, newcomer } from '#test/support/account-calls.ts';
import { fillSignIn } from '#test/support/fill-sign-in.ts';
import { startJourneys } from '#test/support/journey.ts';
import { menuOf } from '#test/support/page-steps.ts';

const { visit } = startJourneys();

const OFFICES = [
  {
    role: 'INS',
    called: 'Kontrollstelle',
    more: { agrImport: true },
    pages: ['Anträge', 'Kundschaft suchen'],
    without: 'Konten',
  },
  { role: 'AUT', called: 'Behörde', more: {}, pages: ['Anträge'], without: 'Kundschaft suchen' },
  { role: 'ASO', called: 'Verband', more: {}, pages: ['Anträge'], without: 'Konten' },
  { role: 'ADM', called: 'Verwaltung', more: {}, pages: ['Konten'], without: 'Anträge' },
] as const;

test.each(OFFICES)(
  'somebody invited for $called gets in on the first visit, with the pages of the role and no others',
  async ({ role, called, more, pages, without }) => {
    const staticData = { name: `Neu ${role}`, role, country: demoId('country.de'), ...more };
    const account = await makeAccount(staticData, `${role}@office.example`);
    const page = await visit({ path: `/invitation/${await invite(account)}` });
    await page.getByRole('button', { name: 'Anmelden und annehmen' }).click();
    await fillSignIn(page, newcomer(role.toLowerCase()));
    await page.getByRole('banner').getByText(called, { exact: true }).first().waitFor();
    await page.getByRole('banner').getByText(`Neu ${role}`).waitFor();

    expect(await menuOf(page)).not.toContain(without);
    for (const name of pages) {
      await page
        .getByRole('navigation', { name: 'Hauptmenü' })
        .getByRole('link', { name, exact: true })
        .click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
    }
  },
);
